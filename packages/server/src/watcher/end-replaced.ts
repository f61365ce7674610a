import type { Network } from '@billfold/core';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions, utxos } from '../db/schema.ts';
import { hasNoOpenIntent, releaseInputs } from './release-inputs.ts';

export interface Replaced {
  readonly network: Network;
  readonly hashes: readonly string[];
  /** Height of the block that has the conflicting transaction; null while it only waits. */
  readonly height: number | null;
  readonly at: Date;
}

/**
 * Ends transactions whose funds or whose nonce another one took, and all that build on them: their outputs leave
 * the books. A mempool may change its mind, and so may a node about its last blocks: a send of ours stays open and
 * keeps its other inputs until `settleOvertaken` ends it, because spending them twice could pay twice.
 */
export async function endReplaced(tx: Db, replaced: Replaced): Promise<void> {
  const { network, height, at } = replaced;
  const hashes = await withDescendants(tx, network, replaced.hashes);
  if (hashes.length === 0) return;
  if (height !== null)
    await tx
      .update(sendIntents)
      .set({ overtakenHeight: height, overtakenAt: at })
      .where(
        and(
          eq(sendIntents.network, network),
          inArray(sendIntents.status, ['SIGNED', 'BROADCAST']),
          isNull(sendIntents.overtakenAt),
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
