import { portfolioTexts, transactionsTexts } from '@billfold/core';
import { useTexts, useTranslate } from '@billfold/react';
import { type ReactElement, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Screen } from '../../shell/screen.tsx';
import { HideAmountsButton } from '../hide-amounts-button.tsx';
import { useWalletId } from '../use-wallet-data.ts';
import { formatListQuery, type ListQuery, parseListQuery } from './list-query.ts';
import { TransactionFilters } from './transaction-filters.tsx';
import { TransactionListCard } from './transaction-list-card.tsx';
import { type ShownList, useTransactionList } from './use-transaction-list.ts';

/** Everything that the wallet received and sent; filter and page stand in the address. */
export function TransactionsScreen(): ReactElement {
  useTexts(portfolioTexts, transactionsTexts);
  const t = useTranslate();
  const walletId = useWalletId();
  const [, navigate] = useLocation();
  const query = parseListQuery(useSearch());
  const shown = useTransactionList(walletId, query);
  const change = (next: Partial<ListQuery>, options = { replace: true }): void =>
    navigate(formatListQuery({ ...query, ...next }), options);
  useExistingPage(shown, query, (page) => change({ page }));
  return (
    <Screen title={t('transactions.title')} action={<HideAmountsButton />}>
      <TransactionFilters
        walletId={walletId}
        query={query}
        onChange={(filter) => change({ ...filter, page: 1 })}
      />
      <TransactionListCard query={query} shown={shown} onChange={change} />
    </Screen>
  );
}

/** A page after the last one, as of an old address, gives way to the last. */
function useExistingPage(
  { state }: ShownList,
  { page, pageSize }: ListQuery,
  go: (page: number) => void,
): void {
  const last = Math.max(1, Math.ceil((state.data?.total ?? 0) / pageSize));
  const isBeyond = state.data !== undefined && page > last;
  useEffect(() => {
    if (isBeyond) go(last);
  });
}
