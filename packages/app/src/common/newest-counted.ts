/**
 * Returns the counted transfer with the fewest confirmations, whose blocks a payment waits for; undefined where none
 * counts. It need not be in the coin that was chosen last.
 */
export function newestCounted<
  T extends { readonly counted: boolean; readonly confirmations: number },
>(transfers: readonly T[]): T | undefined {
  const counted = transfers.filter((each) => each.counted);
  return counted.toSorted((one, other) => one.confirmations - other.confirmations)[0];
}
