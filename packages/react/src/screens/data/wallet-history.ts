import { type BillfoldClient, isErrorCode } from '@billfold/core';
import type { OwnedTransaction } from '@billfold/core/contract';
import {
  loadTransactions,
  type QueryStore,
  type Resource,
  type TransactionList,
  type TransactionQuery,
} from '@billfold/core/flows';

/** Lists of transactions and single ones. */
export interface WalletHistory {
  list(query: TransactionQuery): Resource<TransactionList>;
  /** Transaction of any wallet of the user; null without one. */
  transaction(id: string): Resource<{ readonly found: OwnedTransaction | null }>;
}

export function createWalletHistory(
  client: BillfoldClient,
  { addKeyed }: QueryStore<never>,
): WalletHistory {
  return {
    list: addKeyed((query, signal) => loadTransactions(client, query, signal)),
    transaction: addKeyed(async (id, signal) => ({ found: await find(client, id, signal) })),
  };
}

async function find(
  { transactions }: BillfoldClient,
  id: string,
  signal: AbortSignal,
): Promise<OwnedTransaction | null> {
  try {
    return await transactions.find(id, { signal });
  } catch (error) {
    // 400 refuses an address that was cut or typed wrongly: no transaction has such an id.
    if (isErrorCode(error, 'api') && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
