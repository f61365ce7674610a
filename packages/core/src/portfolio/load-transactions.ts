import type { TransactionFilter, TransactionListQuery } from '../client/transaction-filter.ts';
import type { Transaction } from '../contract/transactions/transactions.ts';
import type { BillfoldClient } from '../create-client.ts';
import type { Network } from '../networks/registry.ts';

/** Part of a wallet's history: pages `firstPage` to `lastPage`, counted from 1. */
export interface TransactionQuery {
  readonly walletId: string;
  readonly accountId: string | null;
  readonly network: Network | null;
  readonly filters?: TransactionFilter;
  readonly pageSize: number;
  readonly firstPage: number;
  readonly lastPage: number;
}

export interface TransactionList {
  readonly items: readonly Transaction[];
  /** Number of all matches, loaded or not. */
  readonly total: number;
}

/**
 * Loads pages of a wallet's transactions, newest first, without duplicates: a transaction that
 * arrives meanwhile moves others to the next page.
 * @example
 * const pages = { pageSize: 20, firstPage: 1, lastPage: 2 };
 * const query = { walletId, accountId: null, network: null, ...pages };
 * const { items, total } = await loadTransactions(client, query);
 */
export async function loadTransactions(
  client: BillfoldClient,
  query: TransactionQuery,
  signal?: AbortSignal,
): Promise<TransactionList> {
  const { walletId, firstPage, lastPage } = query;
  const numbers = Array.from({ length: lastPage - firstPage + 1 }, (_, at) => firstPage + at);
  const pages = await Promise.all(
    numbers.map((page) =>
      client.transactions.list(walletId, { ...filterOf(query), page }, signal ? { signal } : {}),
    ),
  );
  const items = new Map(pages.flatMap((page) => page.items.map((item) => [item.id, item])));
  return { items: [...items.values()], total: pages.at(-1)?.total ?? 0 };
}

function filterOf(query: TransactionQuery): TransactionListQuery {
  const { accountId, network, pageSize, filters } = query;
  return {
    ...filters,
    pageSize,
    ...(accountId === null ? {} : { accountId }),
    ...(network === null ? {} : { network }),
  };
}
