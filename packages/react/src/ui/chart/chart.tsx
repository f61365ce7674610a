'use client';
import { type AnyBillfoldError, formatDate } from '@billfold/core';
import type { SignedDecimal } from '@billfold/core/contract';
import { chartTexts } from '@billfold/core/i18n';
import { type ForwardedRef, forwardRef, type ReactElement, useState } from 'react';
import { useNow, useTextLocale } from '../../context/use-provided.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useOnDemand } from '../../state/use-on-demand.ts';
import { plain } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { TextButton } from '../link/text-link.tsx';
import { LoadingText, Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './chart.css.ts';
import { chartEnds, type EndLabel } from './chart-ends.ts';
import type { ChartEntry, ChartMark } from './chart-entry.ts';
import { ChartOutline } from './chart-outline.tsx';
import type { ChartPlot } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';

export interface ChartProps {
  /** Accessible name, such as 'Balance over the last week'. */
  readonly label: string;
  /** Oldest first; null while they load. */
  readonly points: readonly ChartEntry[] | null;
  readonly formatValue: (value: SignedDecimal) => string;
  /** Day and time in the reader's zone unless given. */
  readonly formatTime?: ((time: Date) => string) | undefined;
  /** Why there are no points. */
  readonly error?: AnyBillfoldError | undefined;
  readonly onRetry?: (() => void) | undefined;
  /**
   * Called with the point under the crosshair, and with null when there is none. The chart then draws
   * no value of its own: a larger one beside it follows.
   */
  readonly onPoint?: ((point: ChartEntry | null) => void) | undefined;
  /** Placeholder for fewer than two points. */
  readonly empty?: string | undefined;
  /** Shows the table in place of the line; with `onTableChange` the button for it stands outside the chart. */
  readonly isTable?: boolean | undefined;
  readonly onTableChange?: ((isTable: boolean) => void) | undefined;
  /** Line between the two ends of the time, such as the meaning of the dots. */
  readonly note?: string | undefined;
  /** Lower on a phone, for a chart above a list. */
  readonly compact?: boolean | undefined;
  /** Lower everywhere, for a line that hardly moves. */
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A value over time: a line with a crosshair, and a table that says the same. */
export const Chart = forwardRef(function Chart(
  props: ChartProps,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  useTexts(chartTexts);
  const t = useTranslate();
  const {
    label,
    points,
    error,
    onRetry,
    empty = t('chart.empty'),
    compact = false,
    small = false,
    className,
  } = props;
  const [isOwnTable, setOwnTable] = useState(false);
  const { isTable = isOwnTable, onTableChange = setOwnTable } = props;
  // Also while the points load, so that both arrive together.
  const Plot = useOnDemand(loadPlot, {
    isWanted: !isTable && !error,
    onFailure: () => onTableChange(true),
  });
  return (
    <figure
      ref={ref}
      aria-label={label}
      className={classNames(css.chart, compact && css.compact, small && css.small, className)}
    >
      {error && points === null && (
        <div className={css.place}>
          <ErrorState title={t('chart.failed')} error={error} onRetry={onRetry} />
        </div>
      )}
      {!error && points === null && (
        <>
          <LoadingText />
          {!props.onPoint && <p className={css.readout} />}
          <Skeleton shape="block" width="100%" height={css.plotHeight} />
        </>
      )}
      {points && points.length < 2 && (
        <div className={css.place}>
          <EmptyState title={empty} />
        </div>
      )}
      {points && points.length >= 2 && (
        <Shown
          {...props}
          points={points}
          isTable={isTable}
          Plot={Plot}
          toggle={
            props.onTableChange ? null : (
              <ChartTableButton isTable={isTable} onTableChange={setOwnTable} />
            )
          }
        />
      )}
    </figure>
  );
});

export interface ChartTableButtonProps {
  readonly isTable: boolean;
  readonly onTableChange: (isTable: boolean) => void;
}

/** Switches between the line and the table with the same values. */
export function ChartTableButton(
  props: ChartTableButtonProps & { readonly className?: string | undefined },
): ReactElement {
  const t = useTranslate();
  const { isTable, onTableChange, className } = props;
  return (
    <TextButton className={className} onClick={() => onTableChange(!isTable)}>
      {t(isTable ? 'chart.showChart' : 'chart.showTable')}
    </TextButton>
  );
}

interface ShownProps extends ChartProps {
  readonly points: readonly ChartEntry[];
  readonly isTable: boolean;
  /** Null while it loads. */
  readonly Plot: typeof ChartPlot | null;
  /** Button for the table; null where it stands outside the chart. */
  readonly toggle: ReactElement | null;
}

function Shown(props: ShownProps): ReactElement {
  const t = useTranslate();
  const locale = useTextLocale();
  const { label, points, formatTime = inReadersZone(locale), onPoint } = props;
  const { isTable, Plot, toggle } = props;
  const [point, setPoint] = useState<ChartEntry | null>(null);
  const value = (at: ChartEntry): string => props.formatValue(at.value);
  const time = (at: ChartEntry): string => formatTime(at.t);
  const event = (at: ChartEntry): string | null => (at.mark ? markText(at.mark, formatTime) : null);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <>
      {(!onPoint || toggle) && (
        <div className={css.head}>
          <p className={css.readout} aria-hidden="true">
            {point && <Readout value={value(point)} time={time(point)} event={event(point)} />}
          </p>
          {toggle}
        </div>
      )}
      {isTable && (
        <ChartTable
          label={label}
          points={points}
          formatValue={value}
          formatTime={time}
          formatEvent={event}
        />
      )}
      {!isTable && Plot === null && <ChartOutline points={points} />}
      {!isTable && Plot && (
        <Plot
          label={label}
          points={points}
          formatValue={value}
          describe={(at) =>
            [t('chart.point', { value: value(at), time: time(at) }), event(at) ?? []]
              .flat()
              .join(', ')
          }
          onPoint={onPoint ?? setPoint}
        />
      )}
      <div className={css.foot}>
        {!isTable && first && last && <Ends first={first.t} last={last.t} note={props.note} />}
      </div>
    </>
  );
}

interface ReadoutProps {
  readonly value: string;
  readonly time: string;
  readonly event: string | null;
}

/** Value and event under the crosshair. */
function Readout({ value, time, event }: ReadoutProps): ReactElement {
  return (
    <>
      <span className={plain} dir="ltr">
        {value}
      </span>
      <span dir="auto" className={css.readoutTime}>
        {time}
      </span>
      {event !== null && <span className={css.readoutTime}>{event}</span>}
    </>
  );
}

/** Returns the text of an event, with its own time where that is known: the value is that of its point. */
function markText({ text, at }: ChartMark, formatTime: (time: Date) => string): string {
  return at === undefined ? text : `${text} · ${formatTime(at)}`;
}

/** Labels below both ends of the line, in the direction in which it is drawn. */
function Ends({
  first,
  last,
  note,
}: {
  readonly first: Date;
  readonly last: Date;
  readonly note: string | undefined;
}): ReactElement {
  const now = useNow();
  const timeZone = now === null ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const locale = useTextLocale();
  const span = { first, last, now: new Date(now ?? last.getTime()), timeZone, locale };
  const [start, end] = chartEnds(span);
  return (
    <>
      <span className={css.start} aria-hidden="true">
        <EndText label={start} />
      </span>
      {note !== undefined && <span className={css.note}>{note}</span>}
      <span className={css.end} aria-hidden="true">
        <EndText label={end} />
      </span>
    </>
  );
}

function EndText({ label }: { readonly label: EndLabel }): ReactElement {
  const t = useTranslate();
  if ('key' in label) return <>{t(label.key)}</>;
  return (
    <span className={plain} dir="auto">
      {label.text}
    </span>
  );
}

function inReadersZone(locale: string): (time: Date) => string {
  return (time) => formatDate(time, Intl.DateTimeFormat().resolvedOptions().timeZone, locale);
}

/** Loads the plot; the table replaces it where it cannot be drawn. */
async function loadPlot() {
  if (document.createElement('canvas').getContext('2d') === null)
    throw new Error('This browser draws no pictures.');
  const { ChartPlot } = await import('./chart-plot.tsx');
  return ChartPlot;
}
