'use client';
import type { Account, AddressRow } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { useLive } from '../parts/use-live.ts';
import { useNotifyFailure } from '../parts/use-notify-failure.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { TransactionsSkeleton } from '../transactions/transactions-skeleton.tsx';
import * as css from './account.css.ts';
import { AddressesTable } from './addresses-table.tsx';

/** All deposit addresses of an account, the used ones on request. */
export function AddressesList({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const resource = useScreenData().addresses.list({
    walletId: useWalletId(),
    accountId: account.id,
  });
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, { refresh: resource.refresh, changesWithBlocks: () => false });
  if (state.data) return <Rows account={account} rows={state.data} />;
  if (state.status === 'pending') return <TransactionsSkeleton rows={3} />;
  return (
    <ErrorState
      title={t('account.addresses.loadFailed')}
      error={state.error}
      onRetry={() => void resource.refresh()}
    />
  );
}

interface RowsProps {
  readonly account: Account;
  readonly rows: readonly AddressRow[];
}

function Rows({ account, rows }: RowsProps): ReactElement {
  const t = useTranslate();
  const [showsUsed, setShowsUsed] = useState(false);
  const shown = rows.filter(({ isUsed }) => showsUsed || !isUsed);
  return (
    <>
      {rows.some(({ isUsed }) => isUsed) && (
        <div className={css.tools}>
          <Checkbox
            label={t('account.addresses.showUsed')}
            checked={showsUsed}
            onCheckedChange={setShowsUsed}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <p className={css.none}>{t('account.addresses.noneUnused')}</p>
      ) : (
        <AddressesTable network={account.blockchainNetwork} addresses={shown} />
      )}
    </>
  );
}
