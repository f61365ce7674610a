/** In the reader's locale: where it is a comma, `1,5` must not be taken for 15. */
export function decimalSeparator(): string {
  const parts = new Intl.NumberFormat().formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
