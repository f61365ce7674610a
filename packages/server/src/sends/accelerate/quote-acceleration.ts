import { nativeAsset, toDecimal } from '@billfold/core';
import type { Acceleration } from '@billfold/core/contract';
import { lockAccount } from '../../accounts/account-store.ts';
import type { ServiceContext } from '../../context.ts';
import { withoutWriting } from '../../db/without-writing.ts';
import { withFamily } from '../../families/families.ts';
import type { PlannedSpend } from '../../families/spending.ts';
import { loadIncoming, type OwnedIncoming } from './load-incoming.ts';
import { quoteChild } from './quote-child.ts';

const validMs = 60_000;

/**
 * Quotes the cost of speeding up an incoming transaction. It is planned as for signing, and nothing is written.
 * @throws {ApiError} 404; 409 NOT_ACCELERABLE
 */
export async function quoteAcceleration(
  context: ServiceContext,
  owned: OwnedIncoming,
): Promise<Acceleration> {
  const { db, platform } = context;
  const incoming = await loadIncoming(context, owned);
  const { account } = incoming;
  const { fee, sent } = await withFamily<Promise<PlannedSpend>>(account.network, async (family) => {
    const quote = await quoteChild(context, family, incoming);
    return withoutWriting(db, async (tx) => {
      await lockAccount(tx, account.id);
      return quote.plan(tx, incoming);
    });
  });
  const native = nativeAsset(account.network);
  return {
    fee: toDecimal(fee, native),
    value: toDecimal(sent, native),
    expiresAt: new Date(platform.clock.now() + validMs),
  };
}
