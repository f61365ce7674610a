'use client';
import { isUnconfirmed } from '@billfold/core/flows';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { settlementPageSize } from '../data/settlements.ts';
import { Pager } from '../parts/pager.tsx';
import { useLive } from '../parts/use-live.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { TransactionsSkeleton } from '../transactions/transactions-skeleton.tsx';
import { TransactionsTable } from '../transactions/transactions-table.tsx';
import * as css from './settlements.css.ts';

interface SettlementSendsProps {
  readonly businessId: number;
  readonly name: string;
}

/** Transactions that were sent from the accounts of a business. */
export function SettlementSends({ businessId, name }: SettlementSendsProps): ReactElement {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const walletId = useWalletId();
  const resource = useScreenData().settlements.sends({ walletId, businessId, page });
  const { data, error } = useResource(resource);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => resource.get().data?.items.some(isUnconfirmed) ?? false,
  });
  if (data === undefined && error !== undefined)
    return (
      <ErrorState
        title={t('settlements.sent.loadFailed')}
        error={error}
        onRetry={() => void resource.refresh()}
      />
    );
  if (data === undefined) return <TransactionsSkeleton rows={2} />;
  if (data.total === 0) return <p className={css.lead}>{t('settlements.sent.none')}</p>;
  return (
    <>
      <TransactionsTable label={t('settlements.sent', { name })} transactions={data.items} />
      <Pager
        page={page}
        pageSize={settlementPageSize}
        total={data.total}
        count={data.items.length}
        isLoading={false}
        onPage={setPage}
      />
    </>
  );
}
