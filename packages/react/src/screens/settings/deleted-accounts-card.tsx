'use client';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { SettingRow } from '../../ui/setting-row/setting-row.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { useForm } from '../form/use-form.ts';
import { useNotifyFailure } from '../parts/use-notify-failure.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import * as css from './settings.css.ts';
import * as own from './wallet-settings.css.ts';

/** Not drawn while there is none. */
export function DeletedAccountsCard(): ReactElement | null {
  const t = useTranslate();
  const state = useResource(useScreenData().keeping.deletedAccounts(useWalletId()));
  useNotifyFailure(state);
  const deleted = state.data?.filter(({ isDeleted }) => isDeleted) ?? [];
  if (deleted.length === 0) return null;
  return (
    <Card title={t('walletSettings.deletedAccounts')}>
      <div className={css.stack}>
        <p className={css.text}>{t('walletSettings.deletedAccounts.text')}</p>
        <ul className={css.list}>
          {deleted.map((account) => (
            <DeletedAccount key={account.id} account={account} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function DeletedAccount({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const walletId = useWalletId();
  const client = useClient();
  const { keeping } = useScreenData();
  const { state, submit } = useForm<never>();
  const { id: accountId, name, derivationPath } = account;
  const restore = async (): Promise<void> => {
    const done = await submit({}, () => client.accounts.restore(walletId, accountId));
    if (done === null) return;
    notify.success(t('walletSettings.restored', { name }));
    await Promise.all([
      client.resources.accounts(walletId).invalidate(),
      keeping.deletedAccounts(walletId).invalidate(),
    ]);
  };
  return (
    <SettingRow
      as="li"
      title={name}
      hint={<span className={own.path}>{derivationPath}</span>}
      error={state.failure && problemText(state.failure, t)}
    >
      <Button
        size="sm"
        icon={icons.undo}
        busy={state.isBusy}
        aria-label={t('walletSettings.restore.of', { name })}
        onClick={() => void restore()}
      >
        {t('walletSettings.restore')}
      </Button>
    </SettingRow>
  );
}
