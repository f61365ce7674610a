import { nativeAsset, toBaseUnits, toDecimal } from '@billfold/core';
import type { Replacement, ReplacementKind } from '@billfold/core/contract';
import { lockAccount } from '../../accounts/account-store.ts';
import type { ServiceContext } from '../../context.ts';
import { withoutWriting } from '../../db/without-writing.ts';
import { withFamily } from '../../families/families.ts';
import type { PlannedSpend } from '../../families/spending.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { loadOpenSend } from './open-send.ts';
import { planReplacement } from './plan-replacement.ts';
import { assetOf, loadReplaced, type OwnedSend } from './replace-transaction.ts';

const validMs = 60_000;

/**
 * Quotes the cost of a replacement. It is planned as for signing, and nothing is written.
 * @throws {ApiError} 404; 409 NOT_REPLACEABLE; the errors of a plan
 */
export async function quoteReplacement(
  context: ServiceContext,
  owned: OwnedSend,
  kind: ReplacementKind,
): Promise<Replacement> {
  const { db, platform } = context;
  const { row, account } = await loadReplaced(context, owned);
  await loadOpenSend(db, row);
  const chain = context.chains.get(account.network);
  const planned = await withFamily<Promise<PlannedSpend>>(account.network, async (family) => {
    const quote = await family.replacement.quote(chain, row.hash);
    return withoutWriting(db, async (tx) => {
      await lockAccount(tx, account.id);
      const order = { account, send: await loadOpenSend(tx, row), kind };
      return planReplacement(tx, family, { order, quote, at: nowOf(platform) });
    });
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
