export function sumValues(items: readonly { readonly value: bigint }[]): bigint {
  return items.reduce((sum, { value }) => sum + value, 0n);
}
