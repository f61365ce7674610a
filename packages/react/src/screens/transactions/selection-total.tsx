'use client';
import { type Cents, formatMoney, toCents } from '@billfold/core';
import type { TransactionType } from '@billfold/core/contract';
import type { TransactionList } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { usePricesSetting } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { PrivateAmount } from '../parts/private-amount.tsx';
import * as css from './transactions.css.ts';

/** Number of the transactions that match, and their value where all of them are on the screen. */
export function SelectionTotal(props: {
  readonly list: TransactionList;
  readonly isFiltered: boolean;
}): ReactElement {
  const t = useTranslate();
  const { list, isFiltered } = props;
  const prices = usePricesSetting();
  const hasTotal = prices !== 'off' && isFiltered && list.items.length === list.total;
  return (
    <p className={css.selection} role="status">
      <span className={css.selectionCount}>
        {t('transactions.selection.count', { count: list.total })}
      </span>
      {hasTotal &&
        (['SENT', 'RECEIVED'] as const).map((type) => {
          const sum = sumOf(list, type);
          return (
            sum > 0n && (
              <span key={type}>
                {t(`transactions.type.${type}`)} <PrivateAmount amount={formatMoney(sum)} />
              </span>
            )
          );
        })}
    </p>
  );
}

/** Sums the values at the time; transactions that never took place count nothing. */
function sumOf({ items }: TransactionList, type: TransactionType): Cents {
  const counted = items.filter(
    (item) => item.type === type && !['FAILED', 'DROPPED', 'REPLACED'].includes(item.status),
  );
  // The value has two decimals always.
  const cents = counted.map(({ fiatValueAtTime }) =>
    BigInt(fiatValueAtTime?.replace('.', '') ?? 0),
  );
  return toCents(cents.reduce((sum, each) => sum + each, 0n));
}
