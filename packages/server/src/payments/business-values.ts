import type { AccountAsset } from '@billfold/core';
import type { Price } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { businesses } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { priceDecimals } from '../rates/price.ts';
import { loadDollarPrices } from './dollar-prices.ts';
import { convertPrice } from './quote-asset.ts';
import { formatPrice } from './read-price.ts';

/** Values units of an asset in the currency of a business, rounded down; null without a price. */
export type BusinessValues = (units: bigint, asset: AccountAsset) => Price | null;

/** Loads the values of assets in the currency of a business, at the prices of now or of a moment that has passed. */
export async function loadBusinessValues(
  { db, platform, rates }: Pick<ServiceContext, 'db' | 'platform' | 'rates'>,
  businessId: number,
  assets: readonly AccountAsset[],
  at: Date = nowOf(platform),
): Promise<BusinessValues> {
  const [row] = await db
    .select({ currency: businesses.defaultCurrency })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (row === undefined) throw notFound('business');
  const { currency } = row;
  const codes = [currency, ...assets.map(({ symbol }) => symbol)];
  const prices = await loadDollarPrices({ rates }, codes, at);
  return (units, { symbol, decimals }) => {
    const held = { amount: units * 10n ** BigInt(priceDecimals - decimals), currency: symbol };
    const amount = convertPrice(prices, held, currency);
    return amount === null ? null : formatPrice({ amount, currency });
  };
}
