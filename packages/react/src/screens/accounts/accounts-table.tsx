'use client';
import { getNetwork } from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import type { ResourceState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { Table } from '../../ui/table/table.tsx';
import { AccountLink, AccountWorth, Balances, NetworkName } from './account-cells.tsx';
import { AccountMenu } from './account-menu.tsx';
import * as css from './accounts.css.ts';

export interface AccountsTableProps {
  readonly accounts: readonly Account[];
  /** For the prices of tokens. */
  readonly statistics: ResourceState<WalletStatistics>;
}

/** Checks whether the account has the name of its network, and nothing else is said of that. */
function isPlain({ name, blockchainNetwork }: Account): boolean {
  const network = getNetwork(blockchainNetwork);
  return name === network.name && !network.isBeta;
}

/** One row per account; cards of two lines on a phone. */
export function AccountsTable({ accounts, statistics }: AccountsTableProps): ReactElement {
  const t = useTranslate();
  const prices = usePrices();
  return (
    <Table
      label={t('accounts.title')}
      rows={accounts}
      getKey={({ id }) => id}
      phoneRows="grid"
      rowClassName={(account) => classNames(css.row, isPlain(account) && css.plainRow)}
      columns={[
        {
          id: 'name',
          heading: t('accounts.column.account'),
          tone: 'strong',
          className: css.nameColumn,
          draw: (account) => <AccountLink account={account} />,
        },
        {
          id: 'network',
          heading: t('accounts.column.network'),
          tone: 'quiet',
          className: css.networkColumn,
          draw: (account) => <NetworkName account={account} />,
        },
        {
          id: 'balance',
          heading: t('accounts.column.balance'),
          align: 'end',
          className: css.balanceColumn,
          draw: (account) => <Balances account={account} />,
        },
        {
          id: 'worth',
          heading: prices === 'off' ? '' : t('accounts.column.worth'),
          align: 'end',
          tone: 'strong',
          className: css.worthColumn,
          draw: (account) => <AccountWorth account={account} statistics={statistics} />,
        },
        {
          id: 'menu',
          heading: t('accounts.column.actions'),
          hidesHeading: true,
          align: 'end',
          className: css.menuColumn,
          draw: (account) => (
            <span className={css.menu}>
              <AccountMenu account={account} />
            </span>
          ),
        },
      ]}
    />
  );
}
