'use client';
import { directionOf, formatPercent } from '@billfold/core';
import type { SignedDecimal, WalletStatistics } from '@billfold/core/contract';
import { type SeriesChange, seriesChange } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import type { BalanceHistory } from '../balance-chart/use-balance-history.ts';
import * as changeCss from '../parts/change-text.css.ts';
import { useAmountsHidden } from '../parts/use-amounts-hidden.ts';
import { useMoney } from '../parts/use-money.ts';

export interface PeriodChangeProps {
  readonly history: BalanceHistory;
  readonly statistics: WalletStatistics;
}

/** How far the balance moved over the chosen period; over the last day while there is no history. */
export function PeriodChange({ history, statistics }: PeriodChangeProps): ReactElement | null {
  const t = useTranslate();
  const isHidden = useAmountsHidden().amounts !== 'shown';
  const { point } = history;
  const ofPeriod = changeOf(history);
  if (ofPeriod) {
    if (isHidden && ofPeriod.percent === null) return null;
    return (
      <>
        <SignedChange {...ofPeriod} />
        {ofPeriod.note && ` ${t(ofPeriod.note)}`}
        {' · '}
        {point ? <TimeText at={point.t} form="date" /> : t(`portfolio.chart.${history.period}`)}
      </>
    );
  }
  const { change24h: change, change24hPercent: percent } = statistics;
  if (change === null || history.points === null) return null;
  return (
    <>
      <SignedChange change={change} percent={percent} />
      {' · '}
      {t('portfolio.column.change')}
    </>
  );
}

/** Change of the period. With money that came in or left it is no gain: no percentage, no tone. */
interface PeriodMove extends SeriesChange {
  readonly isNeutral?: boolean;
  readonly note?: `portfolio.chart.${'gainBase' | 'moved.deposits' | 'moved.transfers'}`;
}

function changeOf({ points, point, mode }: BalanceHistory): PeriodMove | null {
  const first = points?.[0];
  const shown = point ?? points?.at(-1);
  if (!first || !shown || points?.length === 1) return null;
  const { gain, gainPercent, moved } = shown;
  const ofValue = seriesChange(first.value, shown.value);
  if (mode === 'performance')
    return {
      change: gain,
      percent: gainPercent,
      ...(moved !== 'nothing' && { note: 'portfolio.chart.gainBase' }),
    };
  if (moved === 'nothing') return ofValue;
  return { ...ofValue, percent: null, isNeutral: true, note: `portfolio.chart.moved.${moved}` };
}

/** Amount and percentage; the percentage alone while amounts are hidden. */
function SignedChange(props: {
  readonly change: SignedDecimal;
  readonly percent: SignedDecimal | null;
  readonly isNeutral?: boolean;
}): ReactElement {
  const money = useMoney();
  const isHidden = useAmountsHidden().amounts !== 'shown';
  const percent = props.percent === null ? null : formatPercent(props.percent, { signed: true });
  const change = money.formatMoney(props.change, { signed: true });
  const pair = percent === null ? change : `${change} (${percent})`;
  const tone = props.isNeutral ? 'neutral' : directionOf(props.change);
  return (
    <span className={changeCss.change[tone]} dir="ltr">
      {isHidden ? percent : pair}
    </span>
  );
}
