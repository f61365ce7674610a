import {
  type Decimal,
  directionOf,
  formatDay,
  formatPercent,
  type SignedDecimal,
} from '@billfold/core';
import { seriesChange } from '@billfold/core/flows';
import { chartTexts } from '@billfold/core/i18n';
import { formatPrice, isAboveZero, isDecimal } from '@billfold/core/internal';
import type { BusinessSummary, SummaryFigures } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import {
  assetColor,
  Card,
  ChartTableButton,
  daysOf,
  ErrorState,
  LoadingText,
  Skeleton,
  StackedChart,
  useTextLocale,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { formatNet, formatSum, formatSumOf } from '../payments/format-sum.ts';
import { StateChips } from '../payments/state-chips.tsx';
import * as css from './dashboard.css.ts';
import { OwnDays } from './own-days.tsx';
import { type ShownSummary, type SummaryPeriod, summaryPeriods } from './use-summary.ts';

export interface FiguresCardProps {
  readonly summary: ShownSummary;
}

/** Figures of a period, compared with those of the period before. */
export function FiguresCard({ summary }: FiguresCardProps): ReactElement {
  const t = useTranslate();
  const { state, shown, period, days, choose, retry } = summary;
  const { clock } = useClient().platform;
  return (
    <Card aria-label={t('dashboard.figures')}>
      <div className={css.figures}>
        <div className={css.choices}>
          <StateChips
            label={t('dashboard.period')}
            options={summaryPeriods.map((id) => ({ id, text: t(`dashboard.period.${id}`) }))}
            value={period}
            onChange={(id) => {
              // Pressed again, it keeps the days that were typed.
              if (id === period) return;
              choose({
                period: id,
                // The form begins with days that show something.
                ...(id === 'custom' && daysOf('month', new Date(clock.now()))),
              });
            }}
          />
          {shown && shown.currencies.length > 1 && (
            <StateChips
              label={t('dashboard.currencies')}
              options={shown.currencies.map((id) => ({ id, text: id }))}
              value={shown.currency}
              onChange={(id) => choose({ currency: id })}
            />
          )}
        </div>
        {days && <OwnDays days={days} onChange={choose} />}
        {shown && (
          <Figures summary={shown} period={period} isLoading={state.status === 'pending'} />
        )}
        {shown === undefined && state.status === 'failed' && (
          <ErrorState title={t('dashboard.figures.failed')} error={state.error} onRetry={retry} />
        )}
        {shown === undefined && state.status === 'pending' && <Waiting />}
      </div>
    </Card>
  );
}

interface FiguresProps {
  readonly summary: BusinessSummary;
  readonly period: SummaryPeriod;
  readonly isLoading: boolean;
}

function Figures({ summary, period, isLoading }: FiguresProps): ReactElement {
  const t = useTranslate();
  const { received, net, refunded, currency, currencies, previous } = summary;
  const money = (amount: Decimal): string => formatSum({ amount, currency });
  const hasRefunds = isAboveZero(refunded);
  const hadPayments = isAboveZero(previous.received) || isAboveZero(previous.refunded);
  const before = (value: string): string => t(`dashboard.before.${period}`, { value });
  return (
    <div className={css.figures} aria-busy={isLoading}>
      <div>
        <h2 className={css.label}>
          {t(hasRefunds ? 'dashboard.net' : 'dashboard.received', { currency })}
        </h2>
        <p className={css.hero}>
          <AmountText amount={formatNet(summary)} size="hero" />
          <Change from={previous.net} to={net} />
          {hadPayments && (
            <span className={css.hint}>{before(formatNet({ ...previous, currency }))}</span>
          )}
        </p>
        {hasRefunds && (
          <p className={css.hint}>
            {t('dashboard.net.parts', { received: money(received), refunded: money(refunded) })}
          </p>
        )}
        {currencies.length > 1 && (
          <p className={css.hint}>{t('dashboard.received.hint', { currency })}</p>
        )}
      </div>
      <Facts summary={summary} />
    </div>
  );
}

/** Smaller figures of a period; one that was nothing before has nothing to compare with. */
function Facts({ summary }: Pick<FiguresProps, 'summary'>): ReactElement {
  const t = useTranslate();
  const { currency, count, created, open, converted, conversion, average, previous } = summary;
  const money = (amount: Decimal): string => formatSum({ amount, currency });
  /** Refunds of payments and of transfers that no payment was found for. */
  const refundsOf = ({ refunded, refundedUnmatched }: SummaryFigures) => [
    refunded,
    refundedUnmatched,
  ];
  const allRefunds = (figures: SummaryFigures): string => formatSumOf(refundsOf(figures), currency);
  // The sum above says which days those are.
  const before = (value: string): string => t('dashboard.before', { value });
  return (
    <dl className={css.facts}>
      <Fact
        label={t('dashboard.paid')}
        value={count}
        hint={previous.count === 0 ? null : before(`${previous.count}`)}
      />
      <Fact
        label={t('dashboard.average')}
        value={average === null ? t('dashboard.none') : money(average)}
        hint={previous.average === null ? null : before(money(previous.average))}
      />
      <Fact
        label={t('dashboard.conversion')}
        value={
          conversion === null
            ? t('dashboard.none')
            : t('dashboard.conversion.counts', { paid: converted, created })
        }
        hint={
          conversion === null
            ? null
            : t(open > 0 ? 'dashboard.conversion.share.open' : 'dashboard.conversion.share', {
                ...{ percent: shownPercent(conversion), open },
              })
        }
      />
      <Fact
        label={t('dashboard.refunded')}
        value={allRefunds(summary)}
        hint={
          isAboveZero(summary.refundedUnmatched)
            ? t('dashboard.refunded.unmatched', { value: money(summary.refundedUnmatched) })
            : refundsOf(previous).some(isAboveZero)
              ? before(allRefunds(previous))
              : null
        }
      />
    </dl>
  );
}

/** Rounds a share to whole per cent, unless it would then be said to be none or all. */
function shownPercent(share: Decimal): number {
  const exact = Number(share);
  const whole = Math.round(exact);
  return whole === 0 || whole === 100 ? exact : whole;
}

interface ChangeProps {
  readonly from: SignedDecimal;
  readonly to: SignedDecimal;
}

/** How far a sum moved; nothing where there was none before, or where either is below zero. */
function Change({ from, to }: ChangeProps): ReactElement | null {
  const locale = useTextLocale();
  if (!isDecimal(from) || !isDecimal(to)) return null;
  const { percent } = seriesChange(from, to);
  if (percent === null) return null;
  return (
    <span className={css.change[directionOf(percent)]} dir="ltr">
      {formatPercent(percent, { signed: true, locale })}
    </span>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly hint: string | null;
}

function Fact({ label, value, hint }: FactProps): ReactElement {
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{value}</dd>
      {hint !== null && <dd className={css.hint}>{hint}</dd>}
    </div>
  );
}

export interface SeriesCardProps {
  readonly summary: BusinessSummary;
}

/** Chart of the sums received on each day of a period, by asset. */
export function SeriesCard({ summary }: SeriesCardProps): ReactElement {
  useTexts(chartTexts);
  const t = useTranslate();
  const locale = useTextLocale();
  const [isTable, setTable] = useState(false);
  const { series, currency, refunded } = summary;
  const title = t(isAboveZero(refunded) ? 'dashboard.chart.beforeRefunds' : 'dashboard.chart');
  const points = useMemo(
    () => series.map(({ date, total, byAsset }) => ({ t: noonOf(date), total, parts: byAsset })),
    [series],
  );
  const isEmpty = points.every(({ total }) => !isAboveZero(total));
  return (
    <Card
      title={title}
      actions={!isEmpty && <ChartTableButton isTable={isTable} onTableChange={setTable} />}
    >
      <StackedChart
        label={title}
        points={points}
        compact
        isTable={isTable}
        colorOf={assetColor}
        formatValue={(amount) => formatSum({ amount, currency })}
        formatWhole={(amount) => formatPrice({ amount, currency })}
        formatTime={(noon) => formatDay(noon, 'UTC', locale)}
      />
    </Card>
  );
}

/** A day is drawn at its noon in UTC, which has the same date nearly everywhere. */
const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** Figures while they load, in about their size. */
function Waiting(): ReactElement {
  return (
    <div className={css.figures}>
      <LoadingText />
      <Skeleton width="20%" />
      <Skeleton shape="block" width="50%" height="48px" />
      <Skeleton shape="block" width="100%" height="64px" />
    </div>
  );
}
