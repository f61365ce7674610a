'use client';
import type { Decimal } from '@billfold/core';
import { chartTexts } from '@billfold/core/i18n';
import { isAboveZero } from '@billfold/core/internal';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Table } from '../table/table.tsx';
import * as chart from './chart.css.ts';
import { ChartTableButton } from './chart.tsx';
import { indexForKey } from './index-for-key.ts';
import { type PartFill, partFills } from './part-fills.ts';
import { roundAxis } from './round-axis.ts';
import { type StackedEntry, type StackedPart, stackParts, valueOfPart } from './stack-parts.ts';
import * as css from './stacked-chart.css.ts';

export interface StackedChartProps {
  /** Accessible name, such as 'Received per day'. */
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly StackedEntry[];
  readonly formatValue: (value: Decimal) => string;
  /** Writes the values of the axis where all of them are whole; `formatValue` unless given. */
  readonly formatWhole?: ((value: Decimal) => string) | undefined;
  readonly formatTime: (time: Date) => string;
  /** Lower on a phone, for a chart above a list. */
  readonly compact?: boolean | undefined;
  /** Shows the table in place of the columns; the button for it stands outside then. */
  readonly isTable?: boolean | undefined;
  /** Colour of a part by its key, six digits of hex after `#`; undefined for that of its place. */
  readonly colorOf?: ((id: string) => string | undefined) | undefined;
}

/** Sums over time as columns of their parts, with a legend and a table that says the same. */
export function StackedChart(props: StackedChartProps): ReactElement {
  useTexts(chartTexts);
  const t = useTranslate();
  const { label, points, compact = false, colorOf } = props;
  const [isOwnTable, setOwnTable] = useState(false);
  const isTable = props.isTable ?? isOwnTable;
  const [index, setIndex] = useState<number | null>(null);
  const parts = useMemo(() => stackParts(points), [points]);
  const point = index === null ? null : (points[index] ?? null);
  const [first, last] = [points[0], points.at(-1)];
  const nameOf = ({ id }: StackedPart): string => id ?? t('chart.others');
  if (!first || !last || parts.length === 0)
    return (
      <figure aria-label={label} className={classNames(chart.chart, compact && chart.compact)}>
        <div className={chart.place}>
          <EmptyState title={t('chart.empty')} />
        </div>
      </figure>
    );
  const fills = partFills(parts.map(({ id }) => (id === null ? undefined : colorOf?.(id))));
  const drawn = { ...props, parts, nameOf, fills };
  return (
    <figure aria-label={label} className={classNames(chart.chart, compact && chart.compact)}>
      <div className={classNames(chart.head, isTable && props.isTable !== undefined && css.noHead)}>
        <p className={chart.readout} aria-hidden="true">
          {point && (
            <>
              <span className={plain} dir="ltr">
                {props.formatValue(point.total)}
              </span>
              <span dir="auto" className={chart.readoutTime}>
                {props.formatTime(point.t)}
              </span>
            </>
          )}
        </p>
        {props.isTable === undefined && (
          <ChartTableButton isTable={isTable} onTableChange={setOwnTable} />
        )}
      </div>
      {isTable ? (
        <PartsTable {...drawn} />
      ) : (
        <>
          <Columns {...drawn} index={point && index} onIndex={setIndex} />
          <div className={classNames(chart.foot, css.foot)} aria-hidden="true">
            <span className={chart.start}>{props.formatTime(first.t)}</span>
            {labelledBetween(points.length).map((at) => (
              <span
                key={at}
                className={css.between}
                style={{ insetInlineStart: `${(100 * (at + 0.5)) / points.length}%` }}
              >
                {points[at] && props.formatTime(points[at].t)}
              </span>
            ))}
            {first !== last && <span className={chart.end}>{props.formatTime(last.t)}</span>}
          </div>
          <Legend {...drawn} point={point} />
        </>
      )}
    </figure>
  );
}

/** Returns the columns between the ends that have room for their time: two, one, or none. */
function labelledBetween(count: number): readonly number[] {
  if (count < 5) return [];
  if (count < 7) return [Math.floor(count / 2)];
  return [1, 2].map((third) => Math.round((third * (count - 1)) / 3));
}

interface DrawnProps extends StackedChartProps {
  readonly parts: readonly StackedPart[];
  /** Fill of each part, in their order. */
  readonly fills: readonly PartFill[];
  readonly nameOf: (part: StackedPart) => string;
}

interface ColumnsProps extends DrawnProps {
  /** The column that is pointed at; null while none is. */
  readonly index: number | null;
  readonly onIndex: (index: number | null) => void;
}

/** Columns above their rules; a pointer, a finger and the arrow keys go through them. */
function Columns(props: ColumnsProps): ReactElement {
  const { label, points, parts, fills, index, onIndex, formatValue, formatTime, nameOf } = props;
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const rules = useMemo(() => roundAxis(points.map(({ total }) => total)), [points]);
  const formatRule = rules.some((value) => value.includes('.'))
    ? formatValue
    : (props.formatWhole ?? formatValue);
  const highest = Number(rules.at(-1)) || 1;
  const last = points.length - 1;
  const shown = points[index ?? last];
  const describe = (point: StackedEntry): string =>
    [
      t('chart.point', { value: formatValue(point.total), time: formatTime(point.t) }),
      ...parts
        .map((part) => ({ part, value: valueOfPart(point, part, parts) }))
        .filter(({ value }) => value !== '0')
        .map(({ part, value }) => `${nameOf(part)} ${formatValue(value)}`),
    ].join(', ');
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const next = indexForKey(event, { from: index ?? last, last });
    if (next === undefined) return;
    event.preventDefault();
    onIndex(next);
  };
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    const box = place.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const share = (clientX - box.left) / box.width;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const at = Math.floor((isRtl ? 1 - share : share) * points.length);
    onIndex(Math.max(0, Math.min(last, at)));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={css.plot}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index ?? last}
      aria-valuetext={shown && describe(shown)}
      onKeyDown={move}
      onBlur={() => onIndex(null)}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => onIndex(null)}
    >
      <div ref={place} className={css.inside} aria-hidden="true">
        {rules.map((value) => (
          <div
            key={value}
            className={css.rule}
            style={{ bottom: `${(100 * Number(value)) / highest}%` }}
          >
            <span className={plain} dir="ltr">
              {Number(value) === 0 ? '' : formatRule(value)}
            </span>
          </div>
        ))}
        <div className={css.columns}>
          {points.map((each, at) => (
            <Column
              key={each.t.getTime()}
              point={each}
              parts={parts}
              fills={fills}
              highest={highest}
              isFaded={index !== null && index !== at}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface ColumnProps {
  readonly point: StackedEntry;
  readonly parts: readonly StackedPart[];
  readonly fills: readonly PartFill[];
  /** Top of the axis. */
  readonly highest: number;
  readonly isFaded: boolean;
}

/** Sums become numbers only here, where they are heights. */
function Column({ point, parts, fills, highest, isFaded }: ColumnProps): ReactElement {
  const drawn = parts
    .map((part, at) => ({ at, height: Number(valueOfPart(point, part, parts)) / highest }))
    .filter(({ height }) => height > 0);
  return (
    <div className={classNames(css.column, isFaded && css.faded)}>
      {drawn.map(({ at, height }, order) => (
        <span
          key={at}
          className={classNames(
            css.part[order === drawn.length - 1 ? 'top' : 'inner'],
            fillClass(fills, at),
          )}
          style={{ ...fillStyle(fills, at), height: `${height * 100}%` }}
        />
      ))}
    </div>
  );
}

/** Colours of the parts, with their sums where there are several: of the column that is pointed at, else of all. */
function Legend({
  point,
  parts,
  fills,
  nameOf,
  formatValue,
}: DrawnProps & { readonly point: StackedEntry | null }): ReactElement {
  const t = useTranslate();
  return (
    <ul className={css.legend} aria-label={t('chart.legend')}>
      {parts.map((part, at) => (
        <li key={part.id ?? ''} className={css.item}>
          <span
            className={classNames(css.swatch, fillClass(fills, at))}
            style={fillStyle(fills, at)}
            aria-hidden="true"
          />
          <span className={plain}>{nameOf(part)}</span>
          {parts.length > 1 && (
            <span className={css.value} dir="ltr">
              {formatValue(point === null ? part.total : valueOfPart(point, part, parts))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const fillClass = (fills: readonly PartFill[], at: number): string =>
  classNames(
    css.fills[at],
    fills[at]?.color !== undefined && css.own,
    fills[at]?.isStriped && css.striped,
  );

/** Sets the colour of a part, which its class would take from its place. */
function fillStyle(fills: readonly PartFill[], at: number): CSSProperties | undefined {
  const color = fills[at]?.color;
  return color === undefined ? undefined : { [css.partColorName]: color };
}

/** Table of the columns, newest first. */
function PartsTable(props: DrawnProps): ReactElement {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { label, points, parts, nameOf, formatValue, formatTime } = props;
  // A phone has a line for each figure: it lists only the days on which something came.
  const rows = points.filter(({ total }) => !isPhone || isAboveZero(total));
  const figure = (text: string): ReactElement => (
    <span className={plain} dir="ltr">
      {text}
    </span>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys.
    <div role="region" aria-label={label} tabIndex={0} className={chart.tablePlace}>
      <Table
        label={label}
        rows={rows.toReversed()}
        getKey={(point) => String(point.t.getTime())}
        columns={[
          {
            ...{ id: 'time', heading: t('chart.time'), wraps: true },
            draw: (point) => (
              <span className={plain} dir="auto">
                {formatTime(point.t)}
              </span>
            ),
          },
          ...parts.map((part) => ({
            ...{ id: `part ${part.id ?? ''}`, heading: nameOf(part), align: 'end' as const },
            draw: (point: StackedEntry) => {
              const value = valueOfPart(point, part, parts);
              // A column of zeros hides the sums in it.
              return figure(value === '0' ? '–' : formatValue(value));
            },
          })),
          {
            ...{ id: 'total', heading: t('chart.total'), align: 'end', tone: 'strong' },
            draw: (point) => figure(formatValue(point.total)),
          },
        ]}
      />
    </div>
  );
}
