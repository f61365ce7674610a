'use client';
import { formatDay, formatMoney } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { memo, type ReactElement } from 'react';
import { usePricesSetting } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { Table } from '../../ui/table/table.tsx';
import { useReadersTimeZone } from '../../ui/time-text/readers-time-zone.ts';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { AmountsScope } from '../parts/amounts-scope.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { PartyCell, SignedAmount, WhenCell } from './transaction-cells.tsx';
import * as css from './transactions.css.ts';

export interface TransactionsTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly transactions: readonly Transaction[];
}

/** Rows that open their transaction, under the days that they were on. */
export const TransactionsTable = memo(function TransactionsTable(
  props: TransactionsTableProps,
): ReactElement {
  const { label, transactions } = props;
  const days = useDays();
  const prices = usePricesSetting();
  const columns = useColumns();
  return (
    <AmountsScope>
      <Table
        label={label}
        rows={transactions}
        getKey={({ id }) => id}
        phoneRows="grid"
        wideRows="grid"
        rowClassName={() => classNames(css.row, prices === 'off' && css.unpricedRow)}
        groups={days}
        hidesHead
        columns={prices === 'off' ? columns.filter(({ id }) => id !== 'fiat') : columns}
      />
    </AmountsScope>
  );
});

function useDays() {
  const timeZone = useReadersTimeZone();
  return {
    keyOf: ({ createdAt }: Transaction) => formatDay(createdAt, timeZone),
    drawHeading: ({ createdAt }: Transaction) => <TimeText at={createdAt} form="day" />,
  };
}

function useColumns() {
  const t = useTranslate();
  return [
    {
      id: 'party',
      heading: t('transactions.column.counterparty'),
      tone: 'strong',
      className: css.partyColumn,
      draw: (transaction: Transaction) => <PartyCell transaction={transaction} />,
    },
    {
      id: 'when',
      heading: t('transactions.column.date'),
      tone: 'quiet',
      className: css.whenColumn,
      draw: (transaction: Transaction) => <WhenCell transaction={transaction} />,
    },
    {
      id: 'amount',
      heading: t('transactions.column.amount'),
      align: 'end',
      tone: 'strong',
      className: css.amountColumn,
      draw: (transaction: Transaction) => <SignedAmount transaction={transaction} />,
    },
    {
      id: 'fiat',
      heading: t('transactions.column.fiat'),
      align: 'end',
      tone: 'quiet',
      className: css.fiatColumn,
      draw: ({ fiatValueAtTime: value }: Transaction) =>
        value !== null && <PrivateAmount amount={formatMoney(value)} />,
    },
  ] as const;
}
