'use client';
import type { Transaction } from '@billfold/core/contract';
import { createResource, loadTransactions, type TransactionList } from '@billfold/core/flows';
import { useEffect, useMemo } from 'react';
import { useClient } from '../context/use-provided.ts';
import { useResource } from '../state/use-store.ts';
import { mapQuery, nothing, type Query } from './query.ts';
import { useNeededWallet, useQueryOf } from './use-needed-wallet.ts';

/** Transactions of the selected wallet, page by page. */
export type Transactions = Query<readonly Transaction[]> & {
  /** There are older ones than those that are shown. */
  readonly hasMore: boolean;
  /** Adds the next page to those that are shown; never rejects. */
  readonly loadMore: () => Promise<void>;
};

const pageSize = 25;

/**
 * The transactions of the selected wallet or of one of its accounts, newest first, 25 to a page;
 * `pending` without a wallet. Loaded again when one is sent from here.
 * @example
 * const { data = [], hasMore, loadMore } = useTransactions();
 */
export function useTransactions({
  accountId = null,
}: {
  readonly accountId?: string | null | undefined;
} = {}): Transactions {
  const client = useClient();
  const wallet = useNeededWallet();
  const { walletId } = wallet;
  const history = useMemo(() => {
    if (walletId === null) return { resource: nothing, loadMore: nothing.load };
    let lastPage = 1;
    const resource = createResource<TransactionList>((signal) =>
      loadTransactions(
        client,
        { walletId, accountId, network: null, pageSize, firstPage: 1, lastPage },
        signal,
      ),
    );
    return {
      resource,
      loadMore: async () => {
        lastPage += 1;
        await resource.invalidate();
      },
    };
  }, [client, walletId, accountId]);
  const { resource, loadMore } = history;
  useEffect(() => {
    const unsubscribe = client.on('transaction-created', () => void resource.invalidate());
    return () => {
      unsubscribe();
      resource.reset();
    };
  }, [client, resource]);
  const state = useQueryOf(wallet, useResource<TransactionList>(resource));
  return useMemo(
    () => ({
      ...mapQuery(state, ({ items }) => items),
      hasMore: state.data !== undefined && state.data.items.length < state.data.total,
      loadMore,
    }),
    [state, loadMore],
  );
}
