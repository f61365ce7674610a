import type { Price } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { loadBusinessValues } from '../payments/business-values.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { TransferRow } from './transfer-store.ts';

/**
 * Loads the values of transfers in the currency of their business when they were signed first, in the order of `rows`; null
 * without a price of then.
 */
export async function loadSignedValues(
  context: Pick<ServiceContext, 'db' | 'platform' | 'rates'>,
  rows: readonly TransferRow[],
): Promise<readonly (Price | null)[]> {
  const values: (Price | null)[] = [];
  for (const { businessId, assetId, units, broadcastAt, createdAt } of rows) {
    const asset = requireAsset(assetId);
    const at = broadcastAt ?? createdAt;
    const toValue = await loadBusinessValues(context, businessId, [asset], at);
    values.push(toValue(units, asset));
  }
  return values;
}
