import { type AssetDigits, type Decimal, formatAmount } from '@billfold/core';
import { splitAmount } from './split-amount.ts';

/** Formats an amount for a sentence: its thousands grouped, without zeros at the end. */
export function groupedAmount(amount: Decimal, asset: AssetDigits): string {
  const text = formatAmount(amount, { ...asset, trim: true });
  return splitAmount(text)?.figure ?? text;
}
