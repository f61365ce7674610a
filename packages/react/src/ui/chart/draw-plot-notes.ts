import type UPlot from 'uplot';
import type { ChartEntry } from './chart-entry.ts';
import { chooseDots } from './choose-dots.ts';

export interface PlotNotes {
  readonly points: readonly ChartEntry[];
  readonly formatValue: (point: ChartEntry) => string;
  readonly colorOf: (token: string) => string;
}

/** Draws what stands on the line: the dots of events, the newest point, and the highest and the lowest value. */
export function drawPlotNotes(plot: UPlot, notes: PlotNotes): void {
  const { ctx } = plot;
  ctx.save();
  writeExtremes(plot, notes);
  for (const { index, tone } of dotsOf(plot, notes))
    drawDot(plot, index, {
      fill: notes.colorOf('surface'),
      stroke: notes.colorOf(tone === 'in' ? 'success' : 'text-muted'),
    });
  const color = notes.colorOf('accent');
  // Without a rim in the colour of the surface, which would erase the end of the line.
  drawDot(plot, notes.points.length - 1, { fill: color, stroke: color });
  ctx.restore();
}

/** Lists the events that get a dot, by the index of their point. */
function dotsOf({ data, valToPos }: UPlot, { points }: PlotNotes) {
  const [times, values = []] = data;
  const heightOf = (index: number): number => valToPos(values[index] ?? 0, 'y');
  const marks = points.flatMap(({ mark }, index) =>
    mark === undefined ? [] : [{ index, tone: mark.tone }],
  );
  const events = marks.map(({ index }) => ({
    x: valToPos(times[index] ?? 0, 'x'),
    rise: index === 0 ? 0 : heightOf(index) - heightOf(index - 1),
  }));
  return chooseDots(events).flatMap((chosen) => marks[chosen] ?? []);
}

function drawDot(
  { ctx, data, valToPos }: UPlot,
  index: number,
  { fill, stroke }: { readonly fill: string; readonly stroke: string },
): void {
  const [time, value] = [data[0][index], data[1]?.[index]];
  if (time === undefined || value === undefined || value === null) return;
  ctx.beginPath();
  ctx.arc(
    valToPos(time, 'x', true),
    valToPos(value, 'y', true),
    4 * devicePixelRatio,
    0,
    2 * Math.PI,
  );
  ctx.fillStyle = fill;
  ctx.strokeStyle = stroke;
  ctx.lineWidth = 2 * devicePixelRatio;
  ctx.fill();
  ctx.stroke();
}

/** Writes the highest value above its rule and the lowest below its own; a flat line has one label. */
function writeExtremes({ ctx, data, bbox, valToPos }: UPlot, notes: PlotNotes): void {
  const [times, values = []] = data;
  const heights = values.map(Number);
  const scale = devicePixelRatio;
  ctx.font = `${12 * scale}px ${getComputedStyle(ctx.canvas).fontFamily}`;
  ctx.fillStyle = notes.colorOf('text-muted');
  ctx.textAlign = 'center';
  const [highest, lowest] = [Math.max(...heights), Math.min(...heights)];
  const labels =
    highest === lowest
      ? ([[highest, valToPos(highest, 'y', true) - 10 * scale]] as const)
      : ([
          [highest, valToPos(highest, 'y', true) - 13 * scale],
          [lowest, valToPos(lowest, 'y', true) + 20 * scale],
        ] as const);
  for (const [extreme, baseline] of labels) {
    const index = heights.indexOf(extreme);
    const [point, time] = [notes.points[index], times[index]];
    if (!point || time === undefined) continue;
    const text = notes.formatValue(point);
    const half = ctx.measureText(text).width / 2 + 2 * scale;
    const x = valToPos(time, 'x', true);
    const inside = Math.max(bbox.left + half, Math.min(bbox.left + bbox.width - half, x));
    ctx.fillText(text, inside, baseline);
  }
}
