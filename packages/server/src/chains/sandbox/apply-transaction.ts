import type { AcceptedTransaction, LedgerDraft } from './ledger-store.ts';
import type { Changes, Entry, LedgerView, SandboxRules } from './rules.ts';

export interface NewTransaction
  extends Pick<AcceptedTransaction, 'hash' | 'raw' | 'acceptedAt'>,
    Partial<Pick<AcceptedTransaction, 'isHeld'>> {
  readonly changes: Changes;
}

/** Accepts a transaction that was checked: the state moves, and what undoes it is kept. */
export async function applyTransaction(
  draft: LedgerDraft,
  { changes, isHeld = false, ...transaction }: NewTransaction,
): Promise<void> {
  const undo = await readBefore(draft, changes);
  await draft.write(changes);
  await draft.append({ ...transaction, isHeld, undo, addresses: ownersIn(undo, changes) });
}

/**
 * Accepts transactions that were taken back again, in their order, as far as they still pass. They
 * are then the last ones in the order of acceptance.
 */
export async function reapplyTransactions(
  draft: LedgerDraft,
  rules: SandboxRules,
  {
    transactions,
    at,
  }: { readonly transactions: readonly AcceptedTransaction[]; readonly at: Date },
): Promise<void> {
  for (const { hash, raw, acceptedAt, isHeld } of transactions) {
    const verdict = await rules.check(draft, raw, at);
    if (verdict.outcome === 'acceptable')
      await applyTransaction(draft, { hash, raw, acceptedAt, isHeld, changes: verdict.changes });
  }
}

/**
 * Takes transactions back, of which nothing that stays builds on any. `transactions` is in order of
 * acceptance.
 */
export async function undoTransactions(
  draft: LedgerDraft,
  transactions: readonly AcceptedTransaction[],
): Promise<void> {
  await draft.write(undoOf(transactions));
  await draft.remove(transactions.map(({ hash }) => hash));
}

/**
 * Returns the changes that undo `transactions`: under each key, the entry before the first of them.
 */
export function undoOf(transactions: readonly AcceptedTransaction[]): Changes {
  return new Map(transactions.toReversed().flatMap(({ undo }) => [...undo]));
}

/** `view` as it would be with `changes`. */
export function viewWith(view: LedgerView, changes: Changes): LedgerView {
  return {
    head: () => view.head(),
    headerAt: (height) => view.headerAt(height),
    findBlock: (hash) => view.findBlock(hash),
    read: async (keys) => {
      const below = await view.read(keys.filter((key) => !changes.has(key)));
      const above = keys.flatMap((key): readonly (readonly [string, Entry])[] => {
        const entry = changes.get(key);
        return entry ? [[key, entry]] : [];
      });
      return new Map([...below, ...above]);
    },
  };
}

/** The entries that `changes` are about, as they are now. */
export async function readBefore(view: LedgerView, changes: Changes): Promise<Changes> {
  const keys = [...changes.keys()];
  const entries = await view.read(keys);
  return new Map(keys.map((key) => [key, entries.get(key) ?? null]));
}

function ownersIn(undo: Changes, changes: Changes): readonly string[] {
  const entries = [...undo.values(), ...changes.values()];
  return [...new Set(entries.flatMap((entry) => entry?.['address'] ?? []))];
}
