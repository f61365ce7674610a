'use client';
import { emptyWalletTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useNavigation } from '../../context/use-provided.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import * as css from './empty-wallet.css.ts';

/** Placeholder of a wallet with nothing to send, or no account to receive on. */
export function EmptyWallet(): ReactElement {
  useTexts(emptyWalletTexts);
  const t = useTranslate();
  return (
    <div className={css.empty}>
      <span className={css.icon}>
        <Icon shape={icons.accounts} />
      </span>
      <p className={css.text}>{t('emptyWallet.text')}</p>
    </div>
  );
}

/** The way out of it; without a navigation adapter there is none to show. */
export function ManageAddresses(props: { readonly onLeave: () => void }): ReactElement | null {
  useTexts(emptyWalletTexts);
  const t = useTranslate();
  const navigation = useNavigation();
  if (!navigation) return null;
  const leave = () => {
    navigation.go({ to: 'accounts' });
    props.onLeave();
  };
  return (
    <Button variant="primary" size="lg" wide data-first-focus onClick={leave}>
      {t('emptyWallet.manage')}
    </Button>
  );
}
