'use client';
import type { ReactElement } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import * as css from './new-wallet.css.ts';

export interface UnfinishedWalletsProps {
  readonly onFinish: (wallet: { readonly id: string; readonly name: string }) => void;
}

/** Wallets whose seed phrase was shown and never confirmed, with a link to go on. */
export function UnfinishedWallets({ onFinish }: UnfinishedWalletsProps): ReactElement | null {
  const t = useTranslate();
  const { data } = useStore(useClient().resources.wallets);
  const unfinished = data?.items.filter((wallet) => !wallet.isActivated) ?? [];
  if (unfinished.length === 0) return null;
  return (
    <Notice tone="info" title={t('newWallet.unfinished.title')}>
      {unfinished.map((wallet) => (
        <div key={wallet.id} className={css.unfinished}>
          <span>{t('newWallet.unfinished.text', { name: wallet.name })}</span>
          <Button size="sm" onClick={() => onFinish(wallet)}>
            {t('newWallet.unfinished.action', { name: wallet.name })}
          </Button>
        </div>
      ))}
    </Notice>
  );
}
