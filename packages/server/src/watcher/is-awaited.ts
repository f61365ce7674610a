import { getNetwork } from '@billfold/core';
import { and, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import {
  accounts,
  chainCursors,
  paymentQuotes,
  payments,
  sendIntents,
  sessions,
  transactions,
  wallets,
} from '../db/schema.ts';

/** Time after a call of a person in which that person counts as here. */
const seenMs = 120_000;
const one = { one: sql`1` };

/**
 * Returns whether anything waits for the next block of a network: a send, a transaction that is not final, a payment
 * that may be paid now, an import, or a person with an account there who uses the product. True also before the first
 * look.
 */
export async function isAwaited(db: Db, network: ServedNetwork, now: Date): Promise<boolean> {
  const awaited = or(
    gt(chainCursors.rescansWanted, chainCursors.rescansDone),
    exists(openSends(db, network)),
    exists(waitingTransactions(db, network)),
    exists(recentTransactions(db, network)),
    exists(openPayments(db, network)),
    exists(peopleHere(db, network, now)),
  );
  const [answer] = await db
    .select({ isAwaited: sql<boolean>`(${awaited})` })
    .from(chainCursors)
    .where(eq(chainCursors.network, network));
  return answer?.isAwaited ?? true;
}

function openSends(db: Db, network: ServedNetwork) {
  return db
    .select(one)
    .from(sendIntents)
    .where(
      and(eq(sendIntents.network, network), inArray(sendIntents.status, ['SIGNED', 'BROADCAST'])),
    );
}

function waitingTransactions(db: Db, network: ServedNetwork) {
  const { blockHeight, endedAs } = transactions;
  return db
    .select(one)
    .from(transactions)
    .where(and(eq(transactions.network, network), isNull(blockHeight), isNull(endedAs)));
}

/** Selects what a usual reorganisation can still take back. */
function recentTransactions(db: Db, network: ServedNetwork) {
  const { final } = getNetwork(network).confirmations;
  const settled = sql`${chainCursors.height} - ${final}::integer + 1`;
  return db
    .select(one)
    .from(transactions)
    .where(and(eq(transactions.network, network), gt(transactions.blockHeight, settled)));
}

function openPayments(db: Db, network: ServedNetwork) {
  return db
    .select(one)
    .from(payments)
    .innerJoin(paymentQuotes, eq(paymentQuotes.paymentId, payments.id))
    .where(
      and(
        inArray(payments.status, ['CREATED', 'PENDING']),
        eq(paymentQuotes.network, network),
        eq(payments.livemode, true),
      ),
    );
}

function peopleHere(db: Db, network: ServedNetwork, now: Date) {
  return db
    .select(one)
    .from(sessions)
    .innerJoin(wallets, eq(wallets.userId, sessions.userId))
    .innerJoin(accounts, eq(accounts.walletId, wallets.id))
    .where(
      and(
        gt(sessions.lastSeenAt, new Date(now.getTime() - seenMs)),
        isNull(sessions.revokedAt),
        eq(accounts.network, network),
        isOfWallet,
        isNull(accounts.deletedAt),
        isNull(wallets.deletedAt),
      ),
    );
}
