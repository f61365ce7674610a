// Constants that build.mjs replaces.

type HashedFiles = import('./chunk-loader.ts').HashedFiles;

/** Version of this package. */
declare const __VERSION__: string;
/** File of the client with what it imports, each with its hash. */
declare const __CLIENT__: HashedFiles;
/** Minified name of its export `startChunks`. */
declare const __START_CHUNKS__: string;
/** File of the sandbox. */
declare const __SANDBOX__: HashedFiles;
/** File of the dialog with what it imports. */
declare const __WIDGET__: HashedFiles;
/** Minified name of its export `createWidget`. */
declare const __CREATE_WIDGET__: string;
/** File of the Send dialog with what it imports. */
declare const __SEND__: HashedFiles;
/** Minified name of its export `EmbeddedSend`. */
declare const __EMBEDDED_SEND__: string;
/** File of the hashes of all other chunks. */
declare const __HASHES__: HashedFiles;
/** Minified name of the export `EmbeddedWallet` of the screens, whose files are among these. */
declare const __EMBEDDED_WALLET__: string;
/** Style sheet of the parts that Receive draws. */
declare const __STYLES__: string;
/** Rules that Send draws with in addition. */
declare const __SEND_STYLES__: string;
/** Rules that the screens and their dialogs draw with in addition. */
declare const __SCREEN_STYLES__: string;
