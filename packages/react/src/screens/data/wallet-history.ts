import type { BillfoldClient } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import {
  findTransaction,
  loadTransactions,
  type QueryStore,
  type Resource,
  type TransactionList,
  type TransactionQuery,
  type WantedTransaction,
} from '@billfold/core/flows';

/** Lists of transactions and single ones. */
export interface WalletHistory {
  list(query: TransactionQuery): Resource<TransactionList>;
  /** Holds null when the wallet has no such transaction. */
  transaction(wanted: WantedTransaction): Resource<{ readonly found: Transaction | null }>;
}

export function createWalletHistory(
  client: BillfoldClient,
  { addKeyed }: QueryStore<never>,
): WalletHistory {
  return {
    list: addKeyed((query, signal) => loadTransactions(client, query, signal)),
    transaction: addKeyed(async (wanted, signal) => ({
      found: await findTransaction(client, wanted, signal),
    })),
  };
}
