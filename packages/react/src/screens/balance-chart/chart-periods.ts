import type { ChartPeriod } from '@billfold/core/contract';

/** Periods of a chart, shortest first. */
export const chartPeriods: readonly ChartPeriod[] = ['1D', '1W', '1M', '3M', '1Y', 'ALL'];
