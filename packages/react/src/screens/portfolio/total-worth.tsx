'use client';
import { dollars, formatAmount, formatMoney } from '@billfold/core';
import type { WalletStatistics } from '@billfold/core/contract';
import type { ResourceState, ValuedHolding } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { BalanceHistory } from '../balance-chart/use-balance-history.ts';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import { PeriodChange } from './period-change.tsx';
import * as css from './portfolio.css.ts';
import { valuesOf } from './values-of.ts';

export interface TotalWorthProps {
  readonly holdings: readonly ValuedHolding[];
  readonly statistics: ResourceState<WalletStatistics>;
  readonly history: BalanceHistory;
  readonly hasChange: boolean;
}

/**
 * The sum of everything, or its value at the time under the crosshair, and how it moved over the
 * period; amounts alone while prices are unknown.
 */
export function TotalWorth(props: TotalWorthProps): ReactElement {
  const { holdings, statistics, history, hasChange } = props;
  const t = useTranslate();
  const money = useMoney();
  const prices = usePrices();
  if (statistics.status === 'pending')
    return (
      <>
        <Skeleton shape="block" width="240px" height="48px" />
        {hasChange && <Skeleton width="200px" />}
      </>
    );
  const { data } = statistics;
  if (prices === 'off') return <AmountsAlone holdings={holdings} />;
  if (data?.totalBalance == null)
    return (
      <>
        <AmountsAlone holdings={holdings} />
        <p className={css.noPrices}>
          <strong className={css.strong}>{t('portfolio.noPrices')}</strong>{' '}
          {t('portfolio.noPrices.text')}
        </p>
      </>
    );
  // History is kept in US dollars.
  const past = history.point && formatMoney(history.point.value, { display: dollars });
  return (
    <>
      <PrivateAmount size="hero" amount={past ?? money.formatSum(valuesOf(holdings))} />
      {hasChange && (
        <p className={css.change}>
          <PeriodChange history={history} statistics={data} />
        </p>
      )}
    </>
  );
}

type AmountsProps = Pick<TotalWorthProps, 'holdings'>;

function Amounts({ holdings }: AmountsProps): ReactElement {
  return (
    <>
      {holdings.map((holding) => (
        <PrivateAmount
          key={holding.id}
          size="hero"
          amount={formatAmount(holding.balance, holding)}
          unit={holding.symbol}
        />
      ))}
    </>
  );
}

/** Amounts without prices; of many assets their number, above the list of them. */
function AmountsAlone({ holdings }: AmountsProps): ReactElement {
  const t = useTranslate();
  if (holdings.length <= 2) return <Amounts holdings={holdings} />;
  const count = new Set(holdings.map(({ symbol }) => symbol)).size;
  return <AmountText size="hero" amount={`${count}`} unit={t('portfolio.assets', { count })} />;
}
