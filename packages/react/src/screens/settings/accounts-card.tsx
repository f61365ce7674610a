'use client';
import type { Account, Page } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { useCanAddAccounts, useClient, useFeature, useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import {
  AddAccountDialog,
  preloadAddAccountDialog,
} from '../../dialogs/add-account/add-account-dialog.tsx';
import { useStatistics } from '../../query/use-statistics.ts';
import { useResource } from '../../state/use-store.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Statement } from '../../ui/statement/statement.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { Fold } from '../parts/fold.tsx';
import { LoadedCard } from '../parts/loaded-card.tsx';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { AccountSettingsRow } from './account-settings-row.tsx';
import * as css from './settings.css.ts';
import { useAccountOrder } from './use-account-order.ts';
import * as own from './wallet-settings.css.ts';

/** Order and visibility of the accounts. */
export function AccountsCard(): ReactElement {
  const t = useTranslate();
  const accounts = useClient().resources.accounts(useWalletId());
  return (
    <LoadedCard
      title={t('walletSettings.accounts')}
      text={t('walletSettings.accounts.text')}
      resource={accounts}
      failed={t('walletSettings.accounts.loadFailed')}
      rows={4}
    >
      {(page) => (page.items.length === 0 ? <NoAccounts /> : <OrderedAccounts accounts={page} />)}
    </LoadedCard>
  );
}

function NoAccounts(): ReactElement {
  const t = useTranslate();
  const canAdd = useCanAddAccounts();
  return (
    <EmptyState
      icon={icons.accounts}
      title={t('walletSettings.accounts.empty')}
      text={canAdd && t('walletSettings.accounts.empty.text')}
      action={canAdd && <AddAccount />}
    />
  );
}

function OrderedAccounts({ accounts }: { readonly accounts: Page<Account> }): ReactElement {
  const t = useTranslate();
  const canAdd = useCanAddAccounts();
  const canOrder = useScope('wallets:write');
  const { ordered, move, told, failure, list } = useAccountOrder(accounts);
  const statistics = useResource(useStatistics(useWalletId())).data;
  return (
    <>
      <FormFailure failure={failure} fields={[]} />
      <ul ref={list} className={css.list}>
        {ordered.map((account, position) => (
          <AccountSettingsRow
            key={account.id}
            account={account}
            statistics={statistics}
            canMoveUp={canOrder && position > 0}
            canMoveDown={canOrder && position < ordered.length - 1}
            onMove={(by) => void move(position, position + by)}
          />
        ))}
      </ul>
      <p className={visuallyHidden} role="status">
        {told}
      </p>
      {canAdd && (
        <div>
          <AddAccount />
        </div>
      )}
      <p className={css.text}>{t('walletSettings.accounts.gap')}</p>
      <Fold label={t('walletSettings.accounts.path')}>
        <Statement
          rows={ordered.map(({ id, name, derivationPath }) => ({
            id,
            label: name,
            value: <span className={own.path}>{derivationPath}</span>,
          }))}
        />
      </Fold>
    </>
  );
}

function AddAccount(): ReactElement {
  const t = useTranslate();
  const accounts = useClient().resources.accounts(useWalletId());
  const canAdd = useFeature('createAccount');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <Button
        icon={icons.plus}
        disabled={!canAdd}
        aria-haspopup="dialog"
        onPointerEnter={() => void preloadAddAccountDialog().catch(() => undefined)}
        onClick={() => setIsAdding(true)}
      >
        {t('walletSettings.accounts.add')}
      </Button>
      <AddAccountDialog
        open={isAdding}
        onOpenChange={setIsAdding}
        onAdded={() => void accounts.invalidate()}
      />
    </>
  );
}
