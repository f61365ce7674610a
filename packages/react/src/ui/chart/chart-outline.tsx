'use client';
import { type ReactElement, useMemo } from 'react';
import * as css from './chart.css.ts';
import type { ChartEntry } from './chart-entry.ts';
import { outlinePath } from './outline-path.ts';

export interface ChartOutlineProps {
  /** At least two. */
  readonly points: readonly ChartEntry[];
}

/** The bare line, drawn until the code of the plot has loaded. */
export function ChartOutline({ points }: ChartOutlineProps): ReactElement {
  const path = useMemo(() => outlinePath(points), [points]);
  return (
    <div className={css.outline}>
      <svg
        aria-hidden="true"
        className={css.outlineDrawing}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path className={css.outlinePath} d={path} />
      </svg>
    </div>
  );
}
