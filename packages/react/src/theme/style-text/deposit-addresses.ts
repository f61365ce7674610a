/** Style sheets of the dialog `deposit-addresses` as text, for shadow trees: style-text-plugin.ts writes them. */
export const styleTexts: readonly string[] = ['__BILLFOLD_STYLES__'];
