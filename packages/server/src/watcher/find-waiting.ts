import { and, eq, isNull } from 'drizzle-orm';
import type { Chain } from '../chains/chain.ts';
import type { Db } from '../db/open-database.ts';
import { paymentTransfers, transactions } from '../db/schema.ts';

/** Finds the hashes of the transactions that wait in the books and that the chain still knows, maybe in a block. */
export async function findWaiting(
  db: Db,
  { network, find }: Pick<Chain, 'network' | 'find'>,
): Promise<ReadonlySet<string>> {
  const [inHistory, inPayments] = await Promise.all([
    db
      .selectDistinct({ hash: transactions.hash })
      .from(transactions)
      .where(
        and(
          eq(transactions.network, network),
          isNull(transactions.blockHeight),
          isNull(transactions.endedAs),
        ),
      ),
    db
      .selectDistinct({ hash: paymentTransfers.hash })
      .from(paymentTransfers)
      .where(
        and(
          eq(paymentTransfers.network, network),
          isNull(paymentTransfers.blockHeight),
          isNull(paymentTransfers.endedAs),
        ),
      ),
  ]);
  const known = new Set<string>();
  for (const hash of new Set([...inHistory, ...inPayments].flatMap((each) => each.hash ?? [])))
    if ((await find(hash)) !== null) known.add(hash);
  return known;
}
