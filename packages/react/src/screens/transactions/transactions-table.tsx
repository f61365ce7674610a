'use client';
import { formatMoney } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Table } from '../../ui/table/table.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { PartyText } from '../parts/party-text.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { AssetText, SignedAmount, TypeLink } from './transaction-cells.tsx';
import { counterpartyOf, statusText, tones } from './transaction-words.ts';
import * as css from './transactions.css.ts';

export interface TransactionsTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly transactions: readonly Transaction[];
}

/** Rows that open their transaction; cards of lines on a phone. */
export function TransactionsTable({ label, transactions }: TransactionsTableProps): ReactElement {
  const t = useTranslate();
  return (
    <Table
      label={label}
      rows={transactions}
      getKey={({ id }) => id}
      phoneRows="grid"
      rowClassName={() => css.row}
      columns={[
        {
          id: 'date',
          heading: t('transactions.column.date'),
          tone: 'quiet',
          className: css.dateColumn,
          draw: ({ createdAt }) => <TimeText at={createdAt} />,
        },
        {
          id: 'type',
          heading: t('transactions.column.type'),
          tone: 'strong',
          className: css.typeColumn,
          draw: (transaction) => <TypeLink transaction={transaction} />,
        },
        {
          id: 'asset',
          heading: t('transactions.column.asset'),
          className: css.assetColumn,
          draw: (transaction) => <AssetText transaction={transaction} />,
        },
        {
          id: 'amount',
          heading: t('transactions.column.amount'),
          align: 'end',
          tone: 'strong',
          className: css.amountColumn,
          draw: (transaction) => <SignedAmount transaction={transaction} />,
        },
        {
          id: 'fiat',
          heading: t('transactions.column.fiat'),
          align: 'end',
          tone: 'quiet',
          className: css.fiatColumn,
          draw: ({ fiatValueAtTime: value }) =>
            value !== null && <PrivateAmount amount={formatMoney(value)} />,
        },
        {
          id: 'party',
          heading: t('transactions.column.counterparty'),
          className: css.partyColumn,
          draw: (transaction) => {
            const party = counterpartyOf(transaction);
            return (
              party !== null && (
                <PartyText network={transaction.blockchainNetwork} address={party} />
              )
            );
          },
        },
        {
          id: 'status',
          heading: t('transactions.column.status'),
          className: css.statusColumn,
          draw: (transaction) => (
            <Badge tone={tones[transaction.status]}>{statusText(transaction, t)}</Badge>
          ),
        },
      ]}
    />
  );
}
