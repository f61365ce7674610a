import { displayCurrencies, networkCodes, toDecimal } from '@billfold/core';
import {
  getPriceHistory,
  getRate,
  listCurrencyRates,
  listManifest,
  setSandboxRate,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

const minuteMs = 60_000;

describe('GET /api/Rates/{crypto}', () => {
  let server: TestServer;
  let ada: Person;
  beforeEach(async () => {
    server = await createTestServer();
    ada = await signUp(server, 'ada@example.com');
  });
  const rate = (crypto: string) => server.call(getRate, { params: { crypto } }, ada);
  const refusal = (crypto: string) => server.refusal(getRate, { params: { crypto } }, ada);
  const control = (payload: object) =>
    server.app.inject({ method: 'POST', url: setSandboxRate.path, payload });

  it('answers the price of the minute', async () => {
    const { currentRate, asOf, stale } = await rate('BTC');
    expect(Number(currentRate)).toBeGreaterThan(80_000);
    expect(currentRate).toMatch(/^\d+\.\d\d$/);
    expect({ asOf, stale }).toEqual({ asOf: new Date(server.clock.now()), stale: false });
    server.clock.advance(59_999);
    expect(await rate('BTC')).toMatchObject({ currentRate, asOf });
  });

  it('reads symbols in any case, BSC as BNB, and knows no others', async () => {
    expect(await rate('btc')).toEqual(await rate('BTC'));
    expect(await rate('bsc')).toEqual(await rate('BNB'));
    for (const symbol of ['ETH', 'LTC', 'TON', 'TRX', 'SOL', 'USDT', 'USDC', 'NOTCOIN'])
      expect((await rate(symbol)).stale).toBe(false);
    for (const symbol of ['DOGE', 'EUR'])
      expect(await refusal(symbol)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('tells what the display currencies cost, and leaves out one without a price', async () => {
    const codes = async () =>
      (await server.call(listCurrencyRates, {}, ada)).map(({ currency }) => currency);
    const rates = await server.call(listCurrencyRates, {}, ada);
    expect(rates.map(({ currency }) => currency)).toEqual([...displayCurrencies]);
    expect(rates.slice(0, 2)).toMatchObject([
      { currency: 'USD', currentRate: '1', stale: false },
      { currency: 'EUR', currentRate: '1.10', stale: false },
    ]);
    await control({ symbol: 'EUR', feed: 'unavailable' });
    expect(await codes()).toEqual(displayCurrencies.filter((code) => code !== 'EUR'));
    await control({ symbol: 'EUR', price: null });
  });

  it('leaves the manifest to its own call', async () => {
    expect((await server.call(listManifest, {}, ada)).map(({ key }) => key)).toEqual(
      expect.arrayContaining([...networkCodes]),
    );
    const answer = await server.app.inject({
      url: '/api/rates/MANIFEST',
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(answer.json()).toBeInstanceOf(Array);
  });

  it('is for people who are signed in', async () => {
    expect(await server.refusal(getRate, { params: { crypto: 'BTC' } })).toMatchObject({
      status: 401,
    });
  });

  it('can be pinned to a price and released', async () => {
    const walking = await rate('BTC');
    await control({ symbol: 'btc', price: '95000.125' });
    server.clock.advance(minuteMs);
    expect(await rate('BTC')).toEqual({
      currentRate: '95000.125',
      asOf: new Date(server.clock.now()),
      stale: false,
    });
    expect((await rate('ETH')).currentRate).not.toBe('95000.125');
    const { data } = await server.call(setSandboxRate, { body: { symbol: 'BTC', price: null } });
    expect(data).toEqual({ symbol: 'BTC', feed: 'walk', price: null });
    server.clock.advance(-minuteMs);
    expect(await rate('BTC')).toEqual(walking);
  });

  it('F17: says when a feed has none', async () => {
    const { data } = await server.call(setSandboxRate, {
      body: { symbol: 'BTC', feed: 'unavailable' },
    });
    expect(data).toEqual({ symbol: 'BTC', feed: 'unavailable', price: null });
    expect(await refusal('BTC')).toMatchObject({ status: 503, code: 'RATE_UNAVAILABLE' });
    await rate('ETH');
  });

  it('F17: shows the age of a feed that stopped, and after ten minutes nothing', async () => {
    await control({ symbol: 'BTC', feed: 'stale' });
    const asOf = new Date(server.clock.now() - 6 * minuteMs);
    const { currentRate } = await rate('BTC');
    server.clock.advance(4 * minuteMs);
    expect(await rate('BTC')).toEqual({ currentRate, asOf, stale: true });
    server.clock.advance(1);
    expect(await refusal('BTC')).toMatchObject({ code: 'RATE_UNAVAILABLE' });
  });

  it.each([
    ['zero', '0.00'],
    ['a trillion', '1000000000000'],
    ['more decimals than a rate has', '0.1234567890123456789'],
  ])('cannot be pinned to %s', async (_, price) => {
    const refused = await server.refusal(setSandboxRate, {
      body: { symbol: 'BTC', price: toDecimal(price) },
    });
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(Object.keys(refused.fields ?? {})).toEqual(['price']);
  });

  it('has no control over assets that do not exist', async () => {
    expect(
      await server.refusal(setSandboxRate, { body: { symbol: 'DOGE', price: null } }),
    ).toMatchObject({ status: 404 });
    expect((await control({ symbol: 'BTC' })).statusCode).toBe(400);
    expect((await control({ symbol: 'BTC', price: '1', feed: 'stale' })).statusCode).toBe(400);
  });
});

describe('GET /api/Rates/history', () => {
  let server: TestServer;
  let ada: Person;
  beforeEach(async () => {
    server = await createTestServer();
    ada = await signUp(server, 'ada@example.com');
  });
  const history = async (query: {
    readonly symbols: string;
    readonly period: '1D' | '1W' | 'ALL';
    readonly points?: number;
  }) => (await server.call(getPriceHistory, { query }, ada)).series;

  it('answers each step of the period, and ends with the price of now', async () => {
    const [bitcoin, ...others] = await history({ symbols: 'btc', period: '1W' });
    expect(others).toEqual([]);
    expect(bitcoin?.symbol).toBe('BTC');
    const times = bitcoin?.points.map(({ t }) => t.getTime()) ?? [];
    expect(times.length).toBeGreaterThanOrEqual(168);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const now = await server.call(getRate, { params: { crypto: 'BTC' } }, ada);
    expect(bitcoin?.points.at(-1)).toEqual({ t: now.asOf, value: now.currentRate });
  });

  it('answers no more points than are wanted, for several symbols, without unknown ones', async () => {
    const series = await history({ symbols: 'ETH,DOGE,USDT', period: '1W', points: 24 });
    expect(series.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDT']);
    for (const { points } of series) {
      expect(points.length).toBeLessThanOrEqual(25);
      expect(points.length).toBeGreaterThan(20);
    }
  });

  it('has no point for a time without a price', async () => {
    const before = await history({ symbols: 'BTC', period: '1D' });
    await server.call(setSandboxRate, { body: { symbol: 'BTC', feed: 'unavailable' } });
    server.clock.advance(60 * minuteMs);
    const [bitcoin] = await history({ symbols: 'BTC', period: '1D' });
    const last = bitcoin?.points.at(-1)?.t.getTime() ?? 0;
    expect(last).toBeLessThanOrEqual(server.clock.now() - 55 * minuteMs);
    expect(bitcoin?.points.length).toBeLessThan(before[0]?.points.length ?? 0);
  });

  it.each(['', 'BTC,', 'A'.repeat(33)])('refuses the symbols "%s"', async (symbols) => {
    const refused = await server.refusal(
      getPriceHistory,
      { query: { symbols, period: '1D' } },
      ada,
    );
    expect(refused.status).toBe(400);
  });
});
