import { isOffered, toDecimal } from '@billfold/core';
import type { MerchantAsset } from '@billfold/core/contract';
import { confirmationsOfPolicy, findNamedAsset } from '@billfold/core/internal';
import { and, asc, eq } from 'drizzle-orm';
import { readPolicy } from '../businesses/read-policy.ts';
import type { Db } from '../db/open-database.ts';
import { businessAssets } from '../db/schema.ts';
import { trimScale } from '../db/trim-scale.ts';

/** Lists the assets that a business accepts for new payments. */
export async function listAcceptedAssets(
  db: Db,
  businessId: number,
): Promise<readonly MerchantAsset[]> {
  const { assetId, isEnabled, minPrice, maxPrice, policy } = businessAssets;
  const rows = await db
    .select({ assetId, policy, minimum: trimScale(minPrice), maximum: trimScale(maxPrice) })
    .from(businessAssets)
    .where(and(eq(businessAssets.businessId, businessId), eq(isEnabled, true)))
    .orderBy(asc(assetId));
  return rows
    .filter((row) => isOffered(row.assetId))
    .map((row) => {
      const asset = findNamedAsset(row.assetId);
      if (asset === undefined) throw new Error(`there is no asset ${row.assetId}`);
      return {
        asset: row.assetId,
        minimum: row.minimum === null ? null : toDecimal(row.minimum),
        maximum: row.maximum === null ? null : toDecimal(row.maximum),
        // A price above the ceiling of INSTANT has more.
        confirmations: confirmationsOfPolicy(readPolicy(row.policy) ?? 'STANDARD', asset.network, {
          isUnderCeiling: true,
        }).requiredConfirmations,
      };
    });
}
