import { readPastedAmount, withDecimalPoint } from '@billfold/core';

/** `1,5` as `1.5` where the reader's locale writes its decimals so: it must not be taken for 15. */
export function withOwnPoint(text: string): string {
  // A browser takes its time to say how, once on a page: not before there is a comma.
  return text.includes(',') ? withDecimalPoint(text, decimalSeparator()) : text;
}

/** The number of a pasted text; null where it says none, or may say two. */
export function pastedAmount(text: string, unit: string): string | null {
  return readPastedAmount(withOwnPoint(text), unit);
}

function decimalSeparator(): string {
  const parts = new Intl.NumberFormat().formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
