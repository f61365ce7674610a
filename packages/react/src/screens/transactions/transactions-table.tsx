'use client';
import type { Transaction } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-provided.ts';
import * as table from '../parts/table.css.ts';
import { TransactionRow } from './transaction-row.tsx';
import * as css from './transactions.css.ts';

/** Rows that open their transaction; cards of lines on a phone. */
export function TransactionsTable(props: {
  readonly transactions: readonly Transaction[];
}): ReactElement {
  const t = useTranslate();
  return (
    <table className={table.table}>
      <thead className={table.head}>
        <tr>
          <th className={table.heading}>{t('transactions.column.date')}</th>
          <th className={table.heading}>{t('transactions.column.type')}</th>
          <th className={css.assetHeading}>{t('transactions.column.asset')}</th>
          <th className={table.headingEnd}>{t('transactions.column.amount')}</th>
          <th className={css.fiatHeading}>{t('transactions.column.fiat')}</th>
          <th className={css.partyHeading}>{t('transactions.column.counterparty')}</th>
          <th className={table.heading}>{t('transactions.column.status')}</th>
        </tr>
      </thead>
      <tbody className={table.body}>
        {props.transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </tbody>
    </table>
  );
}
