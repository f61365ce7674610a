'use client';
import { formatCoin, getNetwork, type Network } from '@billfold/core';
import type { AddressRow } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useTranslate } from '../../provider/use-provided.ts';
import { ChainText } from '../parts/chain-text.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import * as table from '../parts/table.css.ts';
import { useIsPhone } from '../parts/use-is-phone.ts';
import * as css from './account.css.ts';

export interface AddressesTableProps {
  readonly network: Network;
  readonly addresses: readonly AddressRow[];
}

export function AddressesTable({ network, addresses }: AddressesTableProps): ReactElement {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const asset = getNetwork(network);
  return (
    <table className={table.table}>
      <thead className={table.head}>
        <tr>
          <th className={table.heading}>{t('account.addresses.column.address')}</th>
          <th className={table.heading}>{t('account.addresses.column.path')}</th>
          <th className={table.heading}>{t('account.addresses.column.state')}</th>
          <th className={table.headingEnd}>{t('account.addresses.column.balance')}</th>
        </tr>
      </thead>
      <tbody className={table.body}>
        {addresses.map(({ id, addressValue, path, isUsed, balance }) => (
          <tr key={id} className={css.row}>
            <td className={css.addressCell}>
              <ChainText
                network={network}
                page={{ address: addressValue }}
                form={isPhone ? 'short' : 'grouped'}
              />
            </td>
            <td className={css.pathCell}>{path}</td>
            <td className={css.stateCell}>
              <Badge tone={isUsed ? 'neutral' : 'success'}>
                {t(isUsed ? 'account.addresses.used' : 'account.addresses.unused')}
              </Badge>
            </td>
            <td className={css.balanceCell}>
              <PrivateAmount
                amount={formatCoin(balance, { ...asset, trim: true })}
                unit={asset.symbol}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
