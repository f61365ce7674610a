import type { AccountAsset } from '@billfold/core';
import { dividePrices, onePrice, type Price, priceDecimals } from '../rates/price.ts';
import type { DollarPrices } from './dollar-prices.ts';
import type { PaymentPrice } from './read-price.ts';

/** Price of a payment in one asset, at the rates of one time. */
export interface AssetQuote {
  /** Price of one main unit in the currency of the price, with what the business adds to it. */
  readonly rate: Price;
  readonly usdRate: Price | null;
  readonly rateAt: Date;
  /** Rounded up to the decimals that payments in the asset have. */
  readonly dueUnits: bigint;
}

export interface Quoting {
  readonly asset: AccountAsset;
  readonly price: PaymentPrice;
  /** Basis points on top of the price, below zero for a discount. */
  readonly adjustBps: number;
  readonly now: Date;
}

/** Quotes a price in an asset; null where one of the two has no usable rate. */
export function quoteAsset(prices: DollarPrices, quoting: Quoting): AssetQuote | null {
  const { asset, price, adjustBps, now } = quoting;
  const own = prices(asset.symbol);
  const isOwn = asset.symbol === price.currency;
  const currency = isOwn ? own : prices(price.currency);
  const market = isOwn ? onePrice : own && currency && dividePrices(own.price, currency.price);
  if (market === null) return null;
  const rate = (market * wholeBps) / (wholeBps + BigInt(adjustBps));
  if (rate === 0n) return null;
  const rateAt = isOwn ? now : earlier(own?.at ?? now, currency?.at ?? now);
  return {
    rate,
    usdRate: own?.price ?? null,
    rateAt,
    dueUnits: unitsOf(price.amount, rate, asset),
  };
}

const wholeBps = 10_000n;

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Converts an amount of the currency of a price to units of an asset, rounded up. */
export function unitsOf(
  amount: Price,
  rate: Price,
  { decimals, digits }: Pick<AccountAsset, 'decimals' | 'digits'>,
): bigint {
  const step = 10n ** BigInt(decimals - digits);
  return divideUp(divideUp(amount * 10n ** BigInt(decimals), rate), step) * step;
}

const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;

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
