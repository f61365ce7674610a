'use client';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import type { ResourceState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Table, type TableColumn } from '../../ui/table/table.tsx';
import {
  AccountLink,
  AccountWorth,
  HeldTokens,
  heldTokens,
  NativeBalance,
} from './account-cells.tsx';
import { type AccountChoices, AccountMenu, useAccountChoices } from './account-menu.tsx';
import * as css from './accounts.css.ts';

export interface AccountsTableProps {
  readonly accounts: readonly Account[];
  /** For the prices of tokens. */
  readonly statistics: ResourceState<WalletStatistics>;
}

/** One row per account; cards of two lines on a phone. */
export function AccountsTable({ accounts, statistics }: AccountsTableProps): ReactElement {
  const t = useTranslate();
  const prices = usePrices();
  const choices = useAccountChoices();
  const hasTokens = accounts.some((account) => heldTokens(account).length > 0);
  const tokens: TableColumn<Account> = {
    id: 'tokens',
    heading: t('account.tokens'),
    align: 'end',
    tone: 'quiet',
    className: css.tokensColumn,
    draw: (account) => <HeldTokens account={account} />,
  };
  const menu = (allowed: AccountChoices): TableColumn<Account> => ({
    id: 'menu',
    heading: t('accounts.column.actions'),
    hidesHeading: true,
    align: 'end',
    className: css.menuColumn,
    draw: (account) => (
      <span className={css.menu}>
        <AccountMenu account={account} choices={allowed} />
      </span>
    ),
  });
  return (
    <Table
      label={t('accounts.title')}
      rows={accounts}
      getKey={({ id }) => id}
      phoneRows="grid"
      rowClassName={() => css.row}
      columns={[
        {
          id: 'name',
          heading: t('accounts.column.account'),
          tone: 'strong',
          className: css.nameColumn,
          draw: (account) => <AccountLink account={account} />,
        },
        ...(hasTokens ? [tokens] : []),
        {
          id: 'balance',
          heading: t('accounts.column.balance'),
          align: 'end',
          className: css.balanceColumn,
          draw: (account) => <NativeBalance account={account} />,
        },
        {
          id: 'worth',
          heading: prices === 'off' ? '' : t('accounts.column.worth'),
          align: 'end',
          tone: 'strong',
          className: css.worthColumn,
          draw: (account) => <AccountWorth account={account} statistics={statistics} />,
        },
        ...(choices ? [menu(choices)] : []),
      ]}
    />
  );
}
