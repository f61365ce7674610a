'use client';
import { formatAmount, getNetwork, type Network } from '@billfold/core';
import type { AddressRow } from '@billfold/core/contract';
import type { DepositAddressesState } from '@billfold/core/flows';
import { type ReactElement, useState } from 'react';
import { useWalletEvents } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { CopyIcon } from '../../ui/copy/copy-button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import * as css from './address-list.css.ts';

export interface AddressListProps {
  readonly state: DepositAddressesState;
  readonly onSelect: (addressValue: string) => void;
}

/** Addresses in full, newest first. A press on one chooses it; its other controls do not. */
export function AddressList({ state, onSelect }: AddressListProps): ReactElement | null {
  const t = useTranslate();
  const { addresses, account } = state;
  const [qrOf, setQrOf] = useState<string | null>(null);
  if (account === null) return null;
  return (
    <ul className={css.list} aria-label={t('depositAddresses.list', { account: account.name })}>
      {addresses.map((row, index) => (
        <AddressItem
          key={row.id}
          row={row}
          network={account.blockchainNetwork}
          isFirst={index === 0}
          isQrShown={qrOf === row.id}
          onToggleQr={() => setQrOf(qrOf === row.id ? null : row.id)}
          onSelect={() => onSelect(row.addressValue)}
        />
      ))}
    </ul>
  );
}

interface AddressItemProps {
  readonly row: AddressRow;
  readonly network: Network;
  readonly isFirst: boolean;
  readonly isQrShown: boolean;
  readonly onToggleQr: () => void;
  readonly onSelect: () => void;
}

function AddressItem(props: AddressItemProps): ReactElement {
  const { row, network, isFirst, isQrShown, onToggleQr, onSelect } = props;
  const t = useTranslate();
  const { emit } = useWalletEvents();
  return (
    <li className={css.item}>
      <button
        type="button"
        className={css.select}
        onClick={onSelect}
        {...(isFirst && { 'data-first-focus': true })}
      >
        {row.label !== null && <span className={css.label}>{row.label}</span>}
        <AddressText address={row.addressValue} form="lines" />
        <Facts row={row} network={network} />
      </button>
      <span className={css.tools}>
        <IconButton
          size="sm"
          icon={icons.qr}
          label={t(isQrShown ? 'depositAddresses.hideQr' : 'depositAddresses.showQr')}
          aria-expanded={isQrShown}
          onClick={onToggleQr}
        />
        <CopyIcon
          text={row.addressValue}
          onCopied={() => emit({ type: 'address-copied', network })}
        />
      </span>
      {isQrShown && (
        <span className={css.qr}>
          <QrCode text={row.addressValue} label={t('depositAddresses.qr')} size={128} />
        </span>
      )}
    </li>
  );
}

function Facts({ row, network }: Pick<AddressItemProps, 'row' | 'network'>): ReactElement {
  const t = useTranslate();
  const { isUsed, balance } = row;
  const asset = getNetwork(network);
  return (
    <span className={css.facts}>
      <Badge tone={isUsed ? 'neutral' : 'success'}>
        {t(isUsed ? 'depositAddresses.used' : 'depositAddresses.unused')}
      </Badge>
      {isUsed && (
        <AmountText amount={formatAmount(balance, { ...asset, trim: true })} unit={asset.symbol} />
      )}
    </span>
  );
}
