'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { Table } from '../table/table.tsx';
import * as css from './chart.css.ts';
import type { ChartEntry } from './chart-entry.ts';

export interface ChartTableProps {
  readonly label: string;
  readonly points: readonly ChartEntry[];
  readonly formatValue: (point: ChartEntry) => string;
  readonly formatTime: (point: ChartEntry) => string;
  readonly formatEvent: (point: ChartEntry) => string | null;
}

/** Table of the chart's points, newest first. */
export function ChartTable(props: ChartTableProps): ReactElement {
  const t = useTranslate();
  const { label, points, formatValue, formatTime, formatEvent } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys.
    <div role="region" aria-label={label} tabIndex={0} className={css.tablePlace}>
      <Table
        label={label}
        rows={points.toReversed()}
        getKey={(point) => String(point.t.getTime())}
        columns={[
          {
            id: 'time',
            heading: t('chart.time'),
            wraps: true,
            draw: (point) => (
              <>
                {inOneWay(formatTime(point))}
                {point.mark && <span className={css.mark}>{formatEvent(point)}</span>}
              </>
            ),
          },
          {
            id: 'value',
            heading: t('chart.value'),
            draw: (point) => inOneWay(formatValue(point)),
            align: 'end',
          },
        ]}
      />
    </div>
  );
}

/** Figures are written from left to right in every language, and dates as their first word is. */
function inOneWay(text: string): ReactElement {
  return (
    <span className={plain} dir="auto">
      {text}
    </span>
  );
}
