// Style sheets of host pages, as dialogs of ours meet them.

/** The first lines of most style sheets written by hand. */
export const reset = `
* { margin: 0; padding: 0; box-sizing: border-box; }
`;

/** Preflight of Tailwind 3, with its theme values written out. */
export const tailwind3 = `
*, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb; }
::before, ::after { --tw-content: ''; }
html, :host { line-height: 1.5; -webkit-text-size-adjust: 100%; tab-size: 4; font-family: ui-sans-serif, system-ui, sans-serif; font-feature-settings: normal; font-variation-settings: normal; -webkit-tap-highlight-color: transparent; }
body { margin: 0; line-height: inherit; }
hr { height: 0; color: inherit; border-top-width: 1px; }
abbr:where([title]) { text-decoration: underline dotted; }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
a { color: inherit; text-decoration: inherit; }
b, strong { font-weight: bolder; }
code, kbd, samp, pre { font-family: ui-monospace, monospace; font-feature-settings: normal; font-variation-settings: normal; font-size: 1em; }
small { font-size: 80%; }
sub, sup { font-size: 75%; line-height: 0; position: relative; vertical-align: baseline; }
table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
button, input, optgroup, select, textarea { font-family: inherit; font-feature-settings: inherit; font-variation-settings: inherit; font-size: 100%; font-weight: inherit; line-height: inherit; letter-spacing: inherit; color: inherit; margin: 0; padding: 0; }
button, select { text-transform: none; }
button, input:where([type='button']), input:where([type='reset']), input:where([type='submit']) { -webkit-appearance: button; background-color: transparent; background-image: none; }
:-moz-focusring { outline: auto; }
progress { vertical-align: baseline; }
[type='search'] { -webkit-appearance: textfield; outline-offset: -2px; }
summary { display: list-item; }
blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0; }
fieldset { margin: 0; padding: 0; }
legend { padding: 0; }
ol, ul, menu { list-style: none; margin: 0; padding: 0; }
dialog { padding: 0; }
textarea { resize: vertical; }
input::placeholder, textarea::placeholder { opacity: 1; color: #9ca3af; }
button, [role="button"] { cursor: pointer; }
:disabled { cursor: default; }
img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
img, video { max-width: 100%; height: auto; }
[hidden]:where(:not([hidden="until-found"])) { display: none; }
`;

/** Makes 1rem ten pixels, as many pages do. */
export const smallRoot = `
html { font-size: 62.5%; }
`;

/** Writes from right to left, as `dir=rtl` on the page does. */
export const rightToLeft = `
html { direction: rtl; }
`;

/** Takes every author style away. */
export const revert = `
* { all: revert; }
`;

/** Styles elements by their names, and text with `!important`. */
export const rude = `
body { color: #c00; font: 18px/2 Georgia, serif; text-align: center; word-spacing: 4px; }
button { padding: 20px; border: 4px dotted red; border-radius: 0; background: gold; color: purple; font: 700 22px Georgia; text-transform: uppercase; box-shadow: 4px 4px 0 black; }
button:hover { background: orange; transform: rotate(1deg); }
dialog { margin: 40px; padding: 40px; border: 10px solid lime; max-width: 300px; background: pink; opacity: .9; }
input, select, textarea { width: 100px; padding: 20px; border: 3px solid blue; background: lightyellow; outline: 2px solid green; }
h1, h2, h3, p, ul, li, label, header, footer, section, form { margin: 20px; padding: 10px; color: green; float: left; background: #eee; }
a { color: lime; text-decoration: line-through; }
svg { width: 60px; height: 60px; fill: red; transform: rotate(5deg); }
span, div { line-height: 3; text-indent: 10px; border-left: 1px solid red; }
* { letter-spacing: 3px !important; text-transform: uppercase !important; }
`;
