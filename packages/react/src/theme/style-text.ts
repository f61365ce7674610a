/**
 * The text of `styles.css`, for shadow trees, which no style sheet of the page reaches. The build of
 * this package writes it here (style-text-plugin.ts); it is imported by `isolation="shadow"` alone.
 */
export const styleText: string = '__BILLFOLD_STYLES__';
