import type { Network } from '@billfold/core';
import { and, eq, isNull } from 'drizzle-orm';
import { requestProbes } from '../balance-probes/request-probes.ts';
import { isUnlistedHash } from '../chains/unlisted-hash.ts';
import { isNoTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transactions, utxos } from '../db/schema.ts';
import { announceBooks } from './announce-books.ts';
import { dropOrphans } from './drop-orphans.ts';
import { hasNoOpenIntent, releaseInputs } from './release-inputs.ts';
import { reopenSends } from './reopen-sends.ts';

export interface Evicting {
  readonly network: Network;
  /** Hashes of all that waits. */
  readonly mempool: readonly string[];
  readonly at: Date;
}

/**
 * Ends transactions that were evicted from the mempool, such as a deposit that a reorg has dropped.
 * Our own sends stay open: their bytes are broadcast again. Those that paid for an evicted deposit end with it.
 */
export async function dropEvicted(tx: Db, { network, mempool, at }: Evicting): Promise<void> {
  const ended = await tx
    .update(transactions)
    .set({ endedAs: 'DROPPED' })
    .where(
      and(
        eq(transactions.network, network),
        isNull(transactions.blockHeight),
        isNull(transactions.endedAs),
        isNoTextOf(transactions.hash, mempool),
        hasNoOpenIntent(network, transactions.hash),
      ),
    )
    .returning({
      hash: transactions.hash,
      walletId: transactions.walletId,
      accountId: transactions.accountId,
    });
  const hashes = ended.map(({ hash }) => hash);
  await releaseInputs(tx, network, hashes);
  await dropOrphans(tx, network, hashes);
  await announceBooks(tx, ended);
  const unlisted = ended.filter(({ hash }) => isUnlistedHash(hash));
  const accountIds = unlisted.map(({ accountId }) => accountId);
  await requestProbes(tx, { network, accountIds, at });
  if (ended.length > 0) await reopenSends(tx, network);
  // What a send of ours is to spend stays: the deposit may come back, and the send with it.
  await tx
    .delete(utxos)
    .where(
      and(
        eq(utxos.network, network),
        isNull(utxos.blockHeight),
        isNoTextOf(utxos.hash, mempool),
        hasNoOpenIntent(network, utxos.hash),
        hasNoOpenIntent(network, utxos.spentBy),
      ),
    );
}
