import type { BlockRef } from '../chain.ts';
import { reapplyTransactions, undoTransactions } from './apply-transaction.ts';
import { blockHash, noParent } from './block-hash.ts';
import type { AcceptedTransaction, LedgerDraft } from './ledger-store.ts';
import type { SandboxRules } from './rules.ts';
import { withDependents } from './with-dependents.ts';

/**
 * Mines the mempool in order of acceptance, without held transactions and their descendants. Those
 * return to the mempool behind the block.
 */
export async function mineBlock(
  draft: LedgerDraft,
  rules: SandboxRules,
  minedAt: Date,
): Promise<BlockRef> {
  const mempool = await dropExpired(draft, rules, minedAt);
  const held = mempool.filter(({ isHeld }) => isHeld);
  const moved = withDependents(mempool, held);
  if (moved.length === 0) return sealMempool(draft, rules, { mempool, minedAt });
  // Others may have changed the same entries since. Those that pass without what is held are put in
  // front of it: the order of acceptance stays one in which everything can be undone.
  await undoTransactions(draft, moved);
  await reapplyTransactions(draft, rules, {
    transactions: moved.filter(({ isHeld }) => !isHeld),
    at: minedAt,
  });
  const taken = await draft.transactionsAt(null);
  const block = await sealMempool(draft, rules, { mempool: taken, minedAt });
  const left = moved.filter(({ hash }) => !taken.some((each) => each.hash === hash));
  await reapplyTransactions(draft, rules, { transactions: left, at: minedAt });
  return block;
}

/**
 * Takes out what waited too long; what built on it waits on as far as it still passes. Returns the mempool that is
 * left.
 */
async function dropExpired(
  draft: LedgerDraft,
  rules: SandboxRules,
  at: Date,
): Promise<readonly AcceptedTransaction[]> {
  const { hasExpired } = rules;
  const mempool = await draft.transactionsAt(null);
  if (hasExpired === null) return mempool;
  const verdicts = await Promise.all(mempool.map(({ raw }) => hasExpired(draft, raw, at)));
  const expired = mempool.filter((_, position) => verdicts[position] === true);
  const moved = withDependents(mempool, expired);
  if (moved.length === 0) return mempool;
  await undoTransactions(draft, moved);
  const left = moved.filter((each) => !expired.includes(each));
  await reapplyTransactions(draft, rules, { transactions: left, at });
  return draft.transactionsAt(null);
}

interface Sealing {
  readonly mempool: readonly AcceptedTransaction[];
  readonly minedAt: Date;
}

async function sealMempool(
  draft: LedgerDraft,
  { blocks }: SandboxRules,
  { mempool, minedAt }: Sealing,
): Promise<BlockRef> {
  const parent = await draft.head();
  const content = {
    height: parent === null ? 0 : parent.height + 1,
    parentHash: parent?.hash ?? noParent,
    minedAt,
  };
  const hashes = mempool.map((transaction) => transaction.hash);
  const hash = blocks?.hashOf(content, hashes) ?? blockHash(content, hashes);
  await draft.seal({ ...content, hash }, mempool);
  return { height: content.height, hash };
}
