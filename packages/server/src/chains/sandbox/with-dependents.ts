import type { AcceptedTransaction } from './ledger-store.ts';

/**
 * `roots` and all that build on what they changed, in order of acceptance. Taken out of the middle
 * of `transactions`, they leave the others as they are.
 */
export function withDependents(
  transactions: readonly AcceptedTransaction[],
  roots: readonly AcceptedTransaction[],
): readonly AcceptedTransaction[] {
  const changed = new Set<string>();
  return transactions.filter((transaction) => {
    const keys = [...transaction.undo.keys()];
    const isOne = roots.includes(transaction) || keys.some((key) => changed.has(key));
    if (isOne) for (const key of keys) changed.add(key);
    return isOne;
  });
}
