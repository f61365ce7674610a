import type { BlockRef } from '../chain.ts';
import { reapplyTransactions, undoTransactions } from './apply-transaction.ts';
import { blockHash, noParent } from './block-hash.ts';
import type { AcceptedTransaction, LedgerDraft } from './ledger-store.ts';
import type { SandboxRules } from './rules/rules.ts';
import { withDependents } from './with-dependents.ts';

/**
 * Adds a block that takes the mempool in order of acceptance, but for what is held and what cannot
 * stand without that. What is left waits again behind the block.
 */
export async function mineBlock(
  draft: LedgerDraft,
  rules: SandboxRules,
  minedAt: Date,
): Promise<BlockRef> {
  const mempool = await draft.transactionsAt(null);
  const held = mempool.filter(({ isHeld }) => isHeld);
  const moved = withDependents(mempool, held);
  if (moved.length === 0) return sealMempool(draft, mempool, minedAt);
  // Others may have changed the same entries since. Those that pass without what is held are put in
  // front of it: the order of acceptance stays one in which everything can be undone.
  await undoTransactions(draft, moved);
  await reapplyTransactions(
    draft,
    rules,
    moved.filter(({ isHeld }) => !isHeld),
  );
  const taken = await draft.transactionsAt(null);
  const block = await sealMempool(draft, taken, minedAt);
  const left = moved.filter(({ hash }) => !taken.some((each) => each.hash === hash));
  await reapplyTransactions(draft, rules, left);
  return block;
}

async function sealMempool(
  draft: LedgerDraft,
  mempool: readonly AcceptedTransaction[],
  minedAt: Date,
): Promise<BlockRef> {
  const parent = await draft.head();
  const content = {
    height: parent === null ? 0 : parent.height + 1,
    parentHash: parent?.hash ?? noParent,
    minedAt,
  };
  const hash = blockHash(
    content,
    mempool.map((transaction) => transaction.hash),
  );
  await draft.seal({ ...content, hash });
  return { height: content.height, hash };
}
