import type { Network } from '@billfold/core';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { lockTeam } from '../businesses/lock-team.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { mailWatchKey } from './mail-watch-key.ts';
import { findPaymentsAccount } from './open-payments-accounts.ts';
import { payInto } from './pay-into.ts';
import { presentWatchKey } from './read-watch-key.ts';
import { findWatchKey, removeWatchKeys } from './watch-key-store.ts';

export interface RemovedKey extends BusinessActor {
  readonly network: Network;
}

/**
 * Has new payments to a business arrive in its settlement wallet again; without a key it changes nothing. Payments that
 * have an address keep it.
 * @throws {ApiError} 403 PERMISSION_DENIED
 */
export async function dropWatchKey(
  context: ServiceContext,
  { member, caller, network }: RemovedKey,
): Promise<null> {
  const { businessId, userId } = member;
  await context.db.transaction(async (tx) => {
    const { business } = await lockTeam(tx, member, 'sign-funds');
    const before = await findWatchKey(tx, businessId, network);
    if (before === undefined) return;
    await removeWatchKeys(tx, { businessId, network, now: nowOf(context.platform) });
    const account = await findPaymentsAccount(tx, businessId, network);
    await payInto(tx, { businessId, assetId: network, accountId: account?.id });
    const [firstAddress] = presentWatchKey(context, requireServed(network), before).addresses;
    await recordAudit(tx, context.platform, {
      ...{ businessId, userId, caller, action: 'watch-key.removed', target: network },
      before: { firstAddress },
    });
    await mailWatchKey(tx, context, { business, network, by: userId, firstAddress: null });
  });
  return null;
}
