'use client';
import { getNetwork } from '@billfold/core';
import type { Account, AddressRow } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TransactionsSkeleton } from '../transactions/transactions-skeleton.tsx';
import * as css from './account.css.ts';
import { AddressesTable } from './addresses-table.tsx';
import { OneAddress } from './one-address.tsx';
import { type AccountAddresses, useAddresses } from './use-addresses.ts';

/** Where the account is paid to. */
export function AddressesCard({ account }: { readonly account: Account }): ReactElement {
  const { addressLimit } = getNetwork(account.blockchainNetwork);
  return addressLimit === null ? (
    <ManyAddresses account={account} />
  ) : (
    <OneAddress account={account} />
  );
}

/** Each address, whether it was used, and a way to a new one. */
function ManyAddresses({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const addresses = useAddresses(account);
  return (
    <Card
      title={t('account.addresses.title')}
      padding="none"
      actions={
        <Button size="sm" icon={icons.plus} busy={addresses.isBusy} onClick={addresses.generate}>
          {t('account.addresses.generate')}
        </Button>
      }
    >
      <p className={css.intro}>{t('account.addresses.text')}</p>
      {addresses.isGapFull && (
        <div className={css.notice}>
          <Notice tone="info" live title={t('account.addresses.gapLimit.title')}>
            {t('account.addresses.gapLimit')}
          </Notice>
        </div>
      )}
      <List account={account} addresses={addresses} />
    </Card>
  );
}

function List(props: {
  readonly account: Account;
  readonly addresses: AccountAddresses;
}): ReactElement {
  const t = useTranslate();
  const { state, refresh } = props.addresses;
  const [showsUsed, setShowsUsed] = useState(false);
  if (state.status === 'pending') return <TransactionsSkeleton rows={3} />;
  if (!state.data)
    return (
      <ErrorState title={t('account.addresses.loadFailed')} error={state.error} onRetry={refresh} />
    );
  const shown = state.data.filter(({ isUsed }) => showsUsed || !isUsed);
  return (
    <>
      {state.data.some(({ isUsed }) => isUsed) && (
        <div className={css.tools}>
          <Checkbox
            label={t('account.addresses.showUsed')}
            checked={showsUsed}
            onCheckedChange={setShowsUsed}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <NoneUnused rows={state.data} />
      ) : (
        <AddressesTable network={props.account.blockchainNetwork} addresses={shown} />
      )}
    </>
  );
}

function NoneUnused({ rows }: { readonly rows: readonly AddressRow[] }): ReactElement {
  const t = useTranslate();
  const text = rows.length === 0 ? 'account.addresses.none' : 'account.addresses.noneUnused';
  return <p className={css.none}>{t(text)}</p>;
}
