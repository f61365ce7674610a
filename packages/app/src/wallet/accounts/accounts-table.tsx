import type { Account } from '@billfold/core/contract';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as table from '../table.css.ts';
import { AccountRow } from './account-row.tsx';

/** One row per account; cards of two lines on a phone. */
export function AccountsTable({
  accounts,
}: {
  readonly accounts: readonly Account[];
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
      <tbody>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </tbody>
    </table>
  );
}
