import type { Decimal } from '@billfold/core';

export interface SparklinePath {
  /** Path in a box of 100 by 100. */
  readonly path: string;
  readonly direction: 'up' | 'down';
}

/**
 * Draws values as a path; null for fewer than two. Values become numbers here, where they are
 * heights. A flat line stands in the middle.
 */
export function sparklinePath(values: readonly Decimal[]): SparklinePath | null {
  if (values.length < 2) return null;
  const heights = values.map(Number);
  const lowest = Math.min(...heights);
  const range = Math.max(...heights) - lowest;
  const step = 100 / (heights.length - 1);
  const points = heights.map((height, index) => {
    const y = range === 0 ? 50 : 96 - ((height - lowest) / range) * 92;
    return `${(index * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  const isUp = (heights.at(-1) ?? 0) >= (heights[0] ?? 0);
  return { path: `M${points.join('L')}`, direction: isUp ? 'up' : 'down' };
}
