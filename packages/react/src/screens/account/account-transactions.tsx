'use client';
import type { Account } from '@billfold/core/contract';
import { isUnconfirmed } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Card } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { useLive } from '../parts/use-live.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { RouteTextLink } from '../screen/route-link.tsx';
import { formatListQuery } from '../transactions/list-query.ts';
import { TransactionsSkeleton } from '../transactions/transactions-skeleton.tsx';
import { TransactionsTable } from '../transactions/transactions-table.tsx';
import * as css from './account.css.ts';

const pageSize = 10;

/** The newest transactions of one account, and the way to all of them. */
export function AccountTransactions({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const { history } = useScreenData();
  const filter = { accountId: account.id, network: null };
  const resource = history.list({
    ...filter,
    walletId: useWalletId(),
    pageSize,
    firstPage: 1,
    lastPage: 1,
  });
  const state = useResource(resource);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => resource.get().data?.items.some(isUnconfirmed) ?? false,
  });
  return (
    <Card
      title={t('account.transactions')}
      padding="none"
      actions={
        state.data &&
        state.data.total > 0 && (
          <RouteTextLink route={{ to: 'transactions', search: formatListQuery(filter) }}>
            {t('portfolio.viewAll')}
          </RouteTextLink>
        )
      }
    >
      {state.status === 'pending' && <TransactionsSkeleton rows={3} />}
      {state.status === 'failed' && !state.data && (
        <ErrorState
          title={t('transactions.loadFailed')}
          error={state.error}
          onRetry={() => void resource.refresh()}
        />
      )}
      {state.data?.total === 0 && <p className={css.none}>{t('account.transactions.empty')}</p>}
      {state.data && state.data.total > 0 && (
        <TransactionsTable label={t('account.transactions')} transactions={state.data.items} />
      )}
    </Card>
  );
}
