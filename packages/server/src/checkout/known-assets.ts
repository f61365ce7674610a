import type { Db } from '../db/open-database.ts';
import { type AcceptedAsset, loadAccepted } from '../payments/payment-rules.ts';
import type { Storefront } from './storefront.ts';

/** Loads the assets that the business of a storefront accepts. */
export type LoadKnownAssets = (
  db: Db,
  storefront: Pick<Storefront, 'businessId' | 'assetsVersion'>,
) => Promise<readonly AcceptedAsset[]>;

const mostKnown = 1_000;

/** Creates the loading of accepted assets, which asks the database once for each of their versions. */
export function createKnownAssets(): LoadKnownAssets {
  const known = new Map<number, { version: string; assets: readonly AcceptedAsset[] }>();
  return async (db, { businessId, assetsVersion: version }) => {
    const last = known.get(businessId);
    if (last?.version === version) return last.assets;
    const assets = await loadAccepted(db, businessId);
    if (known.size >= mostKnown) known.clear();
    known.set(businessId, { version, assets });
    return assets;
  };
}
