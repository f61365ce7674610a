/**
 * How many rows there are on all pages, where the rows of one tell it: of a page that is not full, and
 * not empty behind others. Else null: they have to be counted.
 */
export function totalOf(
  rows: readonly unknown[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): number | null {
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1);
  return isLast ? (page - 1) * pageSize + rows.length : null;
}
