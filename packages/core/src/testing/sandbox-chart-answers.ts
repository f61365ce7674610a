import { getBalanceChart } from '../contract/wallets/balance-chart.ts';
import { toDecimal } from '../money/decimal.ts';
import { chartTimes } from './chart-times.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import { sumOfMoney } from './sandbox-price-answers.ts';

/**
 * Answers the balance chart with the present value at every point: prices are constant here. A
 * wallet without coins has no points.
 */
export function answerChart(services: FakeServices, books: SandboxBooks): void {
  services.on(getBalanceChart)(({ query: { accountId, period = '1M', currency = 'USD' } }) => {
    if (currency !== 'USD') throw new FakeRefusal(400, { code: 'CURRENCY_NOT_SUPPORTED' });
    const accounts = books
      .accounts()
      .filter(({ id }) => accountId === undefined || id === accountId);
    const total = sumOfMoney(accounts.map(({ fiatBalance }) => fiatBalance));
    const value = total === null || total === 0n ? null : toDecimal(total, { decimals: 2 });
    const times = chartTimes(books.now(), period);
    const points = value === null ? [] : times.map((t) => ({ t, value }));
    return { points, first: value, last: value, min: value, max: value, currency, flows: [] };
  });
}
