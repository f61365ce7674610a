/**
 * The business to work with: the stored one if it is among them, else the first. Ids are positive
 * integers, stored as text and compared strictly.
 * @see spec §4 Business selection
 */
export function selectBusiness<B extends { readonly id: number }>(
  businesses: readonly B[],
  storedId: string | null,
): B | null {
  const stored = businesses.find((business) => String(business.id) === storedId);
  return stored ?? businesses[0] ?? null;
}
