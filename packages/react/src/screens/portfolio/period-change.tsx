'use client';
import {
  type DisplayMoney,
  directionOf,
  dollars,
  formatMoney,
  formatPercent,
} from '@billfold/core';
import type { SignedDecimal, WalletStatistics } from '@billfold/core/contract';
import type { BalancePoint, SeriesChange } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTextLocale } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { hiddenAmount } from '../../ui/amount-text/hidden-amount.ts';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import type { BalanceHistory } from '../balance-chart/use-balance-history.ts';
import * as changeCss from '../parts/change-text.css.ts';
import { HiddenIn } from '../parts/private-amount.tsx';
import { useAmountsHidden } from '../parts/use-amounts-hidden.ts';
import { useMoney } from '../parts/use-money.ts';
import * as css from './portfolio.css.ts';

export interface PeriodChangeProps {
  readonly history: BalanceHistory;
  /** For the change of the last day of the whole wallet; null where the history is that of one account. */
  readonly statistics: WalletStatistics | null;
}

/** How far the balance moved over the chosen period; over the last day while there is no history. */
export function PeriodChange({ history, statistics }: PeriodChangeProps): ReactElement | null {
  const t = useTranslate();
  const { display } = useMoney();
  const isHidden = useAmountsHidden().amounts !== 'shown';
  const { point } = history;
  // The value under the crosshair is shown in the US dollars of the chart, and what it moved with it.
  const shownIn = point === null ? display : dollars;
  const ofPeriod = changeOf(history);
  if (ofPeriod) {
    const { moved, deposits } = ofPeriod;
    const amount = isHidden
      ? hiddenAmount
      : formatMoney(deposits, { signed: true, display: shownIn });
    return (
      <>
        <SignedChange {...ofPeriod} display={shownIn} isOfDeposits={moved !== 'nothing'} />
        {' · '}
        {point ? <TimeText at={point.t} form="date" /> : t(`portfolio.chart.${history.period}`)}
        {history.points?.at(-1)?.moved !== 'nothing' && (
          <span className={css.deposits}>
            {moved !== 'nothing' && (
              <HiddenIn text={` ${t(`portfolio.chart.moved.${moved}`, { amount })}`} />
            )}
          </span>
        )}
      </>
    );
  }
  const { change24h: change, change24hPercent: percent } = statistics ?? noChange;
  if (change === null || history.points === null) return null;
  return (
    <>
      <SignedChange change={change} percent={percent} display={shownIn} />
      {' · '}
      {t('portfolio.column.change')}
    </>
  );
}

const noChange = { change24h: null, change24hPercent: null };

/** Gain of the period, and what came in or left beside it, which is no gain. */
interface PeriodMove extends SeriesChange {
  readonly moved: BalancePoint['moved'];
  /** Sum of what came in, less what left. */
  readonly deposits: SignedDecimal;
}

function changeOf({ points, point }: BalanceHistory): PeriodMove | null {
  const first = points?.[0];
  const shown = point ?? points?.at(-1);
  if (!first || !shown || points?.length === 1) return null;
  const { gain, gainPercent, moved, deposits } = shown;
  return { change: gain, percent: gainPercent, moved, deposits };
}

/** Amount and percentage; dots and the percentage while amounts are hidden. */
function SignedChange(props: {
  readonly change: SignedDecimal;
  readonly percent: SignedDecimal | null;
  readonly display: DisplayMoney;
  /** The percentage is that of more than the first value, which is said. */
  readonly isOfDeposits?: boolean | undefined;
}): ReactElement {
  const t = useTranslate();
  const isHidden = useAmountsHidden().amounts !== 'shown';
  const locale = useTextLocale();
  const percent =
    props.percent === null ? null : formatPercent(props.percent, { signed: true, locale });
  const change = isHidden
    ? hiddenAmount
    : formatMoney(props.change, { signed: true, display: props.display });
  const pair = percent === null ? change : `${change} (${percent})`;
  const whole =
    props.isOfDeposits && percent !== null ? t('portfolio.chart.gain', { change, percent }) : pair;
  const tone = directionOf(props.change);
  return (
    <span className={changeCss.change[tone]} dir="ltr">
      <HiddenIn text={whole} />
    </span>
  );
}
