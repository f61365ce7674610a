import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtersOf } from './filters-of.ts';
import {
  countFilters,
  filterStatuses,
  filterTypes,
  formatListQuery,
  type ListQuery,
  noFilter,
  pageSizes,
  parseListQuery,
} from './list-query.ts';

const everything: ListQuery = { ...noFilter, page: 1, pageSize: 25 };

test('every list has a query that leads back to it', () => {
  const day = fc.constantFrom('2026-11-20', '2024-02-29', null);
  const query = fc.record<ListQuery>({
    accountId: fc.option(fc.uuid()),
    asset: fc.constantFrom('BTC', 'USDT@ETH', null),
    type: fc.option(fc.constantFrom(...filterTypes)),
    status: fc.option(fc.constantFrom(...filterStatuses)),
    from: day,
    to: day,
    min: fc.constantFrom('0', '10', '99.5', null),
    max: fc.constantFrom('1000000.01', null),
    search: fc.constantFrom('rent & food', 'bc1q', '100%', null),
    page: fc.integer({ min: 1, max: 9_999 }),
    pageSize: fc.constantFrom(...pageSizes),
  });
  void fc.assert(
    fc.property(query, (wanted) => {
      expect(parseListQuery(formatListQuery(wanted))).toEqual(wanted);
    }),
  );
});

test('the whole list has an empty query, and no filters', () => {
  expect(formatListQuery(everything)).toBe('');
  expect(countFilters(everything)).toBe(0);
  expect(filtersOf(everything, { hidesSpam: false })).toEqual({});
});

test.each([
  'account=17',
  "account=';drop",
  'crypto=DOGE',
  'crypto=USDT@',
  'crypto=A@B@ETH',
  'type=sent',
  'status=LOST',
  'from=2026-13-01',
  'to=yesterday',
  'min=1,5',
  'max=1.234',
  'min=-1',
  'q=%20%20',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=99999',
  'size=26',
  'other=1',
])('%s says nothing', (search) => {
  expect(parseListQuery(search)).toEqual(everything);
});

test('a day ends where the next one begins, by the clock of the reader', () => {
  const query = { ...everything, from: '2026-10-31', to: '2026-10-31' };
  expect(filtersOf(query, { hidesSpam: true })).toEqual({
    dateFrom: new Date(2026, 9, 31),
    dateTo: new Date(2026, 10, 1),
    isSpam: false,
  });
});
