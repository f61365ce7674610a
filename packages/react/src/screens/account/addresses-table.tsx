'use client';
import { formatAmount, getNetwork, type Network } from '@billfold/core';
import type { AddressRow } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { useWalletEvents } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Table } from '../../ui/table/table.tsx';
import { ChainText } from '../parts/chain-text.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import * as css from './account.css.ts';

export interface AddressesTableProps {
  readonly network: Network;
  readonly addresses: readonly AddressRow[];
}

export function AddressesTable({ network, addresses }: AddressesTableProps): ReactElement {
  const t = useTranslate();
  const { emit } = useWalletEvents();
  const isPhone = useIsPhone();
  const asset = getNetwork(network);
  return (
    <Table
      label={t('account.addresses.title')}
      rows={addresses}
      getKey={({ id }) => id}
      phoneRows="grid"
      rowClassName={() => css.row}
      columns={[
        {
          id: 'address',
          heading: t('account.addresses.column.address'),
          wraps: true,
          className: css.addressColumn,
          draw: ({ addressValue }) => (
            <ChainText
              network={network}
              page={{ address: addressValue }}
              form={isPhone ? 'short' : 'grouped'}
              onCopied={() => emit({ type: 'address-copied', network })}
            />
          ),
        },
        {
          id: 'path',
          heading: t('account.addresses.column.path'),
          tone: 'quiet',
          className: css.pathColumn,
          draw: ({ path }) => <span className={css.path}>{path}</span>,
        },
        {
          id: 'state',
          heading: t('account.addresses.column.state'),
          className: css.stateColumn,
          draw: ({ isUsed }) => (
            <Badge tone={isUsed ? 'neutral' : 'success'}>
              {t(isUsed ? 'account.addresses.used' : 'account.addresses.unused')}
            </Badge>
          ),
        },
        {
          id: 'balance',
          heading: t('account.addresses.column.balance'),
          align: 'end',
          className: css.balanceColumn,
          draw: ({ balance }) => (
            <PrivateAmount
              amount={formatAmount(balance, { ...asset, trim: true })}
              unit={asset.symbol}
            />
          ),
        },
      ]}
    />
  );
}
