'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { useScreenData } from '../data/screen-data.ts';
import { Fold } from '../parts/fold.tsx';
import { useKeptSettings } from '../parts/use-kept-settings.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { filtersOf } from './filters-of.ts';
import type { ListQuery } from './list-query.ts';
import { TransactionsTable } from './transactions-table.tsx';

/** The newest of what the spam filter keeps out of the list; nothing where it is off or keeps nothing. */
export function HiddenTransactions({ query }: { readonly query: ListQuery }): ReactElement | null {
  const isFiltered = useKeptSettings()?.spamFilter ?? true;
  return isFiltered ? <Kept query={query} /> : null;
}

function Kept({ query }: { readonly query: ListQuery }): ReactElement | null {
  const t = useTranslate();
  const resource = useScreenData().history.list({
    walletId: useWalletId(),
    accountId: null,
    network: null,
    filters: { ...filtersOf(query, { hidesSpam: false }), isSpam: true },
    pageSize: 100,
    firstPage: 1,
    lastPage: 1,
  });
  const { data } = useResource(resource);
  if (data === undefined || data.total === 0) return null;
  const label = t('transactions.hidden.show', { count: data.total });
  return (
    <Fold label={label} text={t('transactions.hidden.text')}>
      <TransactionsTable label={label} transactions={data.items} />
    </Fold>
  );
}
