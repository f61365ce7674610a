import type { BlockRef } from '../chain.ts';
import { reapplyTransactions, undoTransactions } from './apply-transaction.ts';
import type { LedgerDraft } from './ledger-store.ts';
import type { SandboxRules } from './rules.ts';

export interface Reorganisation {
  /** How many blocks are taken back; null takes those down to the deepest transaction of `drop`. */
  readonly depth: number | null;
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
  const top = (await draft.head())?.height ?? 0;
  const height = top - (depth ?? (await depthOf(draft, top, drop)));
  const head = await draft.headerAt(height);
  if (head === null) throw new RangeError(`There are no ${top - height} blocks to take back.`);
  const undone = await draft.transactionsAbove(height);
  await undoTransactions(draft, undone);
  await draft.dropBlocksAbove(height);
  const kept = undone.filter(({ hash }) => !drop.includes(hash));
  await reapplyTransactions(draft, rules, { transactions: kept, at });
  return { height: head.height, hash: head.hash };
}

/** Returns the depth of the deepest of these transactions; zero where all of them wait. */
async function depthOf(draft: LedgerDraft, top: number, drop: readonly string[]): Promise<number> {
  const depths = await Promise.all(
    drop.map(async (hash) => top + 1 - ((await draft.find(hash))?.height ?? top + 1)),
  );
  return Math.max(0, ...depths);
}
