import { nativeAsset, toBaseUnits, toDecimal } from '@billfold/core';
import type { Replacement, ReplacementKind } from '@billfold/core/contract';
import { withoutWriting } from '../../db/without-writing.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { lockAccount } from '../../services/accounts/account-store.ts';
import type { ServiceContext } from '../../services/context.ts';
import { loadOpenSend } from './open-send.ts';
import { planReplacement } from './plan-replacement.ts';
import { assetOf, loadReplaced, type OwnedSend } from './replace-transaction.ts';

const validMs = 60_000;

/**
 * What a replacement would cost: planned as it is for signing, and nothing of it written.
 * @throws {ApiError} 404; 409 NOT_REPLACEABLE; what a plan throws
 */
export async function quoteReplacement(
  context: ServiceContext,
  owned: OwnedSend,
  kind: ReplacementKind,
): Promise<Replacement> {
  const { db, platform } = context;
  const { row, account } = await loadReplaced(context, owned);
  await loadOpenSend(db, row);
  const fees = await context.chains.get(account.network).fees();
  const planned = await withoutWriting(db, async (tx) => {
    await lockAccount(tx, account.id);
    const send = await loadOpenSend(tx, row);
    return planReplacement(tx, { account, send, kind }, { fees, at: nowOf(platform) });
  });
  const native = nativeAsset(account.network);
  return {
    kind,
    fee: toDecimal(planned.fee, native),
    previousFee: toDecimal(toBaseUnits(row.feeUnits ?? 0n), native),
    value: toDecimal(planned.sent, assetOf(row, kind)),
    expiresAt: new Date(platform.clock.now() + validMs),
  };
}
