import type { SignParts } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transferParts, transfersOut } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { nonceConflict } from '../families/nonce-conflict.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { mapInGroups } from '../platform/in-groups.ts';
import { nowOf } from '../platform/server-platform.ts';
import { mostWaiting } from '../sends/broadcast/waits-for-blocks.ts';
import type { StoreSend } from '../sends/create/create-transaction.ts';
import { requireSendCode, spendSendCode } from '../sends/create/send-code.ts';
import { intentRequired, signedAs } from '../sends/sign/read-signed-with.ts';
import { holdWallet } from '../wallets/wallet-store.ts';
import { type FindPart, loadPartReviews, type ReviewedPart } from './load-part-reviews.ts';
import { noteTransfer } from './note-transfer.ts';
import { noteTransfersOut } from './note-transfers-out.ts';
import type { OwnedTransfer, TransferSignature } from './open-and-sign.ts';
import { loadFeePrices, requireAcceptedFees } from './require-accepted-fees.ts';
import { requireSettlementOwner } from './require-settlement-owner.ts';
import { requireSignable } from './require-signable.ts';
import { preparePart, sentElsewhere } from './send-part.ts';
import { termsOfPart } from './terms-of-part.ts';
import { loadTransferRow, lockTransferRow, type TransferRow } from './transfer-store.ts';

export interface LocalSignature extends Pick<TransferSignature, 'named' | 'userId' | 'record'> {
  readonly body: SignParts;
  /** The `Billfold-Intent` header, with the digest of all parts. */
  readonly intent: string | null;
}

/** Parts of an owned transfer that are signed together. */
export interface SignedTransfer {
  readonly owned: OwnedTransfer;
  readonly parts: readonly ReviewedPart[];
}

/** Rules of a kind of transfer for what its owner has signed. */
export interface SigningRules {
  /** Judges the transfer, and finds its parts by their reviews. */
  readonly admit: (owned: OwnedTransfer) => Promise<FindPart>;
  /** Locks the accounts that pay, before the transfer, as a send of a part locks them. */
  readonly lock: (tx: Db, signed: SignedTransfer) => Promise<void>;
  /** Plans the parts as they were reviewed, in the locked transfer: another call may have sent one meanwhile. */
  readonly plan: (tx: Db, signed: SignedTransfer) => Promise<void>;
}

/**
 * Sends the parts of a transfer that its owner has signed, once however often it is called. Their bytes commit together with
 * the transfer, or none of them, before the first is broadcast; a crash broadcasts what is stored, and nothing else.
 * @throws {ApiError} 404; 400 INTENT_REQUIRED; 403 NOT_SETTLEMENT_OWNER; 409 PLAN_EXPIRED, STATE_CONFLICT, FEE_HIGH,
 * INTENT_EXPIRED, INTENT_MISMATCH; the errors of the rules and of a signed send
 */
export async function sendSigned(
  context: ServiceContext,
  outbox: Outbox,
  signature: LocalSignature,
  rules: SigningRules,
): Promise<void> {
  const { db } = context;
  const { named, userId, body, intent } = signature;
  if (intent === null) throw intentRequired();
  const row = await loadTransferRow(db, named);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  // A repetition of a call whose answer was lost.
  if (await areStored(db, row, body)) return;
  try {
    await storeAndSend(context, outbox, { ...signature, intent, owned: { owner, row } }, rules);
  } catch (error) {
    // Another call with the same bytes was faster, whatever refuses this one since: its result is the answer to both.
    if (await areStored(db, row, body)) return;
    throw isUniqueViolation(error, 'send_intents_nonce') ? nonceConflict() : error;
  }
  // Where the network refused one, it is noted now, instead of with the next block.
  await db.transaction((tx) => noteTransfersOut(tx, context, { outId: row.id }));
}

interface OwnedSignature extends LocalSignature {
  readonly intent: string;
  readonly owned: OwnedTransfer;
}

/** Stores the signed parts together, then broadcasts the first of them. */
async function storeAndSend(
  context: ServiceContext,
  outbox: Outbox,
  signature: OwnedSignature,
  rules: SigningRules,
): Promise<void> {
  const { db } = context;
  const { named, userId, body, intent, owned } = signature;
  const { owner, row } = owned;
  await requireSignable(db, context, row);
  const findPart = await rules.admit(owned);
  const { transactions } = body;
  const parts = await loadPartReviews(context, { owned, findPart, header: intent, transactions });
  const code = await requireSendCode(context, owner, body.twoFactorCode ?? null);
  const prices = await loadFeePrices(context, row);
  const stores = await mapInGroups(parts, (part) => prepareStore(context, userId, row, part));
  const jobs = await db.transaction(async (tx) => {
    // Lock order of a send: the wallet, then its account.
    await holdWallet(tx, owner);
    await rules.lock(tx, { owned, parts });
    const locked = await lockTransferRow(tx, named);
    await requireSignable(tx, context, locked);
    await rules.plan(tx, { owned: { owner, row: locked }, parts });
    await requireAcceptedFees(tx, {
      ...{ row: locked, prices, isAccepted: body.acceptFee === true },
      signed: new Set(parts.map(({ part }) => part.n)),
    });
    await spendSendCode(tx, code);
    return storeAll(tx, context, { signature, row: locked, stores });
  });
  // The outbox sends the others, on networks with nonces as blocks make room for them.
  for (const id of jobs.slice(0, mostWaiting)) await outbox.runJob(id);
}

/** Reports whether every given transaction is one that this transfer sends. */
async function areStored(
  db: Db,
  { id }: Pick<TransferRow, 'id'>,
  { transactions }: SignParts,
): Promise<boolean> {
  const rows = await db
    .select({ raw: sendIntents.rawTransaction })
    .from(transferParts)
    .innerJoin(sendIntents, eq(sendIntents.id, transferParts.intentId))
    .where(eq(transferParts.outId, id));
  const stored = new Set(rows.map(({ raw }) => raw && Buffer.from(raw).toString('hex')));
  return transactions.every(({ rawTransaction }) => stored.has(rawTransaction));
}

async function prepareStore(
  context: ServiceContext,
  userId: string,
  row: TransferRow,
  { account, part, reviewed, rawTransaction }: ReviewedPart,
): Promise<StoreSend> {
  return preparePart(context, {
    ...{ userId, account, part, memo: part.memo, onSent: async () => {} },
    ...(await termsOfPart(context, row, part)),
    signedWith: signedAs(rawTransaction, reviewed),
  });
}

interface Storing {
  readonly signature: LocalSignature;
  readonly row: TransferRow;
  /** Sends of the parts, in their order. */
  readonly stores: readonly StoreSend[];
}

/** Begins the transfer and stores all of its signed parts; returns the ids of their broadcast jobs, in their order. */
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
  if (begun === undefined) throw new Error(`transfer ${row.id} is gone`);
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
