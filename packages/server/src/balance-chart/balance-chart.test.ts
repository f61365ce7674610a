import { toDecimal } from '@billfold/core';
import {
  type BalanceChartQuery,
  getBalanceChart,
  listAccounts,
  setSandboxRate,
  updateAccount,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, deposit, holderWith, send } from '../../test/funded.ts';
import { type Holder, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { accounts, balanceSnapshots, transactions } from '../db/schema.ts';
import { loadBalanceChart } from './load-balance-chart.ts';
import { takeSnapshots } from './take-snapshots.ts';
import { thinSnapshots } from './thin-snapshots.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

describe('GET /api/wallets/balance-chart', () => {
  let server: TestServer;
  let holder: Holder;
  beforeEach(async () => {
    server = await createTestServer();
    await price('80000.00');
    holder = await holderWith(server, ['0.5']);
    server.clock.advance(hourMs - (server.clock.now() % hourMs));
  });
  const price = (text: string | null) =>
    server.call(setSandboxRate, {
      body:
        text === null
          ? { symbol: 'BTC', feed: 'unavailable' }
          : { symbol: 'BTC', price: toDecimal(text) },
    });
  const chart = (changes: Partial<BalanceChartQuery> = {}) =>
    server.call(
      getBalanceChart,
      { query: { walletId: holder.walletId, period: '1D', currency: 'USD', ...changes } },
      holder,
    );
  const open = () =>
    server.call(listAccounts, { params: { walletId: holder.walletId }, query: {} }, holder);
  const rows = () => server.context.db.$count(balanceSnapshots);
  const values = async (changes: Partial<BalanceChartQuery> = {}) =>
    (await chart(changes)).points.map(({ value }) => value);

  it('tells what came in and left, several of one step together', async () => {
    const [first] = (await chart()).flows;
    expect(first).toMatchObject({
      received: '40000.00',
      sent: '0.00',
      count: 1,
      only: { type: 'RECEIVED', network: 'BTC', symbol: 'BTC', amount: '0.50000000' },
    });
    await deposit(server, holder, '0.1');
    await deposit(server, holder, '0.2');
    await confirm(server, 2);
    const flows = (await chart({ period: '1Y' })).flows;
    expect(flows.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(flows.at(-1)).toMatchObject({ only: null });
    const other = '01890000-0000-7000-8000-000000000001';
    await expect(chart({ accountId: other })).rejects.toThrow();
  });

  describe('what came in and left', () => {
    const counted = async (changes: Partial<BalanceChartQuery> = {}) =>
      (await chart(changes)).flows.reduce((sum, { count }) => sum + count, 0);
    const change = (values: Partial<typeof transactions.$inferInsert>) =>
      server.context.db.update(transactions).set(values);

    it('holds no spam, no failed transaction and no hidden token', async () => {
      expect(await counted()).toBe(1);
      await change({ isSpam: true });
      expect(await counted()).toBe(0);
      await change({ isSpam: false, endedAs: 'FAILED' });
      expect(await counted()).toBe(0);
      await change({ endedAs: null });
      expect(await counted()).toBe(1);
      await server.context.db.update(accounts).set({ hiddenTokens: ['BTC'] });
      expect(await counted()).toBe(0);
    });

    it('holds nothing older than the period', async () => {
      await change({ createdAt: new Date(server.clock.now() - 2 * dayMs) });
      expect(await counted()).toBe(0);
      expect(await counted({ period: '1W' })).toBe(1);
    });

    it('holds nothing of other people', async () => {
      const eve = await signUpWithAccount(server, 'eve@example.com');
      await deposit(server, eve, '0.1');
      await confirm(server, 2);
      const ask = (query: BalanceChartQuery) => server.call(getBalanceChart, { query }, eve);
      for (const query of [{}, { walletId: eve.walletId }]) {
        const { flows } = await ask(query);
        expect(flows.map(({ only }) => only?.amount)).toEqual(['0.10000000']);
      }
    });
  });

  it('is empty before anything was written down', async () => {
    expect(await chart()).toEqual({
      points: [],
      first: null,
      last: null,
      min: null,
      max: null,
      currency: 'USD',
      flows: expect.any(Array),
    });
  });

  it('keeps what things were worth then, whatever they are worth now', async () => {
    await open();
    const start = server.clock.now();
    await takeSnapshots(server.context);
    server.clock.advance(5 * minuteMs);
    await price('100000.00');
    await takeSnapshots(server.context);
    await price('60000.00');
    expect(await chart()).toEqual({
      points: [
        { t: new Date(start), value: '40000.00' },
        { t: new Date(start + 5 * minuteMs), value: '50000.00' },
      ],
      first: '40000.00',
      last: '50000.00',
      min: '40000.00',
      max: '50000.00',
      currency: 'USD',
      flows: expect.any(Array),
    });
    expect(await values({ accountId: holder.account.id })).toEqual(['40000.00', '50000.00']);
  });

  it('leaves an archived account to its own chart, as the portfolio does', async () => {
    await takeSnapshots(server.context);
    const { walletId, account } = holder;
    const params = { walletId, accountId: account.id };
    const body = { name: 'Old', isArchived: true, hiddenTokens: [] };
    await server.call(updateAccount, { params, body }, holder);
    expect(await chart()).toMatchObject({ points: [], last: null, flows: [] });
    expect((await chart({ accountId: account.id })).last).toBe('40000.00');
  });

  it('covers all wallets of the user over a month in dollars where nothing is said (R-WAL-03)', async () => {
    await open();
    await takeSnapshots(server.context);
    server.clock.advance(4 * hourMs);
    const other = await signUpWithAccount(server, 'eve@example.com');
    const ask = (query: BalanceChartQuery, who = holder) =>
      server.call(getBalanceChart, { query }, who);
    expect(await ask({})).toEqual(await chart({ period: '1M' }));
    expect((await ask({})).last).toBe('40000.00');
    expect((await ask({ accountId: holder.account.id })).last).toBe('40000.00');
    expect((await ask({}, other)).last).toBeNull();
    expect(
      await server.refusal(getBalanceChart, { query: { accountId: holder.account.id } }, other),
    ).toMatchObject({ status: 404 });
  });

  it('writes each five minutes once, and what is empty once', async () => {
    await open();
    await takeSnapshots(server.context);
    server.clock.advance(4 * minuteMs);
    await takeSnapshots(server.context);
    expect(await rows()).toBe(1);
    await send(server, holder, { sendingMax: true, amount: toDecimal('0.49999859') });
    await confirm(server, 2);
    for (const _ of [1, 2, 3]) {
      server.clock.advance(5 * minuteMs);
      await takeSnapshots(server.context);
    }
    expect(await rows()).toBe(2);
    expect(await values()).toEqual(['40000.00', '0.00', '0.00', '0.00']);
  });

  it('writes what stays as it is once an hour', async () => {
    await open();
    server.clock.advance(hourMs - (server.clock.now() % hourMs));
    for (let minute = 0; minute < 60; minute += 5) {
      await takeSnapshots(server.context);
      server.clock.advance(5 * minuteMs);
    }
    expect(await rows()).toBe(1);
    await takeSnapshots(server.context);
    expect(await rows()).toBe(2);
    server.clock.advance(5 * minuteMs);
    await price('60000.00');
    await takeSnapshots(server.context);
    expect(await rows()).toBe(3);
    expect((await values()).slice(-3)).toEqual(['40000.00', '40000.00', '30000.00']);
  });

  it('looks at a wallet that nobody opens once an hour', async () => {
    server.clock.advance(5 * minuteMs);
    await takeSnapshots(server.context);
    expect(await rows()).toBe(0);
    server.clock.advance(55 * minuteMs);
    await takeSnapshots(server.context);
    expect(await rows()).toBe(1);
  });

  it('has a hole where there was no price', async () => {
    await open();
    await takeSnapshots(server.context);
    server.clock.advance(5 * minuteMs);
    await price(null);
    await takeSnapshots(server.context);
    server.clock.advance(5 * minuteMs);
    await price('20000.00');
    await takeSnapshots(server.context);
    expect(await values()).toEqual(['40000.00', '10000.00']);
  });

  it.each([
    ['1D', 289],
    ['1W', 169],
    ['1M', 181],
    ['3M', 91],
    ['1Y', 366],
  ] as const)('draws %s in at most %i points', async (period, most) => {
    await takeSnapshots(server.context);
    server.clock.advance(400 * dayMs);
    // Asked for past the session, which is over by then.
    const query = { walletId: holder.walletId, period, currency: 'USD' };
    const drawn = await loadBalanceChart(server.context, holder.user.id, query);
    const points = drawn.points.map(({ value }) => value);
    expect(points.length).toBeGreaterThanOrEqual(most - 1);
    expect(points.length).toBeLessThanOrEqual(most);
    expect(new Set(points)).toEqual(new Set(['40000.00']));
  });

  it('keeps every snapshot for two days, then one an hour, after 90 days one a day', async () => {
    await open();
    for (let count = 0; count < 24; count += 1) {
      await price(`${80_000 + count}.00`);
      await takeSnapshots(server.context);
      server.clock.advance(5 * minuteMs);
    }
    expect(await rows()).toBe(24);
    server.clock.advance(2 * dayMs - 2 * hourMs);
    await thinSnapshots(server.context);
    expect(await rows()).toBe(24);
    server.clock.advance(2 * hourMs + 1);
    await thinSnapshots(server.context);
    expect(await rows()).toBe(2);
    server.clock.advance(90 * dayMs);
    await thinSnapshots(server.context);
    expect(await rows()).toBe(1);
  });

  it('shows no value of another user, and only USD', async () => {
    await takeSnapshots(server.context);
    const other = await signUpWithAccount(server, 'other@example.com');
    const query = { walletId: holder.walletId, period: '1D', currency: 'USD' };
    expect(await server.refusal(getBalanceChart, { query }, other)).toMatchObject({ status: 404 });
    const crossed = { ...query, walletId: other.walletId, accountId: holder.account.id };
    expect(await server.refusal(getBalanceChart, { query: crossed }, other)).toMatchObject({
      status: 404,
    });
    const euros = { ...query, currency: 'EUR' };
    expect(await server.refusal(getBalanceChart, { query: euros }, holder)).toMatchObject({
      status: 400,
      code: 'CURRENCY_NOT_SUPPORTED',
    });
  });

  it('counts deposits when they count in the balance', async () => {
    await open();
    await takeSnapshots(server.context);
    await deposit(server, holder, '0.5');
    await confirm(server, 2);
    server.clock.advance(5 * minuteMs);
    await takeSnapshots(server.context);
    expect(await values()).toEqual(['40000.00', '80000.00']);
  });
});
