import type { ChartPeriod } from '../contract/wallets/balance-chart.ts';

const hours: Readonly<Record<ChartPeriod, number>> = {
  '1D': 24,
  '1W': 7 * 24,
  '1M': 30 * 24,
  '3M': 91 * 24,
  '1Y': 365 * 24,
  ALL: 365 * 24,
};
const count = 4;

/** Returns the times of the points of the fake charts, oldest first; the last is now. */
export function chartTimes(now: Date, period: ChartPeriod): readonly Date[] {
  const stepMs = (hours[period] * 3_600_000) / count;
  return Array.from(
    { length: count },
    (_, at) => new Date(now.getTime() - (count - 1 - at) * stepMs),
  );
}
