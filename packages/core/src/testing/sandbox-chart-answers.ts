import { type ChartPeriod, getBalanceChart } from '../contract/wallets/balance-chart.ts';
import { toDecimal } from '../money/decimal.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import { sumOfMoney } from './sandbox-price-answers.ts';

const hours: Readonly<Record<ChartPeriod, number>> = {
  '1D': 24,
  '1W': 7 * 24,
  '1M': 30 * 24,
  '3M': 91 * 24,
  '1Y': 365 * 24,
  ALL: 365 * 24,
};
const count = 4;

/**
 * Answers the balance chart with the present value at every point: prices are constant here. A
 * wallet without coins has no points.
 */
export function answerChart(services: FakeServices, books: SandboxBooks): void {
  services.on(getBalanceChart)(({ query: { accountId, period, currency } }) => {
    if (currency !== 'USD') throw new FakeRefusal(400, { code: 'CURRENCY_NOT_SUPPORTED' });
    const accounts = books
      .accounts()
      .filter(({ id }) => accountId === undefined || id === accountId);
    const total = sumOfMoney(accounts.map(({ fiatBalance }) => fiatBalance));
    const value = total === null || total === 0n ? null : toDecimal(total, { decimals: 2 });
    const stepMs = (hours[period] * 3_600_000) / count;
    const now = books.now().getTime();
    const points =
      value === null
        ? []
        : Array.from({ length: count }, (_, at) => ({
            t: new Date(now - (count - 1 - at) * stepMs),
            value,
          }));
    return { points, first: value, last: value, min: value, max: value, currency };
  });
}
