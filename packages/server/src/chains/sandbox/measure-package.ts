import type { Chain, WaitingPackage } from '../chain.ts';
import type { AcceptedTransaction } from './ledger-store.ts';
import type { SandboxRules } from './rules.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';

/** Measures packages from the transactions that wait, as nodes do; undefined where the rules measure none. */
export function createMeasurePackage(
  ledger: SandboxLedger,
  { measure, describe }: SandboxRules,
): Chain['measurePackage'] {
  if (measure === undefined) return undefined;
  const parentsOf = ({ raw, undo }: AcceptedTransaction) =>
    describe(raw, 'mempool', undo).spends.map((spent) => spent.hash);
  return (hash) =>
    ledger.read(async (state) => {
      const waiting = await state.transactionsAt(null);
      const found = withAncestors(waiting, hash, parentsOf);
      return found.length === 0 ? null : sumOf(found.map(({ raw, undo }) => measure(raw, undo)));
    });
}

/** Finds `hash` among what waits, with all that it builds on; nothing where it does not wait. */
function withAncestors(
  waiting: readonly AcceptedTransaction[],
  hash: string,
  parentsOf: (transaction: AcceptedTransaction) => readonly string[],
): readonly AcceptedTransaction[] {
  const wanted = new Set([hash]);
  // Parents are accepted before their children.
  return waiting.toReversed().filter((transaction) => {
    if (!wanted.has(transaction.hash)) return false;
    for (const parent of parentsOf(transaction)) wanted.add(parent);
    return true;
  });
}

function sumOf(packages: readonly WaitingPackage[]): WaitingPackage {
  return packages.reduce((sum, { vsize, fee }) => ({
    vsize: sum.vsize + vsize,
    fee: sum.fee + fee,
  }));
}
