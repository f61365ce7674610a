import { type AccountAsset, findAccountAsset } from '@billfold/core';

/** Returns an asset that a quote names. */
export function requireAsset(assetId: string): AccountAsset {
  const asset = findAccountAsset(assetId);
  if (asset === undefined) throw new Error(`there is no asset ${assetId}`);
  return asset;
}
