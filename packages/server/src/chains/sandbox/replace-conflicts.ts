import { applyTransaction, type NewTransaction, undoOf, viewWith } from './apply-transaction.ts';
import type { AcceptedTransaction, LedgerDraft } from './ledger-store.ts';
import type { Bid, Rejected, SandboxRules } from './rules/rules.ts';
import { withDependents } from './with-dependents.ts';

/**
 * Puts a transaction in the place of those in the mempool that took what it needs, if the rules
 * let it; else says why not and changes nothing.
 */
export async function replaceConflicts(
  draft: LedgerDraft,
  rules: SandboxRules,
  next: Omit<NewTransaction, 'changes'> & { readonly refusal: Rejected },
): Promise<Rejected | null> {
  const { refusal, ...transaction } = next;
  const mempool = await draft.transactionsAt(null);
  const conflicts = mempool.filter(({ undo }) => refusal.missing.some(({ key }) => undo.get(key)));
  if (conflicts.length === 0) return { ...refusal, permanent: await isPermanent(draft, refusal) };
  const evicted = withDependents(mempool, conflicts);
  const verdict = await rules.check(viewWith(draft, undoOf(evicted)), transaction.raw);
  if (verdict.outcome === 'rejected') return verdict;
  const descendants = evicted.filter((one) => !conflicts.includes(one));
  const reason = rules.refuseReplacement(verdict.bid, {
    conflicts: await bidsOf(rules, conflicts),
    descendants: await bidsOf(rules, descendants),
  });
  if (reason !== null)
    return { outcome: 'rejected', reason, permanent: false, missing: refusal.missing };
  await draft.write(undoOf(evicted));
  await draft.remove(evicted.map(({ hash }) => hash));
  await applyTransaction(draft, { ...transaction, changes: verdict.changes });
  return null;
}

/** What a transaction lacks may still be made, unless what should have made it is there already. */
async function isPermanent(draft: LedgerDraft, refusal: Rejected): Promise<boolean> {
  const makers = await Promise.all(refusal.missing.map(({ madeBy }) => draft.find(madeBy)));
  return refusal.permanent || makers.some((maker) => maker !== null);
}

/** What was offered when each was accepted: what it met then is what undoing it restores. */
async function bidsOf(
  rules: SandboxRules,
  transactions: readonly AcceptedTransaction[],
): Promise<readonly Bid[]> {
  const nothing = { read: async () => new Map() };
  const verdicts = await Promise.all(
    transactions.map(({ raw, undo }) => rules.check(viewWith(nothing, undo), raw)),
  );
  return verdicts.flatMap((verdict) => (verdict.outcome === 'acceptable' ? [verdict.bid] : []));
}
