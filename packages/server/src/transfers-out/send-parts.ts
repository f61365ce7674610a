import { getNetwork } from '@billfold/core';
import { and, eq } from 'drizzle-orm';
import { ChainUnavailableError } from '../chains/chain.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions, transferParts } from '../db/schema.ts';
import { feeChanged } from '../families/fee-choice.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { ApiError } from '../platform/api-error.ts';
import { groupBy } from '../platform/group-by.ts';
import { mostWaiting } from '../sends/broadcast/waits-for-blocks.ts';
import { findReady } from './find-ready.ts';
import { noteTransfer } from './note-transfer.ts';
import { noteTransfersOut } from './note-transfers-out.ts';
import type { OpenedTransfer } from './opened-transfer.ts';
import { sendPart } from './send-part.ts';
import { type SharedParts, sendTogether } from './send-together.ts';
import { termsOfPart } from './terms-of-part.ts';
import { transferConflict } from './transfer-conflict.ts';
import { isBlocked } from './transfer-status.ts';
import { loadParts, lockTransferRow, type PartRow } from './transfer-store.ts';

/** Signs and sends the parts of a transfer that are ready; returns whether more will be. */
export async function sendParts(
  context: ServiceContext,
  outbox: Outbox,
  opened: OpenedTransfer,
): Promise<boolean> {
  const { db } = context;
  const { outId } = opened;
  const parts = await loadParts(db, [outId]);
  const ready = (await findReady(db, parts)).slice(0, roomOf(opened, parts));
  // Looks between two blocks change nothing, so there is nothing to announce.
  if (ready.length === 0) return isMoreToCome(parts);
  const faults: unknown[] = [];
  for (const shared of toSends(opened, ready))
    await send(context, outbox, shared).catch(async (error: unknown) => {
      if (error instanceof ApiError)
        for (const part of shared.parts) await noteRefused(context, { opened, part, error });
      // A node that is out of reach is asked again.
      else if (!(error instanceof ChainUnavailableError)) faults.push(error);
    });
  const left = await db.transaction(async (tx) => {
    await noteTransfer(tx, context, await lockTransferRow(tx, opened));
    return loadParts(tx, [outId]);
  });
  if (faults.length > 0) throw faults[0];
  return isMoreToCome(left);
}

/** Divides parts into those that one transaction carries out: of a sweep together a contract, and all moves. */
function toSends(opened: OpenedTransfer, ready: readonly PartRow[]): readonly SharedParts[] {
  if (opened.way === 'EACH') return ready.map((part) => ({ opened, parts: [part] }));
  const steps = [...groupBy(ready, ({ step }) => step).values()];
  return steps.map((parts) => ({ opened, parts }));
}

async function send(context: ServiceContext, outbox: Outbox, shared: SharedParts): Promise<void> {
  const { opened, parts } = shared;
  if (opened.way === 'TOGETHER') return sendTogether(context, outbox, shared);
  for (const part of parts) await sendOne(context, outbox, { opened, part });
}

/** Returns how many parts can be sent now. Moves of a sweep have an account each. */
function roomOf({ kind, assetId }: OpenedTransfer, parts: readonly PartRow[]): number {
  const { family } = getNetwork(requireAsset(assetId).network).model;
  // The lines of a plan are as few as may wait there.
  if (kind === 'COLLECT' || family === 'utxo') return parts.length;
  return Math.max(mostWaiting - parts.filter(({ state }) => state === 'SENT').length, 0);
}

/** Reports whether parts can be signed now or with a later block. */
function isMoreToCome(parts: readonly PartRow[]): boolean {
  return parts.some((part) => part.state === 'PLANNED' && !isBlocked(part, parts));
}

interface OpenedPart {
  readonly opened: OpenedTransfer;
  readonly part: PartRow;
}

async function sendOne(
  context: ServiceContext,
  outbox: Outbox,
  { opened, part }: OpenedPart,
): Promise<void> {
  const { handle, userId, walletId } = opened;
  const place = { walletId, accountId: part.accountId };
  const account = await loadSpendingAccount(context, userId, place);
  await sendPart(context, outbox, {
    ...{ signedWith: { kind: 'handle', handle }, userId, account, part },
    ...{ ...(await termsOfPart(context, opened, part)), memo: part.memo, isMax: false },
    // The owner has accepted the fee of the plan, which no part exceeds.
    acceptFee: true,
    admit: async (tx) => {
      const locked = await lockTransferRow(tx, opened);
      if (locked.status !== 'SENDING') throw transferConflict(locked, 'It sends nothing any more.');
    },
    onSent: (tx) => requirePlannedFee(tx, part),
  });
}

/** Refuses a send that costs more than its plan. @throws {ApiError} 409 FEE_CHANGED */
async function requirePlannedFee(tx: Db, { outId, n, feeUnits }: PartRow): Promise<void> {
  const [sent] = await tx
    .select({ fee: transactions.feeUnits })
    .from(transferParts)
    .innerJoin(sendIntents, eq(sendIntents.id, transferParts.intentId))
    .innerJoin(transactions, eq(transactions.id, sendIntents.transactionId))
    .where(and(eq(transferParts.outId, outId), eq(transferParts.n, n)));
  if (sent !== undefined && feeUnits !== null && (sent.fee ?? 0n) > feeUnits) throw feeChanged();
}

/** Codes after which the same attempt is made again. */
const passing = [
  'STATE_CONFLICT',
  'IDEMPOTENCY_MISMATCH',
  'NONCE_CONFLICT',
  'RATE_LIMITED',
  'BUSY',
];

interface Refusal extends OpenedPart {
  readonly error: ApiError;
}

/** Notes why a part was not sent. One that the network refused is noted as its send is. */
async function noteRefused(
  context: ServiceContext,
  { opened, part, error: { status, code } }: Refusal,
): Promise<void> {
  if (status >= 500 || passing.includes(code)) return;
  const { outId, n, attempt, state } = transferParts;
  await context.db.transaction(async (tx) => {
    const own = [eq(outId, part.outId), eq(n, part.n), eq(attempt, part.attempt)];
    await tx
      .update(transferParts)
      .set({ state: 'FAILED', error: code })
      .where(and(...own, eq(state, 'PLANNED')));
    await tx
      .update(transferParts)
      .set({ error: code })
      .where(and(...own));
    await noteTransfersOut(tx, context, { outId: opened.outId });
  });
}
