'use client';
import { portfolioTexts, transactionsTexts } from '@billfold/core/i18n';
import { type ReactElement, useEffect, useState } from 'react';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useScreenData } from '../data/screen-data.ts';
import { HideAmountsButton } from '../parts/hide-amounts-button.tsx';
import { useExistingPage } from '../parts/use-existing-page.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenScope } from '../screen/screen-scope.tsx';
import { ExportButton } from './export-button.tsx';
import { countFilters, formatListQuery, type ListQuery, parseListQuery } from './list-query.ts';
import { TransactionFilters } from './transaction-filters.tsx';
import { TransactionListCard } from './transaction-list-card.tsx';
import * as css from './transactions.css.ts';
import { useTransactionList } from './use-transaction-list.ts';

/** Props of `TransactionsScreen`. */
export interface TransactionsScreenProps {
  /** Lists the transactions of this account only. */
  readonly accountId?: string | undefined;
  /** Filters and page as a query string, if the host has them in its URL; kept here unless given. */
  readonly search?: string | undefined;
  /** Called with new filters; `replace` if they should replace the entry of the browser history. */
  readonly onSearchChange?:
    | ((search: string, options: { readonly replace: boolean }) => void)
    | undefined;
}

/**
 * Screen with all transactions of the wallet, with filters and export.
 * @example
 * <TransactionsScreen accountId={accountId} />;
 */
export function TransactionsScreen(props: TransactionsScreenProps): ReactElement {
  return (
    <ScreenScope texts={texts}>
      <Transactions {...props} />
    </ScreenScope>
  );
}

const texts = [portfolioTexts, transactionsTexts];

function Transactions(props: TransactionsScreenProps): ReactElement {
  const t = useTranslate();
  const walletId = useWalletId();
  const { query, change } = useListQuery(props);
  const canExport = useScope('transactions:read');
  const shown = useTransactionList(walletId, query);
  const { page, pageSize } = query;
  const total = shown.state.data?.total;
  useExistingPage({ page, pageSize, total, goTo: (last) => change({ page: last }) });
  const { listPlace } = useScreenData();
  const left = formatListQuery(query);
  useEffect(() => listPlace.set({ search: left }), [listPlace, left]);
  // Nothing to hide, to export or to search.
  const isEmpty = shown.list?.total === 0 && countFilters(query) === 0;
  const filter = (wanted: Partial<ListQuery>): void => change({ ...wanted, page: 1 });
  return (
    <Screen
      title={t('transactions.title')}
      action={
        isEmpty ? undefined : (
          <div className={css.tools}>
            <HideAmountsButton />
            {canExport && <ExportButton walletId={walletId} query={query} />}
          </div>
        )
      }
    >
      {!isEmpty && (
        <TransactionFilters
          walletId={walletId}
          query={query}
          hasAccount={props.accountId !== undefined}
          list={shown.list}
          onChange={filter}
        />
      )}
      <TransactionListCard query={query} shown={shown} onChange={change} />
    </Screen>
  );
}

function useListQuery({ accountId, search, onSearchChange }: TransactionsScreenProps) {
  const [kept, setKept] = useState('');
  const asked = parseListQuery(search ?? kept);
  const query = accountId === undefined ? asked : { ...asked, accountId };
  const change = (next: Partial<ListQuery>, options = { replace: true }): void => {
    const wanted = { ...query, ...next };
    const text = formatListQuery(accountId === undefined ? wanted : { ...wanted, accountId: null });
    setKept(text);
    onSearchChange?.(text, options);
  };
  return { query, change };
}
