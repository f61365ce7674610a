import type { Network } from '@billfold/core';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transactions } from '../db/schema.ts';
import type { Movement } from './book-transactions.ts';

/** Sends that wait for a block with the nonce that one of `movements` has: they can never have one. */
export async function findOvertaken(
  tx: Db,
  network: Network,
  movements: readonly Movement[],
): Promise<readonly string[]> {
  const sends = movements.filter(({ nonce }) => nonce !== null);
  if (sends.length === 0) return [];
  const accountIds = sql.param(sends.map(({ accountId }) => accountId));
  const nonces = sql.param(sends.map(({ nonce }) => `${nonce}`));
  const hashes = sql.param(sends.map(({ hash }) => hash));
  const rows = await tx
    .selectDistinct({ hash: transactions.hash })
    .from(transactions)
    .innerJoin(
      sql`unnest(${accountIds}::uuid[], ${nonces}::numeric[], ${hashes}::text[])
        as seen (account_id, nonce, hash)`,
      sql`seen.account_id = ${transactions.accountId}
        and seen.nonce = ${transactions.nonce}
        and seen.hash <> ${transactions.hash}`,
    )
    .where(
      // One that a mempool has replaced already is still open until a block settles it.
      sql`${transactions.network} = ${network}
        and ${transactions.blockHeight} is null
        and (${transactions.endedAs} is null or ${transactions.endedAs} = 'REPLACED')`,
    );
  return rows.map(({ hash }) => hash);
}
