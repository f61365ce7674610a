import { mostDecimals } from './add-amounts.ts';
import { type Decimal, parseAmount, trimDecimal } from './decimal.ts';
import { formatAmount } from './format-amount.ts';

export interface ComparedAmounts {
  /** Above zero where the first amount is more. */
  readonly sign: -1 | 0 | 1;
  /** Difference without its sign, exact, without trailing zeros. */
  readonly by: Decimal;
}

/**
 * Compares two amounts of one currency, exactly.
 * @example
 * compareAmounts(toDecimal('60.00'), toDecimal('50')); // { sign: 1, by: '10' }
 */
export function compareAmounts(amount: Decimal, than: Decimal): ComparedAmounts {
  const more = parseAmount(amount, mostDecimals) - parseAmount(than, mostDecimals);
  const by = trimDecimal(formatAmount(more < 0n ? -more : more, mostDecimals));
  return { sign: more > 0n ? 1 : more < 0n ? -1 : 0, by };
}
