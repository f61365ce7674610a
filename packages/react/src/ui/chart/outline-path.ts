import type { ChartEntry } from './chart-entry.ts';
import { valueRange } from './value-range.ts';

/**
 * Draws points over time as a path in a box of 100 by 100, on the axis of the plot. Values become
 * numbers here, where they are heights.
 */
export function outlinePath(points: readonly ChartEntry[]): string {
  const heights = points.map(({ value }) => Number(value));
  const [bottom, top] = valueRange(Math.min(...heights), Math.max(...heights));
  const times = points.map(({ t }) => t.getTime());
  const [start = 0, end = 0] = [times[0], times.at(-1)];
  const places = points.map(({ t }, index) => {
    const x = (100 * (t.getTime() - start)) / (end - start || 1);
    const y = 100 - (100 * ((heights[index] ?? 0) - bottom)) / (top - bottom);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${places.join('L')}`;
}
