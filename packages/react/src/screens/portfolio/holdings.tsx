'use client';
import { groupHoldings, type HoldingOrder, type ValuedHolding } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { type ReactElement, useId, useState } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { useTranslate } from '../../provider/use-provided.ts';
import { HiddenTokensFold } from '../parts/hidden-tokens-fold.tsx';
import * as table from '../parts/table.css.ts';
import { HoldingGroupRows } from './holding-group-rows.tsx';
import { HoldingsMenu } from './holdings-menu.tsx';

export interface HoldingsProps {
  readonly holdings: readonly ValuedHolding[];
  /** What is left out of them stands under the table. */
  readonly accounts: readonly Account[];
  /** While prices are on their way. */
  readonly arePricesLoading: boolean;
}

/** What is held, asset by asset; on a phone each is two lines. */
export function Holdings({ holdings, accounts, arePricesLoading }: HoldingsProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  const [order, setOrder] = useState<HoldingOrder>('worth');
  return (
    <Card padding="none" className={table.card} aria-labelledby={titleId}>
      <div className={table.titleLine}>
        <h2 id={titleId} className={table.title}>
          {t('portfolio.holdings')}
        </h2>
        <HoldingsMenu order={order} onOrder={setOrder} />
      </div>
      <table className={table.table}>
        <thead className={table.head}>
          <tr>
            <th className={table.heading}>{t('portfolio.column.asset')}</th>
            <th className={table.headingEnd}>{t('portfolio.column.price')}</th>
            <th className={table.headingEnd}>{t('portfolio.column.change')}</th>
            <th className={table.headingEnd}>{t('portfolio.column.amount')}</th>
            <th className={table.headingEnd}>{t('portfolio.column.worth')}</th>
          </tr>
        </thead>
        <tbody className={table.body}>
          {groupHoldings(holdings, order).map((group) => (
            <HoldingGroupRows
              key={group.symbol + group.name}
              group={group}
              isLoading={arePricesLoading}
            />
          ))}
        </tbody>
      </table>
      <HiddenTokensFold accounts={accounts} />
    </Card>
  );
}
