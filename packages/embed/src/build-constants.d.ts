/** Written in by the build. */
declare const __VERSION__: string;
/** File of the widget, beside the loader. */
declare const __WIDGET__: string;
/** The style sheet of what the widget draws. */
declare const __STYLES__: string;
