// Constants that build.mjs replaces.

/** Version of this package. */
declare const __VERSION__: string;
/** File of the client, relative to the loader. */
declare const __CLIENT__: string;
/** Minified name of its export `createWidgetClient`. */
declare const __CREATE_CLIENT__: string;
/** File of the sandbox, relative to the loader. */
declare const __SANDBOX__: string;
/** File of the dialog, relative to the loader. */
declare const __WIDGET__: string;
/** Minified name of its export `createWidget`. */
declare const __CREATE_WIDGET__: string;
/** File of the Send dialog, relative to the loader. */
declare const __SEND__: string;
/** Minified name of its export `EmbeddedSend`. */
declare const __EMBEDDED_SEND__: string;
/** File of the screens, relative to the loader. */
declare const __SCREENS__: string;
/** Minified name of its export `EmbeddedWallet`. */
declare const __EMBEDDED_WALLET__: string;
/** Style sheet of the parts that Receive draws. */
declare const __STYLES__: string;
/** Rules that Send draws with in addition. */
declare const __SEND_STYLES__: string;
/** Rules that the screens and their dialogs draw with in addition. */
declare const __SCREEN_STYLES__: string;
