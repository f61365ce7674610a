/** Decimal text as a whole number of 10^-18, which holds the amounts of every network. */
export function units(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(18, '0'));
}

/** Amounts show eight digits: half of the last one is the most that rounding hides. */
export const rounding = 5n * 10n ** 9n;

/** Formats an amount as lists do: eight decimals, rounded half up, without trailing zeros. */
export function shown(amount: bigint): string {
  const text = ((amount + rounding) / 10n ** 10n).toString().padStart(9, '0');
  return `${text.slice(0, -8)}.${text.slice(-8)}`.replace(/0+$/, '');
}
