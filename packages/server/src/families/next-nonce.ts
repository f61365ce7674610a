import type { Network } from '@billfold/core';
import { and, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions } from '../db/schema.ts';

/**
 * Returns the next nonce of an account whose row is locked: the first from `mined` on that no own
 * transaction uses. `mined` may be outdated. A rejected transaction has given its nonce back, so
 * that no nonce gap blocks later sends.
 */
export async function findNextNonce(tx: Db, accountId: string, mined: bigint): Promise<bigint> {
  const booked = await tx
    .select({ nonce: transactions.nonce })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        gte(transactions.nonce, mined),
        // One that failed in a block has used its nonce.
        or(isNull(transactions.endedAs), isNotNull(transactions.blockHeight)),
      ),
    );
  const promised = await tx
    .select({ nonce: sendIntents.nonce })
    .from(sendIntents)
    .where(
      and(
        eq(sendIntents.accountId, accountId),
        gte(sendIntents.nonce, mined),
        inArray(sendIntents.status, ['SIGNED', 'BROADCAST']),
      ),
    );
  const taken = new Set([...booked, ...promised].map(({ nonce }) => nonce));
  let next = mined;
  while (taken.has(next)) next += 1n;
  return next;
}

/** Sends that wait for a block and that the network must have before it takes `hash`. */
export async function findSendsBefore(
  db: Db,
  network: Network,
  hash: string,
): Promise<readonly string[]> {
  const before = alias(transactions, 'before');
  const rows = await db
    .selectDistinct({ hash: before.hash })
    .from(transactions)
    .innerJoin(
      before,
      and(
        eq(before.accountId, transactions.accountId),
        eq(before.nonce, sql`${transactions.nonce} - 1`),
      ),
    )
    .where(
      and(
        eq(transactions.network, network),
        eq(transactions.hash, hash),
        isNull(before.blockHeight),
        isNull(before.endedAs),
      ),
    );
  return rows.map((row) => row.hash);
}
