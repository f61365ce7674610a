import type { AccountAsset } from '../../assets/account-asset.ts';
import { findAccountAsset } from '../../assets/find-account-asset.ts';

/** Returns the asset of a quote, which existed when the quote was made. */
export function assetOfQuote({ assetId }: { readonly assetId: string }): AccountAsset {
  const asset = findAccountAsset(assetId);
  if (asset === undefined) throw new TypeError(`A quote is in ${assetId}, which is no asset`);
  return asset;
}
