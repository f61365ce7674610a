/**
 * Computes the number of rows on all pages from the rows of one page, where that is possible: on a
 * page that is not full, and not empty behind others. Otherwise null: they must be counted.
 */
export function totalOf(
  rows: readonly unknown[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): number | null {
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1);
  return isLast ? (page - 1) * pageSize + rows.length : null;
}
