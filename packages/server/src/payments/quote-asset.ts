import type { AccountAsset, Decimal } from '@billfold/core';
import type { AddressMode } from '@billfold/core/contract';
import { quoteDue } from '@billfold/core/internal';
import { dividePrices, onePrice, type Price, priceDecimals } from '../rates/price.ts';
import type { DollarPrices } from './dollar-prices.ts';
import { formatPriced, type PaymentPrice } from './read-price.ts';

/** Price of a payment in one asset, at the rates of one time. */
export interface AssetQuote {
  /** Price of one main unit in the currency of the price, with what the business adds to it. */
  readonly rate: Decimal;
  readonly usdRate: Price | null;
  readonly rateAt: Date;
  /** Rounded up to the decimals that payments in the asset have. */
  readonly dueUnits: bigint;
}

export interface Quoting {
  readonly asset: AccountAsset;
  readonly mode: AddressMode;
  readonly price: PaymentPrice;
  /** Basis points on top of the price, below zero for a discount. */
  readonly adjustBps: number;
  readonly now: Date;
}

/** Quotes a price in an asset; null where one of the two has no usable rate. */
export function quoteAsset(
  prices: DollarPrices,
  { asset, mode, price, adjustBps, now }: Quoting,
): AssetQuote | null {
  const own = prices(asset.symbol);
  const isOwn = asset.symbol === price.currency;
  const currency = isOwn ? own : prices(price.currency);
  const market = isOwn ? onePrice : own && currency && dividePrices(own.price, currency.price);
  if (market === null) return null;
  const request = { asked: formatPriced(price.amount), rate: formatPriced(market), adjustBps };
  const rateAt = isOwn ? now : earlier(own?.at ?? now, currency?.at ?? now);
  const quoted = quoteDue({ ...request, assetId: asset.id, mode });
  return { ...quoted, usdRate: own?.price ?? null, rateAt };
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Converts an amount of one currency to another; null without a usable rate. */
export function convertPrice(
  prices: DollarPrices,
  { amount, currency }: PaymentPrice,
  to: string,
): Price | null {
  if (currency === to) return amount;
  const [own, other] = [prices(currency), prices(to)];
  const rate = own && other && dividePrices(own.price, other.price);
  return rate === null ? null : (amount * rate) / 10n ** BigInt(priceDecimals);
}
