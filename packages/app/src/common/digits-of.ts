/** Returns the decimals in which an amount is told roughly: two, and of one below 1 the first four digits. */
export function digitsOf(amount: string): number {
  const zeros = /^0\.(0*)/.exec(amount)?.[1];
  return zeros === undefined ? 2 : zeros.length + 4;
}
