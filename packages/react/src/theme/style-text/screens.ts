/** Style sheets of the screens as text, for shadow trees: style-text-plugin.ts writes them. */
export const styleTexts: readonly string[] = ['__BILLFOLD_STYLES__'];
