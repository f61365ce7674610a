/**
 * Sanitizes the text of an amount field after a keystroke: everything but digits and the point is
 * stripped; a second point or more than `digits` decimals keeps `previous`. For typing only: pasted
 * text goes through `readPastedAmount`, scanned text through `parseAmount`.
 * @example
 * sanitizeAmountInput('0.5', '0.5x', 8); // '0.5'
 */
export function sanitizeAmountInput(previous: string, text: string, digits: number): string {
  const kept = text.replace(/[^\d.]/g, '');
  const point = kept.indexOf('.');
  if (point === -1) return kept;
  const fraction = kept.slice(point + 1);
  return fraction.includes('.') || fraction.length > digits ? previous : kept;
}

/**
 * `1,5` as `1.5` where the locale writes its decimals after a comma; other texts unchanged.
 * @example
 * withDecimalPoint('1,5', ','); // '1.5'
 */
export function withDecimalPoint(text: string, decimalSeparator: string): string {
  if (decimalSeparator !== ',' || text.includes('.')) return text;
  return text.indexOf(',') === text.lastIndexOf(',') ? text.replace(',', '.') : text;
}

/**
 * Parses a pasted amount to digits and at most one point: `0.5`, `0.5 BTC` where that is the unit,
 * `$1,234.50` in dollars. Null for everything else, such as `0,5` or `1,234`, which mean different
 * numbers to different readers: see "Pasted amounts" in docs/decisions/money.md.
 * @example
 * readPastedAmount('0.5 BTC', 'BTC'); // '0.5'
 * readPastedAmount('1,234', 'BTC'); // null
 */
export function readPastedAmount(text: string, unit: string): string | null {
  const bare = withoutUnit(text.trim(), unit);
  if (/^(\d+\.?\d*|\.\d+)$/.test(bare)) return bare;
  return /^\d{1,3}(,\d{3})+\.\d+$/.test(bare) ? bare.replaceAll(',', '') : null;
}

function withoutUnit(text: string, unit: string): string {
  const symbol = unit.toLowerCase();
  if (text.toLowerCase().endsWith(symbol)) return text.slice(0, -symbol.length).trim();
  return symbol === 'usd' && text.startsWith('$') ? text.slice(1).trim() : text;
}
