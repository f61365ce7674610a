import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { loadCursors } from '../chains/chain-cursors.ts';
import { isServed } from '../chains/served-networks.ts';
import { settledHeightOf } from '../chains/settled-height.ts';
import { isListed } from '../db/is-listed.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, transactions } from '../db/schema.ts';
import type { FlowRow } from './flows-of.ts';

/**
 * Loads what came into a wallet and left it after `since`, oldest first; `isOwn` chooses the
 * accounts. Left out is what the value does not have: spam, failed transactions, hidden tokens and
 * deposits that are not deep enough yet.
 */
export async function loadChartFlows(
  db: Db,
  isOwn: SQL | undefined,
  since: Date | null,
): Promise<readonly FlowRow[]> {
  const { createdAt, type, assetId, valueUnits, fiatMinor, toAddress, blockHeight } = transactions;
  const cursors = await loadCursors(db);
  const rows = await db
    .select({
      ...{ at: createdAt, type, assetId, toAddress, network: transactions.network },
      ...{ units: valueUnits, cents: fiatMinor, height: blockHeight },
      accountId: transactions.accountId,
    })
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .where(
      and(
        isOwn,
        isListed,
        sql`not ${accounts.hiddenTokens} ? ${assetId}`,
        inArray(type, ['SENT', 'RECEIVED']),
        eq(transactions.isSpam, false),
        isNull(transactions.endedAs),
        since === null ? undefined : gt(createdAt, since),
      ),
    )
    .orderBy(asc(createdAt), asc(transactions.id));
  const isSettled = (network: string, height: number | null): boolean =>
    isServed(network) &&
    height !== null &&
    height <= settledHeightOf(network, cursors.get(network));
  return rows.flatMap(({ type: kind, network, accountId, ...row }) => {
    const isCounted = kind === 'SENT' || (kind === 'RECEIVED' && isSettled(network, row.height));
    if (!isCounted) return [];
    return [{ ...row, type: kind, holding: `${accountId}:${row.assetId}` }];
  });
}
