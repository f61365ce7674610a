import type { ReportTotal } from '@billfold/core/contract';
import { formatPriced, readPriced } from '../payments/read-price.ts';
import type { ReportSum } from './report-page.ts';

/** Adds the figures of a page to the totals of a report, exactly. */
export function addTotals(
  totals: readonly ReportTotal[],
  added: readonly ReportSum[],
): readonly ReportTotal[] {
  const sums = new Map<string, ReportSum>();
  const known = totals.map(({ received, refunded, ...total }) => ({
    ...total,
    ...{ received: readPriced(received), refunded: readPriced(refunded) },
  }));
  for (const { currency, created, count, received, refunded } of [...known, ...added]) {
    const sum = sums.get(currency);
    sums.set(currency, {
      currency,
      created: (sum?.created ?? 0) + created,
      count: (sum?.count ?? 0) + count,
      received: (sum?.received ?? 0n) + received,
      refunded: (sum?.refunded ?? 0n) + refunded,
    });
  }
  return [...sums.values()]
    .map(({ received, refunded, ...sum }) => ({
      ...sum,
      ...{ received: formatPriced(received), refunded: formatPriced(refunded) },
    }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
