import { parseRate } from '../../money/rate.ts';
import { assetOfQuote } from './asset-of-quote.ts';
import type { CreditedQuote } from './credit-units.ts';
import { paymentStep } from './payment-step.ts';
import { divideUp, toPriceUnits } from './price-units.ts';

/**
 * Returns the units of a quote that pay `amount`, in price units. Rounds up to the last shown decimal;
 * for the amount that the quote asked, they are its due.
 */
export function dueOfMethod(quote: CreditedQuote, amount: bigint): bigint {
  if (amount <= 0n) return 0n;
  if (amount === toPriceUnits(quote.asked)) return quote.dueUnits;
  const asset = assetOfQuote(quote);
  return unitsFor(amount, quote.rate, { decimals: asset.decimals, step: paymentStep(asset) });
}

/** Returns the fewest units, a multiple of `step`, that are worth `amount` price units at `rate`. */
export function unitsFor(
  amount: bigint,
  rate: string,
  { decimals, step }: { readonly decimals: number; readonly step: bigint },
): bigint {
  const { digits, scale } = parseRate(rate);
  const exact = divideUp(amount * 10n ** BigInt(decimals + scale), digits * 10n ** 18n);
  return divideUp(exact, step) * step;
}
