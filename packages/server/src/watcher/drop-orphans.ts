import type { Network } from '@billfold/core';
import { and, eq, isNull } from 'drizzle-orm';
import { isAnyOf, isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transactions, utxos } from '../db/schema.ts';
import { hasNoOpenIntent } from './release-inputs.ts';

/**
 * Ends the transfers of accounts to themselves that spend deposits which have left the mempool, as the children that pay
 * for them do: both leave the balance. Sends to others stay open, because spending their other inputs could pay twice. The
 * bytes of a child are broadcast again for a while, and if its parent comes back, so does it.
 */
export async function dropOrphans(
  tx: Db,
  network: Network,
  parents: readonly string[],
): Promise<void> {
  if (parents.length === 0) return;
  const isLost = and(
    ...[eq(utxos.network, network), isAnyTextOf(utxos.hash, parents), isNull(utxos.blockHeight)],
  );
  const orphans = await tx
    .selectDistinct({ id: transactions.id, hash: transactions.hash })
    .from(utxos)
    .innerJoin(
      transactions,
      and(eq(transactions.accountId, utxos.accountId), eq(transactions.hash, utxos.spentBy)),
    )
    .where(
      and(
        ...[isLost, eq(utxos.isChange, false), eq(transactions.type, 'SELF')],
        ...[isNull(transactions.blockHeight), isNull(transactions.endedAs)],
      ),
    );
  if (orphans.length === 0) return;
  const ids = orphans.map(({ id }) => id);
  const hashes = orphans.map(({ hash }) => hash);
  await tx.update(transactions).set({ endedAs: 'DROPPED' }).where(isAnyOf(transactions.id, ids));
  await tx.delete(utxos).where(and(isLost, isAnyTextOf(utxos.spentBy, hashes)));
  await tx
    .delete(utxos)
    .where(
      and(
        ...[eq(utxos.network, network), isAnyTextOf(utxos.hash, hashes)],
        ...[isNull(utxos.blockHeight), hasNoOpenIntent(network, utxos.spentBy)],
      ),
    );
}
