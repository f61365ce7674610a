'use client';
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
import * as css from './asset.css.ts';

export interface AssetTransactionsProps {
  readonly symbol: string;
  /** Ids of the asset on each of its networks. */
  readonly assetIds: readonly string[];
}

const limit = 10;

/** The newest transactions of an asset over all networks. */
export function AssetTransactions({ symbol, assetIds }: AssetTransactionsProps): ReactElement {
  const t = useTranslate();
  const resource = useScreenData().assetHistory({ walletId: useWalletId(), assetIds, limit });
  const { data, status, error } = useResource(resource);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => resource.get().data?.some(isUnconfirmed) ?? false,
  });
  // The list filters by one asset of one network.
  const [only, ...others] = assetIds;
  const search = only !== undefined && others.length === 0 ? formatListQuery({ asset: only }) : '';
  return (
    <Card
      title={t('account.transactions')}
      padding="none"
      actions={
        data &&
        data.length > 0 && (
          <RouteTextLink route={{ to: 'transactions', search }}>
            {t('portfolio.viewAll')}
          </RouteTextLink>
        )
      }
    >
      {status === 'pending' && <TransactionsSkeleton rows={3} />}
      {status === 'failed' && !data && (
        <ErrorState
          title={t('transactions.loadFailed')}
          error={error}
          onRetry={() => void resource.refresh()}
        />
      )}
      {data?.length === 0 && (
        <p className={css.none}>{t('asset.transactions.empty', { symbol })}</p>
      )}
      {data && data.length > 0 && (
        <TransactionsTable label={t('account.transactions')} transactions={data} />
      )}
    </Card>
  );
}
