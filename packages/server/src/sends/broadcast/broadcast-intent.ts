import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { BroadcastResult, Chain } from '../../chains/chain.ts';
import { isServed } from '../../chains/served-networks.ts';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transactions } from '../../db/schema.ts';
import { getSpending } from '../../families/spending.ts';
import type { OutboxHandler, OutboxOutcome } from '../../outbox/outbox.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { lockAccount } from '../../services/accounts/account-store.ts';
import type { ServiceContext } from '../../services/context.ts';
import { promiseMailsOfSent } from '../../services/transaction-mails/promise-mails.ts';
import { restoreReplaced } from '../replace/restore-replaced.ts';
import { findIntent, type SendIntent } from '../send-intent-store.ts';

type Context = Pick<ServiceContext, 'db' | 'platform' | 'chains' | 'wake'>;

const payload = z.object({ intentId: z.uuid() });

/** Sends the stored bytes of an intent, and writes down what the network made of them. */
export function createBroadcastHandler(context: Context): OutboxHandler {
  return async (item) => {
    const { intentId } = z.parse(payload, item.payload);
    const intent = await findIntent(context.db, intentId);
    // What was replaced goes out no more: it would compete with its own replacement.
    if (intent?.rawTransaction == null || intent.status === 'REPLACED') return { outcome: 'done' };
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
  const result = await settled(chain, intent.hash, await chain.broadcast(raw));
  switch (result) {
    case 'sent':
      await markBroadcast(context, intent);
      return { outcome: 'done' };
    case 'try-again':
      return { outcome: 'retry', error: 'the node does not take it now' };
    default:
      if (await waitsForAnother(context, chain, intent.hash))
        return { outcome: 'retry', error: 'a transaction it builds on is not out yet' };
      await context.db.transaction((tx) =>
        markFailed(tx, context, { intent, reason: result.refused }),
      );
      return { outcome: 'done' };
  }
}

type Settled = 'sent' | 'try-again' | { readonly refused: string };

/** A refusal is believed only when the chain does not know the very hash that was signed. */
async function settled(chain: Chain, hash: string, result: BroadcastResult): Promise<Settled> {
  if (result.outcome === 'accepted') return 'sent';
  const isThere = (await chain.find(hash)) !== null;
  if (isThere) return 'sent';
  if (result.outcome === 'already-known' || !result.permanent) return 'try-again';
  return { refused: result.reason };
}

/** The change it spends may come from a send that is still on its way out. */
async function waitsForAnother({ db }: Context, chain: Chain, hash: string): Promise<boolean> {
  const hashes = await getSpending(chain.network).predecessors(db, chain.network, hash);
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
    // What takes the place of another payment was told of with that one.
    const ids = intent.replaces === null ? first.map(({ id }) => id) : [];
    await promiseMailsOfSent(tx, platform, ids);
  });
  wake();
}

async function markFailed(
  tx: Db,
  { platform }: Context,
  { intent, reason }: { readonly intent: SendIntent; readonly reason: string },
): Promise<void> {
  // The order of all who change an account: the account first, then what belongs to it.
  await lockAccount(tx, intent.accountId);
  const [failed] = await tx
    .update(sendIntents)
    .set({ status: 'FAILED', rejection: reason, rawTransaction: null, updatedAt: nowOf(platform) })
    .where(and(eq(sendIntents.id, intent.id), inArray(sendIntents.status, ['SIGNED', 'BROADCAST'])))
    .returning({ network: sendIntents.network });
  if (failed === undefined || !isServed(failed.network)) return;
  await tx
    .update(transactions)
    .set({ endedAs: 'FAILED' })
    .where(eq(transactions.id, intent.transactionId));
  await getSpending(failed.network).release(tx, failed.network, intent.hash);
  await restoreReplaced(tx, platform, intent);
}
