import type { PaidState, PaymentStatus } from '../../contract/payments/payment.ts';
import type { Acceptance } from './acceptance.ts';
import { assetOfQuote } from './asset-of-quote.ts';
import type { Money } from './count-money.ts';
import { valueOfUnits } from './credit-units.ts';
import { paymentStep } from './payment-step.ts';
import { maximum, toPriceUnits } from './price-units.ts';

/** Compares the money of a payment with its price. What went back to the payer is no longer too much. */
export function findPaidState(
  money: Money,
  {
    status,
    acceptance,
  }: {
    readonly status: PaymentStatus;
    readonly acceptance: Acceptance | null;
  },
): PaidState {
  const credited = status === 'PENDING' ? money.creditedInTime : money.credited;
  if (credited === 0n) return 'UNPAID';
  if (credited < (acceptance?.amount ?? money.threshold)) return 'UNDERPAID';
  // The value of a refund is a share, rounded down to whole cents, of what was rounded to whole cents before.
  const share = money.refunded > 0n ? 2n * money.step : 0n;
  const isWhole = money.owed === money.price;
  // Anything that comes of what was paid elsewhere is too much.
  const most = isWhole ? money.price + money.tolerance + roundingOf(money) : money.owed;
  // Less than a cent too much is not shown, and is not sent back.
  const isAbove = money.booked - money.refunded >= money.owed + money.step;
  return isAbove && credited - money.refunded > most + share ? 'OVERPAID' : 'PAID';
}

/**
 * Returns the value by which a payment may exceed its price without being overpaid: dues are rounded up
 * to a step of their asset, and may carry a mark.
 */
function roundingOf({ counted }: Money): bigint {
  const quotes = new Map(counted.map(({ quote }) => [quote.id, quote]));
  return [...quotes.values()].reduce((sum, quote) => {
    const mark = valueOfUnits(quote.dueUnits, quote.rate, quote) - toPriceUnits(quote.asked);
    const step = valueOfUnits(paymentStep(assetOfQuote(quote)), quote.rate, quote);
    return sum + maximum(mark, step);
  }, 0n);
}
