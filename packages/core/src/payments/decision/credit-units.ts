import { parseRate } from '../../money/rate.ts';
import { assetOfQuote } from './asset-of-quote.ts';
import type { QuoteFact } from './decision-facts.ts';
import { creditStep, maximum, minimum, toPriceUnits } from './price-units.ts';

export type CreditedQuote = Pick<QuoteFact, 'assetId' | 'rate' | 'dueUnits' | 'asked'>;

/**
 * Returns the value of `units` that were paid on a quote, in price units. Rounds down to 10⁻⁸ of the
 * currency. Exactly `dueUnits` pay exactly `asked`, fewer never more and more never less.
 */
export function creditUnits(quote: CreditedQuote, units: bigint): bigint {
  const asked = toPriceUnits(quote.asked);
  if (units === quote.dueUnits) return asked;
  const value = valueOfUnits(units, quote.rate, quote);
  return units < quote.dueUnits ? minimum(value, asked) : maximum(value, asked);
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
