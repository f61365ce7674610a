import type { SettlementWallet } from '@billfold/core/contract';
import { sql } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { lockTeam } from '../businesses/lock-team.ts';
import { mailOwners } from '../businesses/mail-owners.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { moveAssets } from './move-settlement.ts';
import { isSettledKeyless, settleKeyless } from './settle-keyless.ts';
import { settlementChosen } from './settlement-chosen.ts';
import { listWatchedNetworks } from './watch-key-store.ts';

/**
 * Has a business be paid into its public keys alone, in place of the settlement wallet of the same owner. Assets without a
 * key are no longer accepted; addresses in the wallet stay watched, and their funds stay there.
 * @throws {ApiError} 403 PERMISSION_DENIED; 409 WATCH_KEY_MISSING, SETTLEMENT_CHOSEN
 */
export async function settleIntoKeys(
  context: Pick<ServiceContext, 'db' | 'platform' | 'publicUrl'>,
  { member, caller }: BusinessActor,
): Promise<SettlementWallet> {
  const { businessId, userId } = member;
  return context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settlement-keys'))`);
    const { business } = await lockTeam(tx, member, 'sign-funds');
    const networks = (await listWatchedNetworks(tx, businessId)).filter(isServed);
    if (networks.length === 0) throw keyMissing();
    if (business.settlementUserId !== userId) throw settlementChosen();
    if (!(await isSettledKeyless(tx, businessId))) {
      await settleKeyless(tx, context, { businessId, userId });
      await moveAssets(tx, businessId);
      await recordAudit(tx, context.platform, {
        ...{ businessId, userId, caller, action: 'settlement.chosen' },
        before: { walletId: business.settlementWalletId },
      });
      await mailOwners(tx, context, { business, by: userId });
    }
    return { walletId: null, networks };
  });
}

function keyMissing(): ApiError {
  return new ApiError(409, 'WATCH_KEY_MISSING', {
    errors: ['Choose a public key of your own wallet first. Payments would go nowhere.'],
  });
}
