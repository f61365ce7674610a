import type { PayoutWithLines, SignPayout } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transferParts, transfersOut } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { nonceConflict } from '../families/nonce-conflict.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { mapInGroups } from '../platform/in-groups.ts';
import { nowOf } from '../platform/server-platform.ts';
import { mostWaiting } from '../sends/broadcast/waits-for-blocks.ts';
import type { StoreSend } from '../sends/create/create-transaction.ts';
import { requireSendCode, spendSendCode } from '../sends/create/send-code.ts';
import { intentRequired, signedAs } from '../sends/sign/read-signed-with.ts';
import { loadLineReviews, type SignedLine } from '../transfers-out/load-part-reviews.ts';
import { lockPayer } from '../transfers-out/lock-payer.ts';
import { noteTransfer } from '../transfers-out/note-transfer.ts';
import { noteTransfersOut } from '../transfers-out/note-transfers-out.ts';
import type { OwnedTransfer, TransferSignature } from '../transfers-out/open-and-sign.ts';
import { loadFeePrices, requireAcceptedFees } from '../transfers-out/require-accepted-fees.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { requireSignable } from '../transfers-out/require-signable.ts';
import { nextAttemptOf, preparePart, sentElsewhere } from '../transfers-out/send-part.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import {
  loadParts,
  loadTransferRow,
  lockTransferRow,
  type TransferRow,
} from '../transfers-out/transfer-store.ts';
import { holdWallet } from '../wallets/wallet-store.ts';
import { presentPayout } from './present-payout.ts';
import { replanLines } from './replan-lines.ts';
import { requireFunds } from './require-funds.ts';
import { requirePayer } from './require-payer.ts';

export interface LocalSignature extends Pick<TransferSignature, 'named' | 'userId' | 'record'> {
  readonly body: SignPayout;
  /** The `Billfold-Intent` header, with the digest of all lines. */
  readonly intent: string | null;
}

/**
 * Sends the lines of a payout that its owner has signed, once however often it is called. Their bytes commit together with
 * the payout, or none of them, before the first is broadcast; a crash broadcasts what is stored, and nothing else.
 * @throws {ApiError} 404; 400 INTENT_REQUIRED; 403 NOT_SETTLEMENT_OWNER; 409 PLAN_EXPIRED, PLAN_OUTDATED, STATE_CONFLICT,
 * FUNDS_MISSING, FEE_HIGH, INTENT_EXPIRED, INTENT_MISMATCH; the errors of a signed send
 */
export async function signLocalPayout(
  context: ServiceContext,
  outbox: Outbox,
  signature: LocalSignature,
): Promise<PayoutWithLines> {
  const { db } = context;
  const { named, userId, body, intent } = signature;
  if (intent === null) throw intentRequired();
  const row = await loadTransferRow(db, named);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  const show = async () => presentPayout(db, context, await loadTransferRow(db, named));
  // A repetition of a call whose answer was lost.
  if (await areStored(db, row, body)) return show();
  await requireSignable(db, context, row);
  const { account } = await requirePayer(db, context, { owner, row });
  const place = { outId: row.id, account, header: intent, transactions: body.transactions };
  const parts = await loadParts(db, [row.id]);
  const lines = await loadLineReviews(context, { ...place, parts });
  const code = await requireSendCode(context, owner, body.twoFactorCode ?? null);
  const prices = await loadFeePrices(context, row);
  const asset = requireAsset(row.assetId);
  const stores = await mapInGroups(lines, ({ part, reviewed, rawTransaction }) =>
    preparePart(context, {
      ...{ userId, account, part, asset, memo: part.memo, onSent: async () => {} },
      signedWith: signedAs(rawTransaction, reviewed),
    }),
  );
  try {
    const jobs = await db.transaction(async (tx) => {
      // Lock order of a send: the wallet, then its account.
      await holdWallet(tx, owner);
      const locked = await lockSignable(tx, context, { signature, known: row });
      await planSigned(tx, context, { owned: { owner, row: locked }, lines });
      await requireAcceptedFees(tx, { row: locked, prices, isAccepted: body.acceptFee === true });
      await spendSendCode(tx, code);
      return storeAll(tx, context, { signature, row: locked, stores });
    });
    // The outbox sends the others, on networks with nonces as blocks make room for them.
    for (const id of jobs.slice(0, mostWaiting)) await outbox.runJob(id);
  } catch (error) {
    // Another call with the same bytes was faster: its result is the answer to both.
    if (await areStored(db, row, body)) return show();
    throw isUniqueViolation(error, 'send_intents_nonce') ? nonceConflict() : error;
  }
  // Where the network refused one, it is noted now, instead of with the next block.
  await db.transaction((tx) => noteTransfersOut(tx, context, { outId: row.id }));
  return show();
}

/** Reports whether every given transaction is one that this payout sends. */
async function areStored(
  db: Db,
  { id }: Pick<TransferRow, 'id'>,
  { transactions }: SignPayout,
): Promise<boolean> {
  const rows = await db
    .select({ raw: sendIntents.rawTransaction })
    .from(transferParts)
    .innerJoin(sendIntents, eq(sendIntents.id, transferParts.intentId))
    .where(eq(transferParts.outId, id));
  const stored = new Set(rows.map(({ raw }) => raw && Buffer.from(raw).toString('hex')));
  return transactions.every(({ rawTransaction }) => stored.has(rawTransaction));
}

interface Locking {
  readonly signature: LocalSignature;
  readonly known: TransferRow;
}

/** Locks a payout that can be signed, after the account that pays it. @throws {ApiError} 409 PLAN_EXPIRED, STATE_CONFLICT */
async function lockSignable(
  tx: Db,
  context: ServiceContext,
  { signature: { named }, known }: Locking,
): Promise<TransferRow> {
  await lockPayer(tx, known);
  const row = await lockTransferRow(tx, named);
  await requireSignable(tx, context, row);
  return row;
}

interface Planning {
  readonly owned: OwnedTransfer;
  readonly lines: readonly SignedLine[];
}

/**
 * Plans the lines as they were reviewed, in the transaction that stores them: another call may have sent one meanwhile.
 * @throws {ApiError} 409 STATE_CONFLICT, FUNDS_MISSING, PLAN_OUTDATED
 */
async function planSigned(
  tx: Db,
  context: ServiceContext,
  { owned, lines }: Planning,
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

interface Storing {
  readonly signature: LocalSignature;
  readonly row: TransferRow;
  /** Sends of the lines, in their order. */
  readonly stores: readonly StoreSend[];
}

/** Begins the payout and stores all of its signed lines; returns the ids of their broadcast jobs, in their order. */
async function storeAll(
  tx: Db,
  context: ServiceContext,
  { signature: { userId, record }, row, stores }: Storing,
): Promise<readonly string[]> {
  const now = nowOf(context.platform);
  const signed = {
    status: 'SENDING',
    signedBy: userId,
    signedUntil: null,
    signatureToldAt: null,
  } as const;
  const [begun] = await tx
    .update(transfersOut)
    .set({ ...signed, broadcastAt: row.broadcastAt ?? now, updatedAt: now })
    .where(eq(transfersOut.id, row.id))
    .returning();
  if (begun === undefined) throw new Error(`payout ${row.id} is gone`);
  await record(tx, row);
  const jobs: string[] = [];
  for (const store of stores) {
    const job = await store(tx);
    if (job === null) throw sentElsewhere();
    jobs.push(job);
  }
  await noteTransfer(tx, context, begun);
  return jobs;
}
