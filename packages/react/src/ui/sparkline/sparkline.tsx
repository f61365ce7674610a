'use client';
import type { Decimal } from '@billfold/core';
import { type ReactElement, useMemo } from 'react';
import * as css from './sparkline.css.ts';
import { sparklinePath } from './sparkline-path.ts';

/** Props of `Sparkline`. */
export interface SparklineProps {
  /** Values at equal distances, oldest first. */
  readonly values: readonly Decimal[];
}

/**
 * Small line of past values without axes, beside a figure that says the same: it is not read aloud.
 * Nothing is drawn for fewer than two values.
 * @example
 * <Sparkline values={[toDecimal('1'), toDecimal('3'), toDecimal('2')]} />;
 */
export function Sparkline({ values }: SparklineProps): ReactElement | null {
  const line = useMemo(() => sparklinePath(values), [values]);
  if (line === null) return null;
  return (
    <svg
      aria-hidden="true"
      className={css.sparkline}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      <path className={css.line[line.direction]} d={line.path} />
    </svg>
  );
}
