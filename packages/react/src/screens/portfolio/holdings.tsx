'use client';
import type { Account } from '@billfold/core/contract';
import { groupHoldings, type HoldingOrder, type ValuedHolding } from '@billfold/core/flows';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Card } from '../../ui/card/card.tsx';
import { HiddenTokensFold } from '../parts/hidden-tokens-fold.tsx';
import { HoldingsMenu } from './holdings-menu.tsx';
import { HoldingsTable } from './holdings-table.tsx';

export interface HoldingsProps {
  readonly holdings: readonly ValuedHolding[];
  /** Accounts; their hidden tokens are listed under the table. */
  readonly accounts: readonly Account[];
  /** While prices are on their way. */
  readonly arePricesLoading: boolean;
}

/** Card of holdings by asset. */
export function Holdings({ holdings, accounts, arePricesLoading }: HoldingsProps): ReactElement {
  const t = useTranslate();
  const [order, setOrder] = useState<HoldingOrder>('worth');
  return (
    <Card
      title={t('portfolio.holdings')}
      padding="none"
      actions={<HoldingsMenu order={order} onOrder={setOrder} />}
    >
      <HoldingsTable
        accounts={accounts}
        groups={groupHoldings(holdings, order)}
        isLoading={arePricesLoading}
      />
      <HiddenTokensFold accounts={accounts} />
    </Card>
  );
}
