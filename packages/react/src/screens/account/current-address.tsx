'use client';
import { getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AddressWell } from '../../dialogs/receive/address-well.tsx';
import { QrSheet } from '../../ui/qr-sheet/qr-sheet.tsx';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './account.css.ts';

const qrSizePx = 128;

export interface CurrentAddressProps {
  readonly account: Account;
  /** Null while it loads. */
  readonly address: string | null;
}

/** Address to be paid to now, as a QR code and in full, with the way to copy it. */
export function CurrentAddress({ account, address }: CurrentAddressProps): ReactElement {
  const t = useTranslate();
  const { blockchainNetwork: network } = account;
  return (
    <div className={css.current}>
      {address === null ? (
        <>
          <LoadingText />
          <Skeleton shape="block" width={`${qrSizePx}px`} height={`${qrSizePx}px`} />
        </>
      ) : (
        <QrSheet
          text={address}
          address={address}
          label={t('receive.qr')}
          title={t('account.address.title')}
          copyLabel={t('receive.copy')}
          size={qrSizePx}
        />
      )}
      <div className={css.well}>
        <AddressWell network={network} symbol={getNetwork(network).symbol} address={address} />
      </div>
    </div>
  );
}
