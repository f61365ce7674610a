import type { Price } from '../contract/payments/payment.ts';
import { addAmounts } from '../money/add-amounts.ts';
import { compareAmounts } from '../money/compare-amounts.ts';
import type { Decimal } from '../money/decimal.ts';

/** Price of a payment and what came of it, in one currency. */
export interface PaidPrice {
  readonly credited: Decimal;
  readonly price: Price;
  /** Part of the price that was paid elsewhere. */
  readonly paidElsewhere?: Decimal | null | undefined;
}

/**
 * Returns the value that arrived above the price, in its currency; null where nothing did at the rates of the payer. Of a
 * part that was paid elsewhere anything that arrives is above the price.
 * @example
 * findExcess({ credited: toDecimal('60'), price: { amount: toDecimal('50'), currency: 'EUR' } }); // 10 EUR
 */
export function findExcess({
  credited,
  price: { amount, currency },
  paidElsewhere,
}: PaidPrice): Price | null {
  const paid = paidElsewhere ? addAmounts([credited, paidElsewhere]) : credited;
  const { sign, by } = compareAmounts(paid, amount);
  return sign > 0 ? { amount: by, currency } : null;
}
