import type { BlockRef } from '../chain.ts';
import { reapplyTransactions, undoTransactions } from './apply-transaction.ts';
import type { LedgerDraft } from './ledger-store.ts';
import type { SandboxRules } from './rules.ts';

export interface Reorganisation {
  /** How many blocks are taken back. */
  readonly depth: number;
  /** Hashes of transactions that are forgotten, as if another branch had spent their inputs. */
  readonly drop: readonly string[];
  /** The time of it: what has expired by then does not wait again. */
  readonly at: Date;
}

/**
 * Takes the newest blocks back. Their transactions wait in the mempool again, unless they are to be
 * dropped or no longer pass without those that are.
 * @throws {RangeError} for a depth that reaches the first block
 */
export async function reorganise(
  draft: LedgerDraft,
  rules: SandboxRules,
  { depth, drop, at }: Reorganisation,
): Promise<BlockRef> {
  const height = ((await draft.head())?.height ?? 0) - depth;
  const head = await draft.headerAt(height);
  if (head === null) throw new RangeError(`There are no ${depth} blocks to take back.`);
  const undone = await draft.transactionsAbove(height);
  await undoTransactions(draft, undone);
  await draft.dropBlocksAbove(height);
  const kept = undone.filter(({ hash }) => !drop.includes(hash));
  await reapplyTransactions(draft, rules, { transactions: kept, at });
  return { height: head.height, hash: head.hash };
}
