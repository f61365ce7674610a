'use client';
import type { ResourceState } from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-provided.ts';
import * as table from '../parts/table.css.ts';
import { AccountRow } from './account-row.tsx';

/** One row per account; cards of two lines on a phone. */
export function AccountsTable({
  accounts,
  statistics,
}: {
  readonly accounts: readonly Account[];
  /** For the prices of tokens. */
  readonly statistics: ResourceState<WalletStatistics>;
}): ReactElement {
  const t = useTranslate();
  return (
    <table className={table.table}>
      <thead className={table.head}>
        <tr>
          <th className={table.heading}>{t('accounts.column.account')}</th>
          <th className={table.heading}>{t('accounts.column.network')}</th>
          <th className={table.headingEnd}>{t('accounts.column.balance')}</th>
          <th className={table.headingEnd}>{t('accounts.column.worth')}</th>
          <th className={table.headingEnd}>
            <span className={table.spoken}>{t('accounts.column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className={table.body}>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} statistics={statistics} />
        ))}
      </tbody>
    </table>
  );
}
