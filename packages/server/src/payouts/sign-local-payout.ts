import type { PayoutWithLines } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { findLeftBy } from '../transfers-out/load-part-reviews.ts';
import { lockPayer } from '../transfers-out/lock-payer.ts';
import { nextAttemptOf, sentElsewhere } from '../transfers-out/send-part.ts';
import {
  type LocalSignature,
  type SignedTransfer,
  sendSigned,
} from '../transfers-out/send-signed.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import { loadParts, loadTransferRow } from '../transfers-out/transfer-store.ts';
import { presentPayout } from './present-payout.ts';
import { replanLines } from './replan-lines.ts';
import { requireFunds } from './require-funds.ts';
import { requirePayer } from './require-payer.ts';

/**
 * Sends the lines of a payout that its owner has signed.
 * @throws {ApiError} 409 PLAN_OUTDATED, FUNDS_MISSING; the errors of `sendSigned`
 */
export async function signLocalPayout(
  context: ServiceContext,
  outbox: Outbox,
  signature: LocalSignature,
): Promise<PayoutWithLines> {
  const { db } = context;
  await sendSigned(context, outbox, signature, {
    admit: async (owned) => {
      await requirePayer(db, context, owned);
      return findLeftBy(await loadParts(db, [owned.row.id]));
    },
    lock: (tx, { owned: { row } }) => lockPayer(tx, row),
    plan: (tx, signed) => planSigned(tx, context, signed),
  });
  return presentPayout(db, context, await loadTransferRow(db, signature.named));
}

/**
 * Plans the lines as they were reviewed.
 * @throws {ApiError} 409 STATE_CONFLICT, FUNDS_MISSING, PLAN_OUTDATED
 */
async function planSigned(
  tx: Db,
  context: ServiceContext,
  { owned, parts: lines }: SignedTransfer,
): Promise<void> {
  const { row } = owned;
  const parts = new Map((await loadParts(tx, [row.id])).map((part) => [part.n, part]));
  for (const { part } of lines) {
    const now = parts.get(part.n);
    if (now === undefined || !isLeft(now) || nextAttemptOf(now) !== part.attempt)
      throw sentElsewhere();
  }
  const fees = new Map(lines.map(({ part: { n }, reviewed: { fee } }) => [n, fee]));
  await replanLines(tx, row, fees, new Set(fees.keys()));
  await requireFunds(tx, context, owned);
}
