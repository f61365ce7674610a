import { type Decimal, formatAmount, parseAmount } from '@billfold/core';
import { decimalsOfPrice } from './priced-currencies.ts';

/** Reads a typed price above zero; null for any other text. */
export function readPrice(text: string, currency: string): Decimal | null {
  const decimals = decimalsOfPrice(currency);
  try {
    const units = parseAmount(text.trim().replace(/\.$/, ''), decimals);
    return units > 0n ? formatAmount(units, decimals) : null;
  } catch {
    return null;
  }
}
