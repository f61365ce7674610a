import type { AcceptedTransaction, LedgerDraft } from './ledger-store.ts';
import type { Changes, Entry, LedgerView } from './rules/rules.ts';

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
  const undo = await readAll(draft, [...changes.keys()]);
  await draft.write(changes);
  await draft.append({ ...transaction, isHeld, undo, addresses: ownersIn(undo, changes) });
}

/** Takes the last accepted transactions back, newest first. `transactions` is in order of acceptance. */
export async function undoTransactions(
  draft: LedgerDraft,
  transactions: readonly AcceptedTransaction[],
): Promise<void> {
  await draft.write(undoOf(transactions));
  await draft.remove(transactions.map(({ hash }) => hash));
}

/** What taking `transactions` back comes to: of each key, what stood before the first of them. */
export function undoOf(transactions: readonly AcceptedTransaction[]): Changes {
  return new Map(transactions.toReversed().flatMap(({ undo }) => [...undo]));
}

/** `view` as it would be with `changes`. */
export function viewWith(view: LedgerView, changes: Changes): LedgerView {
  return {
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

function ownersIn(undo: Changes, changes: Changes): readonly string[] {
  const entries = [...undo.values(), ...changes.values()];
  return [...new Set(entries.flatMap((entry) => entry?.['address'] ?? []))];
}

async function readAll(view: LedgerView, keys: readonly string[]): Promise<Changes> {
  const entries = await view.read(keys);
  return new Map(keys.map((key) => [key, entries.get(key) ?? null]));
}
