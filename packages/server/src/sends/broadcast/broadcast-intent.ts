import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lockAccount } from '../../accounts/account-store.ts';
import type { BroadcastResult, Chain } from '../../chains/chain.ts';
import { isServed } from '../../chains/served-networks.ts';
import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transactions } from '../../db/schema.ts';
import { getFamily } from '../../families/families.ts';
import { bringForward, type OutboxHandler, type OutboxOutcome } from '../../outbox/outbox.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { enqueueSentMails } from '../../transaction-mails/enqueue-transaction-mails.ts';
import { restoreReplaced } from '../replace/restore-replaced.ts';
import { findIntent, type SendIntent } from '../send-intent-store.ts';
import { findOnNetwork } from './find-on-network.ts';
import { isOrphaned } from './is-orphaned.ts';
import { isOvertakenUnseen } from './is-overtaken-unseen.ts';
import { isPastItsEnd } from './is-past-its-end.ts';
import { waitsForBlocks } from './waits-for-blocks.ts';

type Context = Pick<ServiceContext, 'db' | 'platform' | 'chains' | 'wake' | 'collectsTogether'>;

const payload = z.object({ intentId: z.uuid() });

/** Creates the handler of broadcast jobs: it broadcasts the stored bytes and stores the result. */
export function createBroadcastHandler(context: Context): OutboxHandler {
  return async (job) => {
    const { intentId } = z.parse(payload, job.payload);
    const intent = await findIntent(context.db, intentId);
    // A replaced send is not broadcast: it would conflict with its own replacement.
    if (intent?.rawTransaction == null || intent.status === 'REPLACED') return { outcome: 'done' };
    // The watcher ends it once that block is settled, or gives it its funds back.
    if (intent.overtakenAt !== null)
      return { outcome: 'retry', error: 'a block has another transaction in its place' };
    if (intent.status === 'SIGNED' && (await waitsForBlocks(context.db, intent)))
      return { outcome: 'retry', error: 'as many earlier sends wait for a block as nodes keep' };
    return broadcastIntent(context, intent, intent.rawTransaction);
  };
}

async function broadcastIntent(
  context: Context,
  intent: SendIntent,
  raw: Uint8Array,
): Promise<OutboxOutcome> {
  if (!isServed(intent.network)) throw new Error(`unknown network ${intent.network}`);
  const chain = context.chains.get(intent.network);
  const result = await verifyResult(chain, intent.hash, await chain.broadcast(raw));
  if (result.outcome !== 'rejected') await forgetRefusal(context.db, intent);
  switch (result.outcome) {
    case 'sent':
      await markBroadcast(context, intent);
      return { outcome: 'done' };
    case 'known':
      return { outcome: 'retry', error: 'it was sent before, and no block has it' };
    case 'rejected': {
      const { reason } = result;
      const open = await whyStillOpen(context, chain, { intent, raw, result });
      if (open !== null) return { outcome: 'retry', error: open };
      await context.db.transaction((tx) => markFailed(tx, context, { intent, reason }));
      return { outcome: 'done' };
    }
    default:
      return result satisfies never;
  }
}

type Rejection = Extract<BroadcastResult, { readonly outcome: 'rejected' }>;
type VerifiedResult =
  | { readonly outcome: 'sent' }
  /** The node has seen it, and no block has it. */
  | { readonly outcome: 'known' }
  | Rejection;

/** Believes a rejection only if the node does not know the signed hash. */
async function verifyResult(
  chain: Chain,
  hash: string,
  result: BroadcastResult,
): Promise<VerifiedResult> {
  if (result.outcome === 'accepted') return { outcome: 'sent' };
  if ((await findOnNetwork(chain, hash)) !== null) return { outcome: 'sent' };
  return result.outcome === 'already-known' ? { outcome: 'known' } : result;
}

interface Rejected {
  readonly intent: SendIntent;
  readonly raw: Uint8Array;
  readonly result: Rejection;
}

/** Returns why a send that a node rejects is to be sent again; null where it can never be mined. */
async function whyStillOpen(
  context: Context,
  chain: Chain,
  { intent, raw, result: { permanent, reason } }: Rejected,
): Promise<string | null> {
  if (permanent)
    return (await hasMissingPredecessor(context, chain, intent.hash))
      ? 'a transaction it builds on is not out yet'
      : null;
  const { lastHeight } = intent;
  const isOver =
    (await isPastItsEnd(context, chain, { raw, lastHeight })) ||
    (await isOvertakenUnseen(context, chain, intent)) ||
    (await isOrphaned(context.db, intent));
  if (!isOver) {
    await forgetRefusal(context.db, intent);
    return `the node does not take it now: ${reason}`;
  }
  return (await isSecondLook(context, intent)) ? null : 'its time is over; a second look follows';
}

/** Time between two looks at a send whose time is over: a node that has lost it may find it by then. */
const secondLookMs = 60_000;

/** Returns whether the time of the send was over a minute ago as well; else notes that it is now. */
async function isSecondLook(
  { db, platform }: Context,
  { id, refusedAt }: SendIntent,
): Promise<boolean> {
  const now = nowOf(platform);
  if (refusedAt !== null) return now.getTime() - refusedAt.getTime() >= secondLookMs;
  await db.update(sendIntents).set({ refusedAt: now }).where(eq(sendIntents.id, id));
  return false;
}

async function forgetRefusal(db: Db, { id, refusedAt }: SendIntent): Promise<void> {
  if (refusedAt === null) return;
  await db.update(sendIntents).set({ refusedAt: null }).where(eq(sendIntents.id, id));
}

/** Returns whether a send that this one spends from has not reached the node yet. */
async function hasMissingPredecessor(
  { db }: Context,
  chain: Chain,
  hash: string,
): Promise<boolean> {
  const hashes = await getFamily(chain.network).spending.findPredecessors(db, chain.network, hash);
  const places = await Promise.all(hashes.map((each) => chain.find(each)));
  return places.includes(null);
}

async function markBroadcast({ db, platform, wake }: Context, intent: SendIntent): Promise<void> {
  await db.transaction(async (tx) => {
    const first = await tx
      .update(sendIntents)
      .set({ status: 'BROADCAST', updatedAt: nowOf(platform) })
      .where(and(eq(sendIntents.id, intent.id), eq(sendIntents.status, 'SIGNED')))
      .returning({ id: sendIntents.transactionId });
    // A replacement sends no mails: those of the replaced send have gone out.
    const ids = intent.replaces === null ? first.map(({ id }) => id) : [];
    await enqueueSentMails(tx, platform, ids);
    if (first.length > 0) await bringNextForward(tx, platform, intent);
  });
  wake();
}

/**
 * Makes the send with the next nonce due: a node refuses it until it has this one. By their own times many that wait would
 * be tried in any order, and each refusal would double its wait.
 */
async function bringNextForward(
  tx: Db,
  platform: Context['platform'],
  { accountId, network, nonce }: SendIntent,
): Promise<void> {
  if (nonce === null) return;
  const [next] = await tx
    .select({ intentId: sendIntents.id })
    .from(sendIntents)
    .where(
      and(
        ...[eq(sendIntents.accountId, accountId), eq(sendIntents.network, network)],
        ...[eq(sendIntents.status, 'SIGNED'), gt(sendIntents.nonce, nonce)],
      ),
    )
    .orderBy(asc(sendIntents.nonce))
    .limit(1);
  if (next !== undefined) await bringForward(tx, platform, { kind: 'broadcast', payload: next });
}

/** Returns whether a block has the transaction, whatever a node that lags answers. */
async function isMined(tx: Db, transactionId: string): Promise<boolean> {
  const mined = and(eq(transactions.id, transactionId), isNotNull(transactions.blockHeight));
  return (await tx.$count(transactions, mined)) > 0;
}

async function markFailed(
  tx: Db,
  { platform }: Context,
  { intent, reason }: { readonly intent: SendIntent; readonly reason: string },
): Promise<void> {
  // Lock order: the account first, then its intents and transactions.
  await lockAccount(tx, intent.accountId);
  if (await isMined(tx, intent.transactionId)) return;
  const [failed] = await tx
    .update(sendIntents)
    .set({ status: 'FAILED', rejection: reason, rawTransaction: null, updatedAt: nowOf(platform) })
    .where(and(eq(sendIntents.id, intent.id), inArray(sendIntents.status, ['SIGNED', 'BROADCAST'])))
    .returning({ network: sendIntents.network });
  if (failed === undefined || !isServed(failed.network)) return;
  // It has ended with its parent, and what it was to replace has the same parent.
  const wasDropped = await isOrphaned(tx, intent);
  if (!wasDropped)
    await tx
      .update(transactions)
      .set({ endedAs: 'FAILED' })
      .where(eq(transactions.id, intent.transactionId));
  await getFamily(failed.network).spending.release(tx, failed.network, intent.hash);
  if (!wasDropped) await restoreReplaced(tx, platform, intent);
}
