'use client';
import { dollars, formatMoney } from '@billfold/core';
import type { BalanceChart, ChartPeriod } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Card } from '../../ui/card/card.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { useAmountsHidden } from '../parts/use-amounts-hidden.ts';
import { useLive } from '../parts/use-live.ts';
import { useMoney } from '../parts/use-money.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import * as css from './balance-chart.css.ts';

export interface BalanceChartCardProps {
  /** One account; the whole wallet unless given. */
  readonly accountId?: string | undefined;
}

const periods = ['1D', '1W', '1M', '3M', '1Y', 'ALL'] as const satisfies readonly ChartPeriod[];

/** Chart of the value over time. Not drawn while amounts are hidden, because its shape reveals them. */
export function BalanceChartCard({ accountId }: BalanceChartCardProps): ReactElement | null {
  const t = useTranslate();
  const [period, setPeriod] = useState<ChartPeriod>('1M');
  const { amounts } = useAmountsHidden();
  if (amounts === 'hidden') return null;
  return (
    <Card className={css.card}>
      <Tabs
        label={t('portfolio.chart.periods')}
        tabs={periods.map((value) => ({ value, label: t(`portfolio.chart.${value}`) }))}
        value={period}
        onValueChange={setPeriod}
      >
        <PeriodChart key={period} period={period} accountId={accountId} />
      </Tabs>
    </Card>
  );
}

interface PeriodChartProps extends BalanceChartCardProps {
  readonly period: ChartPeriod;
}

/** Chart of past values. They are stored in US dollars and never recomputed at today's prices. */
function PeriodChart({ period, accountId }: PeriodChartProps): ReactElement {
  const t = useTranslate();
  const walletId = useWalletId();
  const isForeign = useMoney().display.currency !== dollars.currency;
  const chart = useScreenData().charts({
    walletId,
    period,
    currency: dollars.currency,
    ...(accountId !== undefined && { accountId }),
  });
  const { data, error } = useResource(chart);
  useLive(chart, { refresh: chart.refresh, changesWithBlocks: () => false });
  return (
    <>
      <Chart
        className={css.chart}
        label={t('portfolio.chart.label', { period: t(`portfolio.chart.over.${period}`) })}
        points={data === undefined ? null : toldPoints(data)}
        formatValue={(value) => formatMoney(value)}
        error={error}
        onRetry={() => void chart.refresh()}
        empty={t('portfolio.chart.empty', { time: t(`portfolio.chart.within.${period}`) })}
      />
      {isForeign && <p className={css.note}>{t('portfolio.chart.inDollars')}</p>}
    </>
  );
}

/** A wallet that was never worth anything has no history to look at. */
function toldPoints({ points, max }: BalanceChart): BalanceChart['points'] {
  return max === null || /^[0.]+$/.test(max) ? [] : points;
}
