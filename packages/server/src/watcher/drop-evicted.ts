import type { Network } from '@billfold/core';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { requestProbes } from '../balance-probes/request-probes.ts';
import type { MempoolView } from '../chains/chain.ts';
import { isUnlistedHash } from '../chains/unlisted-hash.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transactions, utxos } from '../db/schema.ts';
import { announceBooks } from './announce-books.ts';
import { dropOrphans } from './drop-orphans.ts';
import { hasNoOpenIntent, releaseInputs } from './release-inputs.ts';
import { reopenSends } from './reopen-sends.ts';

export interface Evicting {
  readonly network: Network;
  /** All that waits, which can be far more than the books have. */
  readonly mempool: Pick<MempoolView, 'has'>;
  readonly at: Date;
}

/**
 * Ends transactions that were evicted from the mempool, such as a deposit that a reorg has dropped.
 * Our own sends stay open: their bytes are broadcast again. Those that paid for an evicted deposit end with it.
 */
export async function dropEvicted(tx: Db, { network, mempool, at }: Evicting): Promise<void> {
  const isWaiting = and(
    eq(transactions.network, network),
    isNull(transactions.blockHeight),
    isNull(transactions.endedAs),
    hasNoOpenIntent(network, transactions.hash),
  );
  const waiting = await tx
    .selectDistinct({ hash: transactions.hash })
    .from(transactions)
    .where(isWaiting);
  const evicted = missingIn(mempool, waiting);
  if (evicted.length > 0) await endEvicted(tx, { network, evicted, isWaiting, at });
  // Inputs of our own sends stay: the deposit may come back, and the send with it.
  const isUnspent = and(
    eq(utxos.network, network),
    isNull(utxos.blockHeight),
    hasNoOpenIntent(network, utxos.hash),
    hasNoOpenIntent(network, utxos.spentBy),
  );
  const outputs = await tx.selectDistinct({ hash: utxos.hash }).from(utxos).where(isUnspent);
  const gone = missingIn(mempool, outputs);
  if (gone.length > 0) await tx.delete(utxos).where(and(isUnspent, isAnyTextOf(utxos.hash, gone)));
}

interface Ending extends Pick<Evicting, 'network' | 'at'> {
  readonly evicted: readonly string[];
  readonly isWaiting: SQL | undefined;
}

async function endEvicted(tx: Db, { network, evicted, isWaiting, at }: Ending): Promise<void> {
  const ended = await tx
    .update(transactions)
    .set({ endedAs: 'DROPPED' })
    .where(and(isWaiting, isAnyTextOf(transactions.hash, evicted)))
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
}

function missingIn(
  mempool: Evicting['mempool'],
  rows: readonly { readonly hash: string }[],
): readonly string[] {
  return rows.flatMap(({ hash }) => (mempool.has(hash) ? [] : [hash]));
}
