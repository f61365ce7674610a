import { parseAmount } from '@billfold/core';
import type { DollarPrices } from './dollar-prices.ts';
import type { AcceptedAsset, PaymentRules } from './payment-rules.ts';
import { type OwnTerms, termsOf } from './payment-terms.ts';
import { type AssetQuote, convertPrice, quoteAsset } from './quote-asset.ts';
import { type PaymentPrice, readPriced } from './read-price.ts';

/** Offer to be paid in an asset, or the reason why there is none now. */
export type Offer =
  | { readonly outcome: 'offered'; readonly accepted: AcceptedAsset; readonly quote: AssetQuote }
  | { readonly outcome: 'no-rate' | 'out-of-range'; readonly accepted: AcceptedAsset };

export interface Offering {
  readonly price: PaymentPrice;
  readonly own: OwnTerms;
  readonly rules: PaymentRules;
  readonly prices: DollarPrices;
  readonly now: Date;
}

/** Quotes a price in an asset that the business accepts, within its limits and those of the network. */
export function offerAsset(accepted: AcceptedAsset, offering: Offering): Offer {
  const { price, own, rules, prices, now } = offering;
  const { asset, row } = accepted;
  const { adjustBps } = termsOf(own, accepted, rules);
  const quote = quoteAsset(prices, { asset, mode: row.addressMode, price, adjustBps, now });
  const isWithin = isWithinLimits(accepted, offering);
  if (quote === null || isWithin === null) return { outcome: 'no-rate', accepted };
  const smallest = parseAmount(asset.minimumAmount, asset.decimals);
  if (!isWithin || quote.dueUnits < smallest) return { outcome: 'out-of-range', accepted };
  return { outcome: 'offered', accepted, quote };
}

/** Reports whether a price is within the limits of an asset; null without a rate to compare it at. */
function isWithinLimits(
  { row }: AcceptedAsset,
  { price, rules, prices }: Offering,
): boolean | null {
  const minimum = row.minPrice ?? rules.settings.minPrice;
  const maximum = row.maxPrice ?? rules.settings.maxPrice;
  if (minimum === null && maximum === null) return true;
  const amount = convertPrice(prices, price, rules.defaultCurrency);
  if (amount === null) return null;
  const isAbove = minimum === null || amount >= readPriced(minimum);
  return isAbove && (maximum === null || amount <= readPriced(maximum));
}

/** Lists the codes whose prices offers need. */
export function codesOf(
  { assets, defaultCurrency }: Pick<PaymentRules, 'assets' | 'defaultCurrency'>,
  currency: string,
): readonly string[] {
  return [...assets.map(({ asset }) => asset.symbol), currency, defaultCurrency];
}
