import type { ChartPoint } from '@billfold/core/contract';
import UPlot from 'uplot';

export interface PlotOptions {
  readonly host: HTMLElement;
  readonly points: readonly ChartPoint[];
  /** Formats the labels of the lowest and the highest point. */
  readonly formatValue: (point: ChartPoint) => string;
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
  const data: UPlot.AlignedData = [
    points.map(({ t }) => t.getTime() / 1_000),
    points.map(({ value }) => Number(value)),
  ];
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
        y: { range: (_, min, max) => (min === max ? [min - 1, max + 1] : [min, max]) },
      },
      axes: [
        { show: false },
        {
          size: 0,
          ticks: { show: false },
          values: (_, splits) => splits.map(() => ''),
          splits: (_, __, min, max) => [min, (min + max) / 2, max],
          grid: { stroke: () => color('border'), width: 1 },
        },
      ],
      series: [
        {},
        {
          stroke: () => color('accent'),
          fill: () => `color-mix(in srgb, ${color('accent')} 8%, transparent)`,
          width: 2,
          points: { show: false },
        },
      ],
      hooks: {
        setCursor: [({ cursor }) => onCursor(cursor.idx ?? null)],
        draw: [
          (drawn) => writeExtremes(drawn, { points, formatValue, color: color('text-muted') }),
        ],
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

/** The lowest under its point and the highest above it, within the plot. */
function writeExtremes(
  { ctx, data, bbox, valToPos }: UPlot,
  options: Pick<PlotOptions, 'points' | 'formatValue'> & { readonly color: string },
): void {
  const [times, values = []] = data;
  const heights = values.map(Number);
  const scale = devicePixelRatio;
  ctx.save();
  ctx.font = `${12 * scale}px ${getComputedStyle(ctx.canvas).fontFamily}`;
  ctx.fillStyle = options.color;
  for (const [extreme, baseline] of [
    [Math.max(...heights), -8],
    [Math.min(...heights), 18],
  ] as const) {
    const index = heights.indexOf(extreme);
    const [point, time] = [options.points[index], times[index]];
    if (!point || time === undefined) continue;
    const text = options.formatValue(point);
    const half = ctx.measureText(text).width / 2;
    const x = valToPos(time, 'x', true);
    const inside = Math.max(bbox.left + half, Math.min(bbox.left + bbox.width - half, x));
    ctx.textAlign = 'center';
    ctx.fillText(text, inside, valToPos(extreme, 'y', true) + baseline * scale);
  }
  ctx.restore();
}
