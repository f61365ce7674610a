import UPlot from 'uplot';
import type { ChartEntry } from './chart-entry.ts';
import { drawPlotNotes } from './draw-plot-notes.ts';
import { valueRange } from './value-range.ts';

export interface PlotOptions {
  readonly host: HTMLElement;
  readonly points: readonly ChartEntry[];
  /** Formats the labels of the lowest and the highest point. */
  readonly formatValue: (point: ChartEntry) => string;
  /** The index under the crosshair; null while there is none. */
  readonly onCursor: (index: number | null) => void;
}

export interface Plot {
  /** Puts the crosshair on a point, or takes it away. */
  pointAt(index: number | null): void;
  /** The index nearest to a place of the window, in CSS px. */
  indexAt(clientX: number): number;
  /** In the colours and the size of now. */
  redraw(): void;
  destroy(): void;
}

/**
 * Creates a line plot over time. Values become numbers only here, where they are heights of points.
 */
export function createPlot({ host, points, formatValue, onCursor }: PlotOptions): Plot {
  const style = getComputedStyle(host);
  const color = (token: string): string => style.getPropertyValue(`--bf-color-${token}`).trim();
  const heights = points.map(({ value }) => Number(value));
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const data: UPlot.AlignedData = [points.map(({ t }) => t.getTime() / 1_000), heights];
  const size = () => ({ width: host.clientWidth, height: host.clientHeight });
  const plot = new UPlot(
    {
      ...size(),
      legend: { show: false },
      padding: [24, 8, 24, 8],
      cursor: {
        y: false,
        drag: { x: false, y: false },
        points: { size: 9, width: 2, fill: () => color('accent'), stroke: () => color('surface') },
      },
      scales: {
        x: { dir: style.direction === 'rtl' ? -1 : 1 },
        y: { range: (_, min, max) => [...valueRange(min, max)] },
      },
      axes: [
        { show: false },
        {
          size: 0,
          ticks: { show: false },
          values: (_, splits) => splits.map(() => ''),
          // Where the labels say: the line touches the rules of its extremes.
          splits: () => [...new Set([lowest, (lowest + highest) / 2, highest])],
          grid: { stroke: () => color('border'), width: 1 },
        },
      ],
      series: [
        {},
        {
          stroke: () => color('accent'),
          // Without a fill: on an axis that does not begin at zero a filled area would exaggerate.
          width: 2,
          points: { show: false },
        },
      ],
      hooks: {
        setCursor: [({ cursor }) => onCursor(cursor.idx ?? null)],
        draw: [(drawn) => drawPlotNotes(drawn, { points, formatValue, colorOf: color })],
      },
    },
    data,
    host,
  );
  return {
    pointAt: (index) => {
      const at = index === null ? undefined : plot.data[0][index];
      plot.setCursor(
        at === undefined ? { left: -10, top: -10 } : { left: plot.valToPos(at, 'x'), top: 0 },
      );
    },
    indexAt: (clientX) => plot.posToIdx(clientX - plot.over.getBoundingClientRect().left),
    redraw: () => {
      plot.setSize(size());
    },
    destroy: () => plot.destroy(),
  };
}
