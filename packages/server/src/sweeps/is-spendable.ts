import type { Sweep } from '@billfold/core/contract';
import { and, eq, max } from 'drizzle-orm';
import { loadCursors } from '../chains/chain-cursors.ts';
import { requireServed } from '../chains/require-served.ts';
import { settledHeightOf } from '../chains/settled-height.ts';
import type { Db } from '../db/open-database.ts';
import { transactions, transferParts } from '../db/schema.ts';

/** Returns whether the blocks of a sweep are so deep that its funds count in the settlement account. */
export async function isSpendable(
  db: Db,
  { id, status, network }: Pick<Sweep, 'id' | 'status' | 'network'>,
): Promise<boolean> {
  if (status !== 'DONE') return false;
  const { outId, hash, accountId, step } = transferParts;
  const [last] = await db
    .select({ height: max(transactions.blockHeight) })
    .from(transferParts)
    .innerJoin(
      transactions,
      and(eq(transactions.hash, hash), eq(transactions.accountId, accountId)),
    )
    .where(and(eq(outId, id), eq(step, 'MOVE')));
  const code = requireServed(network);
  const settled = settledHeightOf(code, (await loadCursors(db)).get(code));
  return last?.height != null && last.height <= settled;
}
