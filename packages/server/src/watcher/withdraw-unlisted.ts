import { and, eq, gte, isNull } from 'drizzle-orm';
import { requestProbes } from '../balance-probes/request-probes.ts';
import { isUnlisted, isUnlistedHash } from '../chains/unlisted-hash.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transactions } from '../db/schema.ts';
import { endReplaced } from './end-replaced.ts';
import type { Sighting } from './sighting.ts';
import type { AddedRow } from './write-movements.ts';

/**
 * Withdraws income that no transaction named, where a transaction is told later that may be the same money: it is
 * in a block that the balance included. What remains unexplained is found again at the next comparison.
 */
export async function withdrawUnlisted(
  tx: Db,
  { network, block, at }: Sighting,
  added: readonly AddedRow[],
): Promise<void> {
  if (block === null) return;
  const told = added.filter(
    ({ type, assetId, hash }) =>
      type === 'RECEIVED' && assetId === network && !isUnlistedHash(hash),
  );
  if (told.length === 0) return;
  const withdrawn = await tx
    .update(transactions)
    .set({ blockHeight: null, blockHash: null })
    .where(
      and(
        eq(transactions.network, network),
        gte(transactions.blockHeight, block.height),
        isAnyOf(
          transactions.accountId,
          told.map(({ accountId }) => accountId),
        ),
        isNull(transactions.endedAs),
        isUnlisted(transactions.hash),
      ),
    )
    .returning({ hash: transactions.hash, accountId: transactions.accountId });
  if (withdrawn.length === 0) return;
  const hashes = withdrawn.map(({ hash }) => hash);
  await endReplaced(tx, { network, hashes, height: null, at });
  const accountIds = withdrawn.map(({ accountId }) => accountId);
  await requestProbes(tx, { network, accountIds, at });
}
