'use client';
import { getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Fold } from '../parts/fold.tsx';
import * as css from './account.css.ts';
import { AddressesList } from './addresses-list.tsx';
import { CurrentAddress } from './current-address.tsx';
import type { CurrentAddressState } from './use-current-address.ts';

export interface AddressesCardProps {
  readonly account: Account;
  readonly current: CurrentAddressState;
}

/**
 * Card with the address to be paid to. Where an account may have many, it makes new ones, and folds
 * the others away. A token that may not receive has the list alone, or nothing.
 */
export function AddressesCard({ account, current }: AddressesCardProps): ReactElement | null {
  const t = useTranslate();
  const canReceive = useScope('receive');
  const canList = useScope('accounts:read', 'send');
  if (!canReceive && !canList) return null;
  if (!canReceive)
    return (
      <Card title={t('account.addresses.title')} padding="none">
        <AddressesList account={account} />
      </Card>
    );
  const hasMany = getNetwork(account.blockchainNetwork).addressLimit === null;
  const { depositAddressCount: count } = account;
  return (
    <Card
      title={t('account.address.title')}
      padding="none"
      actions={
        hasMany && (
          <Button size="sm" icon={icons.plus} busy={current.isBusy} onClick={current.generate}>
            {t('account.addresses.generate')}
          </Button>
        )
      }
    >
      <p className={css.intro}>{t(hasMany ? 'account.addresses.text' : 'account.address.text')}</p>
      {current.isGapFull && (
        <div className={css.notice}>
          <Notice tone="info" live title={t('account.addresses.gapLimit.title')}>
            {t('account.addresses.gapLimit')}
          </Notice>
        </div>
      )}
      <Shown account={account} current={current} />
      {hasMany && count > 0 && (
        <Fold label={t('account.addresses.count', { count })}>
          <AddressesList account={account} />
        </Fold>
      )}
    </Card>
  );
}

function Shown({ account, current: { state, refresh } }: AddressesCardProps): ReactElement {
  const t = useTranslate();
  if (state.status !== 'failed' || state.data)
    return <CurrentAddress account={account} address={state.data?.addressValue ?? null} />;
  return (
    <ErrorState title={t('account.address.loadFailed')} error={state.error} onRetry={refresh} />
  );
}
