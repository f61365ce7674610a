import { findAccountAsset } from '@billfold/core';
import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { paymentTransfers } from '../db/schema.ts';
import { readPriced } from '../payments/read-price.ts';
import { priceDecimals } from '../rates/price.ts';

/**
 * Condition that a transfer counts: it lives, belongs to a quote of its payment, and had a price at receipt. One
 * without a price counts nothing.
 */
export const isValued = and(
  ...[isNull(paymentTransfers.endedAs), isNotNull(paymentTransfers.quoteId)],
  isNotNull(paymentTransfers.usdRate),
);

/** Sum of the values at receipt of transfers in one asset: base units times dollars of a main unit. */
export const valueAtReceipt = sql<string>`sum(${paymentTransfers.units} * ${paymentTransfers.usdRate})::text`;

/** Value at receipt of the transfers in one asset. */
export interface AssetValue {
  readonly assetId: string;
  /** Sum by `valueAtReceipt`. */
  readonly value: string;
}

/** Adds up the values of several assets exactly, and rounds the sum down to cents. */
export function addUpCents(values: readonly AssetValue[]): bigint {
  const known = values.flatMap(({ assetId, value }) => {
    const asset = findAccountAsset(assetId);
    return asset === undefined ? [] : [{ decimals: asset.decimals, value: readPriced(value) }];
  });
  const most = Math.max(0, ...known.map(({ decimals }) => decimals));
  const scaled = known.reduce(
    (sum, { decimals, value }) => sum + value * 10n ** BigInt(most - decimals),
    0n,
  );
  return (scaled * 100n) / 10n ** BigInt(most + priceDecimals);
}
