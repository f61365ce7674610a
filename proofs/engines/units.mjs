/** Parses decimal text as base units of an asset. */
export function toUnits(text, decimals) {
  const [whole, fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
