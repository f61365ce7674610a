import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transactions } from '../db/schema.ts';
import { type SelectedRow, selectTransactions } from './load-transaction.ts';

const pageSize = 1_000;

/**
 * Everything that `where` lets through, newest first, read in pages that begin where the last one
 * ended: as fast at the end as at the beginning, and never held whole.
 */
export async function* pageByKey(
  db: Db,
  where: SQL | undefined,
): AsyncGenerator<readonly SelectedRow[]> {
  const { createdAt, id } = transactions;
  let last: SelectedRow['row'] | undefined;
  for (;;) {
    const beyond =
      last === undefined
        ? undefined
        : or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id)));
    const rows = await selectTransactions(db, and(where, beyond))
      .orderBy(desc(createdAt), desc(id))
      .limit(pageSize);
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.row;
    if (rows.length < pageSize) return;
  }
}
