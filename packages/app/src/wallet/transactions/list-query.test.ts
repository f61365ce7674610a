import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatListQuery, type ListQuery, pageSizes, parseListQuery } from './list-query.ts';

const everything: ListQuery = { accountId: null, network: null, page: 1, pageSize: 25 };

test('every list has an address that leads back to it', () => {
  const query = fc.record<ListQuery>({
    accountId: fc.option(fc.uuid()),
    network: fc.constantFrom('BTC', null),
    page: fc.integer({ min: 1, max: 9_999 }),
    pageSize: fc.constantFrom(...pageSizes),
  });
  void fc.assert(
    fc.property(query, (wanted) => {
      const [, search = ''] = formatListQuery(wanted).split('?');
      expect(parseListQuery(search)).toEqual(wanted);
    }),
  );
});

test('the whole list has the plain address', () => {
  expect(formatListQuery(everything)).toBe('/wallet/transactions');
});

test.each([
  'account=17',
  "account=';drop",
  'crypto=DOGE',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=99999',
  'size=26',
  'other=1',
])('leaves %s out', (search) => {
  expect(parseListQuery(search)).toEqual(everything);
});
