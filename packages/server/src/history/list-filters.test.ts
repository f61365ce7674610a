import { findNamedAsset } from '@billfold/core/internal';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { holderWith } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { transactions } from '../db/schema.ts';
import { transactionsOf } from './transaction-filter.ts';

describe('the filters of GET …/transactions', () => {
  let server: TestServer;
  let holder: Holder;
  beforeAll(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['0.5']);
  });
  const list = async (query: Readonly<Record<string, string>>) => {
    const answer = await server.app.inject({
      url: `/api/wallets/${holder.walletId}/transactions`,
      query,
      headers: { authorization: `Bearer ${holder.token}` },
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  /** The day of the deposit, and the one before and after it. */
  const day = (offset: number) =>
    new Date(server.clock.now() + offset * 86_400_000).toISOString().slice(0, 10);

  it.each(['BTC', 'btc', 'BITCOIN'])('take the asset %s', async (Asset) => {
    expect(await list({ Asset })).toMatchObject({ status: 200, total: 1 });
  });

  it.each(['BNB', 'ETH_BNB', 'USDT@ETH', 'ETH_TETHER', 'NOTCOIN@TON'])(
    'find nothing of %s, which the wallet has none of',
    async (Asset) => {
      expect(findNamedAsset(Asset)).toBeDefined();
      expect(await list({ Asset })).toMatchObject({ status: 200, total: 0 });
    },
  );

  it.each(['USDT', 'DOGE'])('refuse the asset %s and name the known ones', async (Asset) => {
    const { status, code, errors } = await list({ Asset });
    expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
    expect(errors[0]).toMatch(/^Asset must be one of BTC, .*BNB, .*USDT@ETH, .*ETH_TETHER\.$/);
  });

  it.each([
    ['', 1],
    ['btc', 1],
    ['Bitcoin', 1],
    ['ETH', 0],
    ['MONERO', 0],
    ['USDT', 0],
    ['CONTRACT_TRC20_USDT', 0],
  ])('take %j as CryptoCurrencyType, and find %i (R-TX-02)', async (CryptoCurrencyType, total) => {
    expect(await list({ CryptoCurrencyType })).toMatchObject({ status: 200, total });
    const searched = await list({ CryptoCurrencyType, Search: '' });
    expect(searched).toMatchObject({ status: 200, total });
  });

  it('take plain dates as whole days in UTC, and times with an offset (R-TX-02)', async () => {
    expect(await list({ DateFrom: day(0), DateTo: day(0) })).toMatchObject({ total: 1 });
    expect(await list({ DateTo: day(-1) })).toMatchObject({ total: 0 });
    expect(await list({ DateFrom: day(1) })).toMatchObject({ total: 0 });
    expect(await list({ DateFrom: `${day(0)}T00:00:00+14:00` })).toMatchObject({ total: 1 });
    for (const offset of ['+02:00', ' 02:00'])
      expect(await list({ DateTo: `${day(0)}T00:00:00${offset}` })).toMatchObject({ total: 0 });
  });

  it.each(['yesterday', '21.11.2026', '2026-02-30', '2026-11-21T10:00:00'])(
    'refuse the date %s with the forms that are taken',
    async (DateFrom) => {
      expect(await list({ DateFrom })).toMatchObject({
        status: 400,
        errors: [
          'DateFrom must be a date such as 2026-11-21, or a time such as 2026-11-21T08:00:00Z or 2026-11-21T10:00:00+02:00.',
        ],
      });
    },
  );

  it.each([
    ['PageSize', '101', 'PageSize must be a whole number from 1 to 100.'],
    ['PageSize', 'abc', 'PageSize must be a whole number from 1 to 100.'],
    ['IsSpam', 'maybe', 'IsSpam must be true or false.'],
    [
      'Status',
      'OPEN',
      'Status must be one of PENDING, CONFIRMING, CONFIRMED, FAILED, DROPPED, REPLACED.',
    ],
    ['AccountId', '17', 'AccountId must be an id in the form of a UUID.'],
    ['FiatFrom', '1,50', 'FiatFrom must be US dollars with two decimals at most, such as 12.50.'],
  ])('refuse %s=%s in a sentence', async (name, value, sentence) => {
    expect(await list({ [name]: value })).toMatchObject({ status: 400, errors: [sentence] });
  });
});

describe.runIf(isOnPostgres())('a search on PostgreSQL', () => {
  it('reads an index, and finds a part of a hash in any case', async () => {
    const server = await createTestServer();
    const holder = await holderWith(server, ['0.5']);
    const { db } = server.context;
    const [one] = await db.select().from(transactions);
    if (one === undefined) throw new Error('the wallet has no transaction');
    await db.execute(sql`insert into transactions
      (id, wallet_id, account_id, network, asset_id, type, hash, value_units, to_address, created_at)
      select gen_random_uuid(), ${one.walletId}, ${one.accountId}, 'BTC', 'BTC', 'RECEIVED',
        encode(sha256(n::text::bytea), 'hex'), 1, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', now()
      from generate_series(1, 20000) n`);
    await db.execute(sql`vacuum analyze transactions`);
    const Search = one.hash.slice(4, 20).toUpperCase();
    const found = db.select().from(transactions).where(transactionsOf(one.walletId, { Search }));
    const plan = JSON.stringify(await db.execute(sql`explain ${found.getSQL()}`));
    expect(plan).toContain('transactions_search');
    const answer = await server.app.inject({
      url: `/api/wallets/${holder.walletId}/transactions`,
      query: { Search },
      headers: { authorization: `Bearer ${holder.token}` },
    });
    expect(answer.json()).toMatchObject({ total: 1, items: [{ hash: one.hash }] });
  });
});
