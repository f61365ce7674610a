/** Style sheets of the dialog `scanner` as text, for shadow trees: style-text-plugin.ts writes them. */
export const styleTexts: readonly string[] = ['__BILLFOLD_STYLES__'];
