'use client';
import type { Network } from '@billfold/core';
import type { ReactElement } from 'react';
import { useWalletEvents } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { CopyIcon } from '../../ui/copy/copy-button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './address-step.css.ts';

export interface AddressWellProps {
  readonly network: Network;
  /** Name of the account, where the screen names none. */
  readonly accountName?: string | null | undefined;
  /** Asset to receive. */
  readonly symbol: string;
  /** Null while it loads. */
  readonly address: string | null;
}

/** The address in full with the short name of its network, and how to copy it. */
export function AddressWell({
  network,
  accountName = null,
  symbol,
  address,
}: AddressWellProps): ReactElement {
  const t = useTranslate();
  const { emit } = useWalletEvents();
  return (
    <div className={css.well}>
      <div className={css.wellHead}>
        <CoinMark symbol={symbol} network={network} size={20} />
        <span className={css.network}>{network}</span>
        {accountName !== null && <bdi className={css.network}>{accountName}</bdi>}
        <span className={css.wellLabel}>{t('receive.address')}</span>
        <span className={css.wellCopy}>
          {address === null ? (
            // It stands there already, so that a keyboard reaches what scrolls.
            <IconButton
              size="sm"
              icon={icons.copy}
              label={t('common.copyToClipboard')}
              aria-disabled
            />
          ) : (
            <CopyIcon text={address} onCopied={() => emit({ type: 'address-copied', network })} />
          )}
        </span>
      </div>
      <div className={css.wellAddress}>
        {address === null ? <Skeleton /> : <AddressText address={address} form="lines" />}
      </div>
    </div>
  );
}
