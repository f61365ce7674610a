import { findAccountAsset } from '@billfold/core';
import type { SettlementTakeover } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import type { BusinessRow } from '../businesses/business-store.ts';
import { mailOwners } from '../businesses/mail-owners.ts';
import { releaseOwner } from '../businesses/release-owner.ts';
import { saveNextVersion } from '../businesses/settings-store.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businessAssets } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { payInto } from './pay-into.ts';
import { findReceivingAccount, removeWatchKeys } from './watch-key-store.ts';

export interface Takeover extends BusinessActor {
  readonly business: BusinessRow;
  readonly takesOver: SettlementTakeover;
}

/**
 * Moves the accepted assets of a business to the accounts of its new settlement wallet, in the
 * transaction that chose it, and gives the owner of the earlier one their new place. Keys of other wallets are
 * removed too. Earlier addresses stay watched, and their funds stay in the earlier wallet.
 */
export async function moveSettlement(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  takeover: Takeover,
): Promise<void> {
  const { business, takesOver, ...actor } = takeover;
  // They were chosen by owners of the earlier wallet, where their accounts are.
  await removeWatchKeys(tx, { businessId: business.id, now: nowOf(context.platform) });
  await moveAssets(tx, business.id);
  // Before the earlier owner leaves, who is told too.
  await mailOwners(tx, context, { business, by: actor.member.userId });
  await releaseOwner(tx, context, { ...actor, ...takesOver });
}

/** Refuses what an owner who changes wallets cannot do to themselves. @throws {ApiError} 400 */
export function refuseOwnRelease(userId: string, { memberId, becomes }: SettlementTakeover): void {
  if (memberId === userId && becomes !== 'OWNER')
    throw fieldRefused('takesOver', { message: 'You stay an owner with your own wallet' });
}

/** An asset without an account in the new place is no longer accepted, so that no one is paid elsewhere. */
export async function moveAssets(tx: Db, businessId: number): Promise<void> {
  const rows = await tx
    .select({ assetId: businessAssets.assetId })
    .from(businessAssets)
    .where(eq(businessAssets.businessId, businessId));
  for (const { assetId } of rows) {
    const network = findAccountAsset(assetId)?.network;
    const account =
      network === undefined ? undefined : await findReceivingAccount(tx, businessId, network);
    await payInto(tx, { businessId, assetId, accountId: account?.id });
  }
  await saveNextVersion(tx, businessId, { tab: 'cryptocurrency' });
}
