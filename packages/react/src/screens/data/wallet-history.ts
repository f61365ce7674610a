import type { BillfoldClient } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import {
  findTransaction,
  loadTransactions,
  type Resource,
  type TransactionList,
  type TransactionQuery,
  type WantedTransaction,
} from '@billfold/core/flows';
import type { MakeResource } from './kept-resources.ts';

/** Lists and single transactions that were looked at, kept so that the way back shows them at once. */
export interface WalletHistory {
  list(query: TransactionQuery): Resource<TransactionList>;
  /** Holds null when the wallet has no such transaction. */
  transaction(wanted: WantedTransaction): Resource<{ readonly found: Transaction | null }>;
}

export function createWalletHistory(client: BillfoldClient, make: MakeResource): WalletHistory {
  const lists = new Map<string, Resource<TransactionList>>();
  const transactions = new Map<string, Resource<{ readonly found: Transaction | null }>>();
  return {
    list: (query) =>
      kept(lists, JSON.stringify(query), () =>
        make((signal) => loadTransactions(client, query, signal)),
      ),
    transaction: (wanted) =>
      kept(transactions, JSON.stringify(wanted), () =>
        make(async (signal) => ({
          found: await findTransaction(client, wanted, signal),
        })),
      ),
  };
}

function kept<T>(map: Map<string, T>, key: string, create: () => T): T {
  const known = map.get(key) ?? create();
  map.set(key, known);
  return known;
}
