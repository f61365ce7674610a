'use client';
import { formatAmount } from '@billfold/core';
import type { Holding } from '@billfold/core/flows';
import type { TableColumn } from '../../ui/table/table.tsx';
import { PrivateAmount } from './private-amount.tsx';

export interface AmountColumnOptions<Row> extends Pick<TableColumn<Row>, 'tone' | 'className'> {
  readonly heading: string;
  holdingOf(row: Row): Pick<Holding, 'balance' | 'decimals' | 'digits' | 'symbol'>;
}

/** Creates the column of a table with the amount that each row holds. */
export function amountColumn<Row>({
  holdingOf,
  ...column
}: AmountColumnOptions<Row>): TableColumn<Row> {
  return {
    ...column,
    id: 'amount',
    align: 'end',
    draw: (row) => {
      const { balance, symbol, ...digits } = holdingOf(row);
      return (
        <PrivateAmount amount={formatAmount(balance, { ...digits, trim: true })} unit={symbol} />
      );
    },
  };
}
