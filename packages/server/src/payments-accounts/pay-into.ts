import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businessAssets } from '../db/schema.ts';

export interface PaidAsset {
  readonly businessId: number;
  readonly assetId: string;
  /** Account in which new payments arrive; undefined where there is none. */
  readonly accountId: string | undefined;
}

/** Has new payments in an asset arrive in an account. Without one, the asset is no longer accepted. */
export async function payInto(
  tx: Db,
  { businessId, assetId, accountId }: PaidAsset,
): Promise<void> {
  await tx
    .update(businessAssets)
    .set(accountId === undefined ? { isEnabled: false } : { accountId })
    .where(and(eq(businessAssets.businessId, businessId), eq(businessAssets.assetId, assetId)));
}
