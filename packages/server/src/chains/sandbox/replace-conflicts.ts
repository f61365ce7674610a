import {
  applyTransaction,
  type NewTransaction,
  readBefore,
  reapplyTransactions,
  undoOf,
  undoTransactions,
  viewWith,
} from './apply-transaction.ts';
import type { AcceptedTransaction, LedgerDraft } from './ledger-store.ts';
import type { Candidate, Rejected, SandboxRules } from './rules.ts';
import { withDependents } from './with-dependents.ts';

/**
 * Puts a transaction in the place of those in the mempool that use up the same, if the rules let
 * it; else says why not and changes nothing. What built on those waits again as far as it still
 * passes.
 */
export async function replaceConflicts(
  draft: LedgerDraft,
  rules: SandboxRules,
  next: Omit<NewTransaction, 'changes'> & { readonly refusal: Rejected },
): Promise<Rejected | null> {
  const { refusal, ...transaction } = next;
  const { raw, acceptedAt } = transaction;
  const mempool = await draft.transactionsAt(null);
  const claims = new Set(rules.claims(raw));
  const conflicts = mempool.filter((each) =>
    rules.claims(each.raw).some((claim) => claims.has(claim)),
  );
  if (conflicts.length === 0) return { ...refusal, permanent: await isPermanent(draft, refusal) };
  const evicted = withDependents(mempool, conflicts);
  const view = viewWith(draft, undoOf(evicted));
  const verdict = await rules.check(view, raw, acceptedAt);
  if (verdict.outcome === 'rejected') return verdict;
  const { changes } = verdict;
  const descendants = evicted.filter((one) => !conflicts.includes(one));
  const reason = rules.refuseReplacement(
    { raw, before: await readBefore(view, changes) },
    { conflicts: conflicts.map(toCandidate), descendants: descendants.map(toCandidate) },
  );
  if (reason !== null)
    return { outcome: 'rejected', reason, permanent: false, missing: refusal.missing };
  await undoTransactions(draft, evicted);
  await applyTransaction(draft, { ...transaction, changes });
  await reapplyTransactions(draft, rules, { transactions: descendants, at: acceptedAt });
  return null;
}

/**
 * Returns whether a rejection is final: the transactions that could create the missing entries
 * exist already.
 */
async function isPermanent(draft: LedgerDraft, refusal: Rejected): Promise<boolean> {
  const makers = await Promise.all(refusal.missing.map(({ madeBy }) => draft.find(madeBy)));
  return refusal.permanent || makers.some((maker) => maker !== null);
}

const toCandidate = ({ raw, undo }: AcceptedTransaction): Candidate => ({ raw, before: undo });
