/** Style sheets of the dialog `contacts` as text, for shadow trees: style-text-plugin.ts writes them. */
export const styleTexts: readonly string[] = ['__BILLFOLD_STYLES__'];
