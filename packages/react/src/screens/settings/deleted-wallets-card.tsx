'use client';
import type { Wallet } from '@billfold/core/contract';
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
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { useForm } from '../form/use-form.ts';
import { useNotifyFailure } from '../parts/use-notify-failure.ts';
import * as css from './settings.css.ts';

/** The way back for a wallet that was deleted; not drawn while there is none. */
export function DeletedWalletsCard(): ReactElement | null {
  const t = useTranslate();
  const { keeping } = useScreenData();
  const state = useResource(keeping.deletedWallets);
  useNotifyFailure(state);
  if (state.data === undefined || state.data.length === 0) return null;
  return (
    <Card title={t('walletSettings.deleted')}>
      <div className={css.stack}>
        <p className={css.text}>{t('walletSettings.deleted.text')}</p>
        <ul className={css.list}>
          {state.data.map((wallet) => (
            <DeletedWallet key={wallet.id} wallet={wallet} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function DeletedWallet({ wallet }: { readonly wallet: Wallet }): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const { keeping } = useScreenData();
  const { state, submit } = useForm<never>();
  const { id, name, createdAt } = wallet;
  const restore = async (): Promise<void> => {
    const done = await submit({}, () => client.wallets.restore(id));
    if (done === null) return;
    notify.success(t('walletSettings.restored', { name }));
    await Promise.all([client.resources.wallets.invalidate(), keeping.deletedWallets.invalidate()]);
  };
  return (
    <SettingRow
      as="li"
      title={name}
      hint={
        <>
          {t('walletSettings.deleted.created')} <TimeText at={createdAt} form="date" />
        </>
      }
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
