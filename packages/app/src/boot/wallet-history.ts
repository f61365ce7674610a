import {
  type BillfoldClient,
  createResource,
  findTransaction,
  loadTransactions,
  type Resource,
  type TransactionList,
  type TransactionQuery,
  type WantedTransaction,
} from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';

/** Lists and single transactions that were looked at, kept so that the way back shows them at once. */
export interface WalletHistory {
  list(query: TransactionQuery): Resource<TransactionList>;
  /** Holds null when the wallet has no such transaction. */
  transaction(wanted: WantedTransaction): Resource<{ readonly found: Transaction | null }>;
  reset(): void;
}

export function createWalletHistory(client: BillfoldClient): WalletHistory {
  const lists = new Map<string, Resource<TransactionList>>();
  const transactions = new Map<string, Resource<{ readonly found: Transaction | null }>>();
  return {
    list: (query) =>
      kept(lists, JSON.stringify(query), () =>
        createResource((signal) => loadTransactions(client, query, signal)),
      ),
    transaction: (wanted) =>
      kept(transactions, JSON.stringify(wanted), () =>
        createResource(async (signal) => ({
          found: await findTransaction(client, wanted, signal),
        })),
      ),
    reset: () => {
      for (const resource of [...lists.values(), ...transactions.values()]) resource.reset();
      lists.clear();
      transactions.clear();
    },
  };
}

function kept<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
