import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { requestProbes } from '../balance-probes/request-probes.ts';
import { isUnlisted, isUnlistedHash } from '../chains/unlisted-hash.ts';
import type { Db } from '../db/open-database.ts';
import { transactions } from '../db/schema.ts';
import { endReplaced } from './end-replaced.ts';
import type { Sighting } from './sighting.ts';
import type { AddedRow } from './write-movements.ts';

/**
 * Withdraws corrections that no transaction named, where a transaction is told later that may be the same money: it
 * is in a block that the balance included. What remains unexplained is found again at the next comparisons.
 */
export async function withdrawUnlisted(
  tx: Db,
  { network, block, at }: Sighting,
  added: readonly AddedRow[],
): Promise<void> {
  if (block === null) return;
  const isExplained = added
    .filter(({ hash }) => !isUnlistedHash(hash))
    .flatMap((row) => explainedBy(row, network))
    .map(({ accountId, assetId, type }) =>
      and(
        eq(transactions.accountId, accountId),
        eq(transactions.assetId, assetId),
        eq(transactions.type, type),
      ),
    );
  if (isExplained.length === 0) return;
  const withdrawn = await tx
    .update(transactions)
    .set({ blockHeight: null, blockHash: null })
    .where(
      and(
        eq(transactions.network, network),
        gte(transactions.blockHeight, block.height),
        isNull(transactions.endedAs),
        isUnlisted(transactions.hash),
        or(...isExplained),
      ),
    )
    .returning({ hash: transactions.hash, accountId: transactions.accountId });
  if (withdrawn.length === 0) return;
  const hashes = withdrawn.map(({ hash }) => hash);
  await endReplaced(tx, { network, hashes, height: null, at });
  const accountIds = withdrawn.map(({ accountId }) => accountId);
  await requestProbes(tx, { network, accountIds, at });
}

interface Explained extends Pick<AddedRow, 'accountId' | 'assetId'> {
  readonly type: 'RECEIVED' | 'SENT';
}

/** Returns the corrections that a transaction may explain: those of its direction, and of what its fee was paid in. */
function explainedBy(
  { accountId, assetId, type, feeUnits }: AddedRow,
  network: string,
): readonly Explained[] {
  if (type === 'RECEIVED') return [{ accountId, assetId, type }];
  const paid = feeUnits === null ? [] : [{ accountId, assetId: network, type: 'SENT' } as const];
  return [{ accountId, assetId, type: 'SENT' }, ...paid];
}
