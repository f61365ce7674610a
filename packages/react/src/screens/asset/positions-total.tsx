'use client';
import { formatAmount } from '@billfold/core';
import { type AssetPosition, sumHoldings } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import { usePendingText } from '../parts/use-pending-text.ts';
import * as css from './asset.css.ts';

/** The whole amount of an asset with its value: the sum of the rows below it. */
export function PositionsTotal(props: {
  readonly positions: readonly AssetPosition[];
}): ReactElement {
  const t = useTranslate();
  const money = useMoney();
  const prices = usePrices();
  const pendingText = usePendingText();
  const { positions } = props;
  const total = sumHoldings(positions.map(({ holding }) => holding));
  const incoming = positions
    .filter(({ holding }) => holding.hasPending)
    .map(({ holding }) => ({ ...holding, balance: holding.pending }));
  const values = positions.flatMap(({ value }) => value ?? []);
  return (
    <div className={css.total}>
      <PrivateAmount
        size="lg"
        amount={formatAmount(total.balance, { ...total, trim: true })}
        unit={total.symbol}
      />
      <span className={css.totalValue}>
        {prices !== 'off' && values.length < positions.length && t('portfolio.noPrices')}
        {prices !== 'off' && values.length === positions.length && (
          <PrivateAmount amount={money.formatSum(values)} />
        )}
      </span>
      {incoming.length > 0 && (
        <Badge tone="success">
          {pendingText(
            formatAmount(sumHoldings(incoming).balance, { ...total, trim: true }),
            total.symbol,
          )}
        </Badge>
      )}
    </div>
  );
}
