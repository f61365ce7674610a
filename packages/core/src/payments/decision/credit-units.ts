import { parseRate } from '../../money/rate.ts';
import { assetOfQuote } from './asset-of-quote.ts';
import type { QuoteFact } from './decision-facts.ts';
import { paymentStep } from './payment-step.ts';
import { creditStep, divideUp, maximum, minimum, toPriceUnits } from './price-units.ts';

export type CreditedQuote = Pick<QuoteFact, 'assetId' | 'rate' | 'dueUnits' | 'asked'>;

/**
 * Returns the value of `units` that were paid on a quote, in price units. Rounds down to 10⁻⁸ of the
 * currency. `dueUnits`, and what is less than the last shown decimal below them, pay exactly `asked`; fewer
 * never more and more never less.
 */
export function creditUnits(quote: CreditedQuote, units: bigint): bigint {
  return creditAt(quote, units, valueOfUnits(units, quote.rate, quote));
}

/** Returns the same value without its rounding: rounded up to a price unit, 10⁻¹⁸ of the currency. */
export function creditUnrounded(quote: CreditedQuote, units: bigint): bigint {
  const { digits, scale } = parseRate(quote.rate);
  const { decimals } = assetOfQuote(quote);
  const value = divideUp(units * digits * 10n ** 18n, 10n ** BigInt(decimals + scale));
  return creditAt(quote, units, value);
}

function creditAt(quote: CreditedQuote, units: bigint, value: bigint): bigint {
  const asked = toPriceUnits(quote.asked);
  const missing = quote.dueUnits - units;
  // Many senders cut what is finer than the decimals that are shown.
  if (missing >= 0n && missing < paymentStep(assetOfQuote(quote))) return asked;
  return missing > 0n ? minimum(value, asked) : maximum(value, asked);
}

/** Returns the value of `units` at `rate`, in price units. Rounds down to 10⁻⁸ of the currency. */
export function valueOfUnits(
  units: bigint,
  rate: string,
  quote: { readonly assetId: string },
): bigint {
  const { digits, scale } = parseRate(rate);
  const { decimals } = assetOfQuote(quote);
  return ((units * digits * 10n ** 8n) / 10n ** BigInt(decimals + scale)) * creditStep;
}
