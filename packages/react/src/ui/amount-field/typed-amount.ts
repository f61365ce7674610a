import { readPastedAmount, withDecimalPoint } from '@billfold/core';

/**
 * Writes the comma of a typed text as a point, in every locale: without one, `0,5` would become 05. Who writes
 * thousands so sees the point at the keystroke.
 */
export const withTypedPoint = (text: string): string => withDecimalPoint(text, ',');

/** Returns the number of a pasted text; null where it has none, or may be read in two ways. */
export function pastedAmount(text: string, unit: string): string | null {
  const own = text.includes(',') ? withDecimalPoint(text, decimalSeparator()) : text;
  return readPastedAmount(own, unit);
}

/** Asked for a text with a comma alone: a browser takes its time to answer, once on a page. */
function decimalSeparator(): string {
  const parts = new Intl.NumberFormat().formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
