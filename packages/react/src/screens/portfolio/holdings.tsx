'use client';
import type { Account } from '@billfold/core/contract';
import {
  groupHoldings,
  type HoldingOrder,
  sumValues,
  type ValuedHolding,
} from '@billfold/core/flows';
import { memo, type ReactElement, useMemo, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { HiddenTokensFold } from '../parts/hidden-tokens-fold.tsx';
import * as css from './holdings.css.ts';
import { HoldingsMenu } from './holdings-menu.tsx';
import { HoldingsTable } from './holdings-table.tsx';
import { useShownRows } from './use-shown-rows.ts';

export interface HoldingsProps {
  readonly holdings: readonly ValuedHolding[];
  /** Accounts; their hidden tokens are listed under the table. */
  readonly accounts: readonly Account[];
  /** While prices are on their way. */
  readonly arePricesLoading: boolean;
  /** Draws no more rows than are in sight at first. */
  readonly isBrief: boolean;
}

/** Number of rows on a high screen, below the balance and its chart. */
const brief = 10;

/** Card of holdings by asset. */
export const Holdings = memo(function Holdings(props: HoldingsProps): ReactElement {
  const { holdings, accounts, arePricesLoading, isBrief } = props;
  const t = useTranslate();
  const [order, setOrder] = useState<HoldingOrder>('worth');
  const groups = useMemo(() => groupHoldings(holdings, order), [holdings, order]);
  const { count, rest, table, showMore } = useShownRows(groups.length);
  const drawn = isBrief ? Math.min(count, brief) : count;
  const shown = useMemo(() => groups.slice(0, drawn), [groups, drawn]);
  return (
    <Card
      title={t('portfolio.holdings')}
      padding="none"
      actions={<HoldingsMenu order={order} onOrder={setOrder} />}
    >
      <HoldingsTable
        table={table}
        accounts={accounts}
        groups={shown}
        total={sumValues(groups)}
        isLoading={arePricesLoading}
      />
      {rest > 0 && (
        <div className={css.more}>
          <Button variant="plain" onClick={showMore}>
            {t('portfolio.holdings.more', { count: rest })}
          </Button>
        </div>
      )}
      <HiddenTokensFold accounts={accounts} />
    </Card>
  );
});
