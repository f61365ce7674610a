import type { Network } from '@billfold/core';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions, utxos } from '../db/schema.ts';
import { hasNoOpenIntent, releaseInputs } from './release-inputs.ts';

export interface Replaced {
  readonly network: Network;
  readonly hashes: readonly string[];
  /** True where the conflicting transaction is mined, not only in the mempool. */
  readonly isSettled: boolean;
  /** Rejection that is stored for a replaced send. */
  readonly reason: string;
  readonly at: Date;
}

/**
 * Ends transactions whose funds or whose nonce another one took, and all that build on them: their outputs leave
 * the books. A mempool may still change its mind, so until a block settles it a send of ours stays
 * open and keeps its other inputs: spending them twice could pay twice.
 */
export async function endReplaced(tx: Db, replaced: Replaced): Promise<void> {
  const { network, isSettled, reason, at } = replaced;
  const hashes = await withDescendants(tx, network, replaced.hashes);
  if (hashes.length === 0) return;
  if (isSettled)
    await tx
      .update(sendIntents)
      .set({
        status: 'FAILED',
        rejection: reason,
        rawTransaction: null,
        updatedAt: at,
      })
      .where(
        and(
          eq(sendIntents.network, network),
          inArray(sendIntents.status, ['SIGNED', 'BROADCAST']),
          isAnyTextOf(sendIntents.hash, hashes),
        ),
      );
  await tx
    .update(transactions)
    .set({ endedAs: 'REPLACED' })
    .where(
      and(
        eq(transactions.network, network),
        isNull(transactions.blockHeight),
        isAnyTextOf(transactions.hash, hashes),
      ),
    );
  // What an open send is to spend stays: by it the send is found when a block settles the matter.
  await tx
    .delete(utxos)
    .where(
      and(
        eq(utxos.network, network),
        isNull(utxos.blockHeight),
        isAnyTextOf(utxos.hash, hashes),
        hasNoOpenIntent(network, utxos.spentBy),
      ),
    );
  await releaseInputs(tx, network, hashes);
}

async function withDescendants(
  tx: Db,
  network: Network,
  hashes: readonly string[],
): Promise<readonly string[]> {
  const found = new Set(hashes);
  for (let next = hashes; next.length > 0; ) {
    const children = await tx
      .selectDistinct({ hash: utxos.spentBy })
      .from(utxos)
      .where(
        and(eq(utxos.network, network), isNotNull(utxos.spentBy), isAnyTextOf(utxos.hash, next)),
      );
    next = children.flatMap(({ hash }) => (hash === null || found.has(hash) ? [] : [hash]));
    for (const hash of next) found.add(hash);
  }
  return [...found];
}
