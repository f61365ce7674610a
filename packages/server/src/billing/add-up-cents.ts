import { findAccountAsset } from '@billfold/core';
import { readPriced } from '../payments/read-price.ts';
import { priceDecimals } from '../rates/price.ts';

/** Value at receipt of the transfers in one asset. */
export interface AssetValue {
  readonly assetId: string;
  /** Base units times dollars of a main unit. */
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
