import { describe, expect, it } from 'vitest';
import {
  countFilters,
  filtersOf,
  formatPaymentsQuery,
  noFilter,
  type PaymentsQuery,
  parsePaymentsQuery,
} from './payments-query.ts';

describe('the query of the payments list', () => {
  it('survives the address of the page', () => {
    const query: PaymentsQuery = {
      ...{ status: 'Partially refunded', asset: 'USDT@TRX', from: '2026-11-01', to: '2026-11-30' },
      ...{ flag: 'wrongAsset', needsAttention: true, search: 'No 1 & B', page: 3 },
    };
    expect(parsePaymentsQuery(formatPaymentsQuery(query))).toEqual(query);
    expect(countFilters(query)).toBe(7);
  });

  it.each([
    'status=Paid',
    'flag=test',
    'attention=false',
    'asset=DOGE',
    'from=2026-13-40',
    'to=tomorrow',
    'page=-1',
    'page=1e9',
    'q=%20%20',
    '%E0%A4%A',
  ])('leaves out what is malformed: %s', (search) => {
    expect(parsePaymentsQuery(search)).toEqual({ ...noFilter, page: 1 });
  });

  it('asks for an asset by its symbol and its network, and for whole days', () => {
    const query = { ...noFilter, asset: 'USDT@TRX', from: '2026-11-20', to: '2026-11-20', page: 1 };
    expect(filtersOf(query)).toEqual({
      ...{ asset: 'USDT', network: 'TRX' },
      ...{ from: new Date(2026, 10, 20), to: new Date(2026, 10, 21) },
    });
  });
});
