import { getNetwork, type Network } from '@billfold/core';
import { and, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import { isListed } from '../db/is-listed.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, notificationSettings, transactions, wallets } from '../db/schema.ts';
import { enqueueAll } from '../outbox/outbox.ts';
import type { ServerPlatform } from '../platform/server-platform.ts';
import type { MailedEvent } from './transaction-mail.ts';

/** Enqueues a mail about each of these transactions, in the transaction that books them. */
export async function enqueueTransactionMails(
  tx: Db,
  platform: ServerPlatform,
  { event, ids }: { readonly event: MailedEvent; readonly ids: readonly string[] },
): Promise<void> {
  const payloads = ids.map((transactionId) => ({ event, transactionId }));
  await enqueueAll(tx, platform, { kind: 'transaction-mail', payloads });
}

/**
 * Enqueues mails about transactions that were signed here and broadcast; transfers between own
 * addresses get none.
 */
export async function enqueueSentMails(
  tx: Db,
  platform: ServerPlatform,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const sent = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(inArray(transactions.id, [...ids]), isListed, eq(transactions.type, 'SENT')));
  await enqueueTransactionMails(tx, platform, { event: 'SENT', ids: sent.map(({ id }) => id) });
}

/**
 * Enqueues mails about rows that the watcher has just added. Transactions from before the account
 * was added get none; neither do spam (dust of look-alike addresses) and failed ones.
 */
export async function enqueueSeenMails(
  tx: Db,
  platform: ServerPlatform,
  added: readonly { readonly id: string }[],
): Promise<void> {
  const news = await tx
    .select({ id: transactions.id, type: transactions.type })
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .where(
      and(
        inArray(
          transactions.id,
          added.map(({ id }) => id),
        ),
        inArray(transactions.type, ['SENT', 'RECEIVED']),
        gt(transactions.valueUnits, 0n),
        gte(transactions.createdAt, accounts.createdAt),
        eq(transactions.isSpam, false),
        isNull(transactions.endedAs),
      ),
    );
  const idsOf = (wanted: 'SENT' | 'RECEIVED') =>
    news.flatMap(({ id, type }) => (type === wanted ? [id] : []));
  // What was sent from here has its row since it was signed: these were not.
  await enqueueTransactionMails(tx, platform, { event: 'SENT_ELSEWHERE', ids: idsOf('SENT') });
  await enqueueTransactionMails(tx, platform, { event: 'RECEIVED', ids: idsOf('RECEIVED') });
}

/**
 * Enqueues mails about transactions that the block at `height` gives their last required
 * confirmation, for users who want such mails.
 */
export async function enqueueConfirmedMails(
  tx: Db,
  platform: ServerPlatform,
  { network, height }: { readonly network: Network; readonly height: number },
): Promise<void> {
  const { available } = getNetwork(network).confirmations;
  const confirmed = await tx
    .update(transactions)
    .set({ isConfirmedTold: true })
    .from(wallets)
    .innerJoin(notificationSettings, eq(notificationSettings.userId, wallets.userId))
    .where(
      and(
        eq(wallets.id, transactions.walletId),
        eq(transactions.network, network),
        isListed,
        eq(transactions.blockHeight, height - available + 1),
        inArray(transactions.type, ['SENT', 'RECEIVED']),
        eq(transactions.isConfirmedTold, false),
        eq(transactions.isSpam, false),
        isNull(transactions.endedAs),
        sql`${notificationSettings.events} -> 'CONFIRMED' ->> 'email' = 'true'`,
      ),
    )
    .returning({ id: transactions.id });
  const ids = confirmed.map(({ id }) => id);
  await enqueueTransactionMails(tx, platform, { event: 'CONFIRMED', ids });
}
