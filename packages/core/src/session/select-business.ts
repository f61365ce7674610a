/**
 * Selects the business to work with (R-WAL-06): the stored one if it exists, else the first. Ids
 * are positive integers, stored as text and compared strictly.
 */
export function selectBusiness<B extends { readonly id: number }>(
  businesses: readonly B[],
  storedId: string | null,
): B | null {
  const stored = businesses.find((business) => String(business.id) === storedId);
  return stored ?? businesses[0] ?? null;
}
