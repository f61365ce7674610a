import type { BlockRef } from '../chain.ts';
import { blockHash, noParent } from './block-hash.ts';
import type { LedgerDraft } from './ledger-store.ts';

/** Adds a block that takes the whole mempool, in order of acceptance. */
export async function mineBlock(draft: LedgerDraft, minedAt: Date): Promise<BlockRef> {
  const parent = await draft.head();
  const transactions = await draft.transactionsAt(null);
  const content = {
    height: parent === null ? 0 : parent.height + 1,
    parentHash: parent?.hash ?? noParent,
    minedAt,
  };
  const hash = blockHash(
    content,
    transactions.map((transaction) => transaction.hash),
  );
  await draft.seal({ ...content, hash });
  return { height: content.height, hash };
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
