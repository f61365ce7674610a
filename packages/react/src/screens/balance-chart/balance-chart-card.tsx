'use client';
import { dollars, formatMoney } from '@billfold/core';
import { memo, type ReactElement, useMemo } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Card } from '../../ui/card/card.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { ChartChips } from '../../ui/chart/chart-chips.tsx';
import type { ChartEntry } from '../../ui/chart/chart-entry.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { useAmountsHidden } from '../parts/use-amounts-hidden.ts';
import { useMoney } from '../parts/use-money.ts';
import * as css from './balance-chart.css.ts';
import { chartPeriods } from './chart-periods.ts';
import type { BalanceHistory } from './use-balance-history.ts';
import { useFlowText } from './use-flow-text.ts';

export interface BalanceChartCardProps {
  readonly history: BalanceHistory;
  /** True if a larger number beside the chart follows the crosshair. */
  readonly drivesHero?: boolean | undefined;
}

const modes = ['value', 'performance'] as const;

/** Chart of the value over time with its choices. Hidden amounts leave its place empty. */
export const BalanceChartCard = memo(function BalanceChartCard(
  props: BalanceChartCardProps,
): ReactElement {
  const t = useTranslate();
  const { amounts } = useAmountsHidden();
  const { history } = props;
  const isForeign = useMoney().display.currency !== dollars.currency;
  return (
    <Card className={css.card}>
      {amounts === 'hidden' ? (
        <div className={css.hidden}>
          <EmptyState icon={icons.eyeOff} title={t('portfolio.chart.hidden')} />
        </div>
      ) : (
        <HistoryChart {...props} />
      )}
      <div className={css.choices}>
        <ChartChips
          label={t('portfolio.chart.periods')}
          chips={chartPeriods.map((value) => ({ value, label: t(`portfolio.chart.${value}`) }))}
          value={history.period}
          onValueChange={history.choosePeriod}
        />
        <ChartChips
          label={t('portfolio.chart.modes')}
          chips={modes.map((value) => ({ value, label: t(`portfolio.chart.mode.${value}`) }))}
          value={history.mode}
          onValueChange={history.chooseMode}
        />
      </div>
      {isForeign && <p className={css.note}>{t('portfolio.chart.inDollars')}</p>}
    </Card>
  );
});

function HistoryChart({ history, drivesHero = false }: BalanceChartCardProps): ReactElement {
  const t = useTranslate();
  const { period, mode, points } = history;
  const entries = useEntries(history);
  const isShown = useAmountsHidden().amounts === 'shown';
  const label = mode === 'value' ? 'portfolio.chart.label' : 'portfolio.chart.performanceLabel';
  return (
    <Chart
      key={`${period} ${mode}`}
      compact
      className={css.chart.compact}
      label={t(label, { period: t(`portfolio.chart.over.${period}`) })}
      // Until it is known that amounts may be seen, the chart loads.
      points={isShown ? entries : null}
      formatValue={(value) => formatMoney(value, { signed: mode === 'performance' })}
      onPoint={drivesHero ? (point) => history.showTime(point?.t ?? null) : undefined}
      error={points === null ? history.error : undefined}
      onRetry={history.retry}
      empty={t('portfolio.chart.empty')}
    />
  );
}

function useEntries({ points, mode }: BalanceHistory): readonly ChartEntry[] | null {
  const flowText = useFlowText();
  return useMemo(
    () =>
      points?.map(({ t, value, gain, flows }) => {
        const entry = { t, value: mode === 'value' ? value : gain };
        if (flows.length === 0) return entry;
        const isIn = flows.some(({ received }) => /[1-9]/.test(received));
        return { ...entry, mark: { tone: isIn ? 'in' : 'out', text: flowText(flows) } as const };
      }) ?? null,
    [points, mode, flowText],
  );
}
