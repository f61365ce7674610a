/**
 * What an amount field holds after a keystroke made it `text`: all but digits and the point is
 * stripped; a second point or more than `digits` decimals keeps `previous`. For typing only: a
 * pasted or scanned amount goes through `parseAmount`.
 * @see spec §5
 */
export function sanitizeAmountInput(previous: string, text: string, digits: number): string {
  const kept = text.replace(/[^\d.]/g, '');
  const point = kept.indexOf('.');
  if (point === -1) return kept;
  const fraction = kept.slice(point + 1);
  return fraction.includes('.') || fraction.length > digits ? previous : kept;
}

/** `1,5` as `1.5` where the locale writes its decimals after a comma; other texts unchanged. */
export function withDecimalPoint(text: string, decimalSeparator: string): string {
  if (decimalSeparator !== ',' || text.includes('.')) return text;
  return text.indexOf(',') === text.lastIndexOf(',') ? text.replace(',', '.') : text;
}
