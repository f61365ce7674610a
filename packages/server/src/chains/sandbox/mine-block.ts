import type { BlockRef } from '../chain.ts';
import { blockHash, noParent } from './block-hash.ts';
import type { AcceptedTransaction, LedgerDraft } from './ledger-store.ts';
import { withDependents } from './with-dependents.ts';

/**
 * Adds a block that takes the mempool in order of acceptance, but for what is held and what builds
 * on that.
 */
export async function mineBlock(draft: LedgerDraft, minedAt: Date): Promise<BlockRef> {
  const parent = await draft.head();
  const mempool = await draft.transactionsAt(null);
  const left = withDependents(
    mempool,
    mempool.filter(({ isHeld }) => isHeld),
  );
  const content = {
    height: parent === null ? 0 : parent.height + 1,
    parentHash: parent?.hash ?? noParent,
    minedAt,
  };
  const hash = blockHash(
    content,
    hashesOf(mempool.filter((transaction) => !left.includes(transaction))),
  );
  await draft.seal({ ...content, hash }, hashesOf(left));
  return { height: content.height, hash };
}

function hashesOf(transactions: readonly AcceptedTransaction[]): readonly string[] {
  return transactions.map(({ hash }) => hash);
}

export interface MiningTurn {
  readonly isMined: boolean;
  readonly nextAt: Date;
}

/**
 * Mines if the time of the next block has come, and sets the time of the one after it. After a
 * long stop that is one block, not all that were missed.
 */
export async function mineIfDue(
  draft: LedgerDraft,
  { now, intervalMs }: { readonly now: Date; readonly intervalMs: number },
): Promise<MiningTurn> {
  const due = (await draft.nextBlockAt()).getTime();
  const fromNow = now.getTime() + intervalMs;
  const isMined = due <= now.getTime();
  if (isMined) await mineBlock(draft, now);
  const onBeat = isMined ? due + intervalMs : due;
  // A slower clock may have set the time far ahead; a stopped one far behind.
  const isOnBeat = onBeat > now.getTime() && onBeat <= fromNow;
  const nextAt = new Date(isOnBeat ? onBeat : fromNow);
  await draft.setNextBlockAt(nextAt);
  return { isMined, nextAt };
}
