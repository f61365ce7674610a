'use client';
import type { ChartPoint } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { Table } from '../table/table.tsx';
import * as css from './chart.css.ts';

export interface ChartTableProps {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly formatValue: (point: ChartPoint) => string;
  readonly formatTime: (point: ChartPoint) => string;
}

/** Table of the chart's points, newest first. */
export function ChartTable(props: ChartTableProps): ReactElement {
  const t = useTranslate();
  const { label, points, formatValue, formatTime } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys.
    <div role="region" aria-label={label} tabIndex={0} className={css.tablePlace}>
      <Table
        label={label}
        rows={points.toReversed()}
        getKey={(point) => String(point.t.getTime())}
        columns={[
          { id: 'time', heading: t('chart.time'), draw: (point) => inOneWay(formatTime(point)) },
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

/** Figures and dates are written from left to right in every language. */
function inOneWay(text: string): ReactElement {
  return (
    <span className={plain} dir="ltr">
      {text}
    </span>
  );
}
