'use client';
import type { Wallet } from '@billfold/core/contract';
import { pickersTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useClient, useNavigation, useScope } from '../../context/use-provided.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallets } from '../../query/use-wallets.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { PlacePicker } from './place-picker.tsx';

/** Props of `WalletPicker`. */
export interface WalletPickerProps {
  /** After a wallet was chosen: a page about one thing of another wallet has to be left. */
  readonly onSelect?: ((wallet: Wallet) => void) | undefined;
  /** Where a new wallet is made; the host's place for it unless given. */
  readonly onCreate?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * The activated wallets of the person who is signed in, and the way to a new one (R-NAV-07).
 * @example
 * <WalletPicker onSelect={({ name }) => console.log(name)} />;
 */
export function WalletPicker(props: WalletPickerProps): ReactElement {
  useTexts(pickersTexts);
  const t = useTranslate();
  const navigation = useNavigation();
  const { resources } = useClient();
  const { status, data, selected, select } = useWallets();
  const canCreate = useScope('wallets:write');
  const create = navigation && (() => navigation.go({ to: 'new-wallet' }));
  return (
    <PlacePicker
      label={t('pickers.wallets')}
      choices={data?.filter(({ isActivated }) => isActivated) ?? null}
      chosenId={selected?.id ?? null}
      onChoose={(wallet) => {
        select(wallet.id);
        props.onSelect?.(wallet);
      }}
      failed={status === 'failed'}
      onRetry={() => void resources.wallets.refresh()}
      createLabel={t('pickers.createWallet')}
      onCreate={canCreate ? (props.onCreate ?? create) : null}
      mark={({ id, name }) => <Avatar text={id} name={name} shape="wallet" size={24} />}
      className={props.className}
    />
  );
}
