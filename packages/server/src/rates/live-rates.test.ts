import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../test/manual-clock.ts';
import { openPriceServices, type PriceServices } from '../../test/price-services.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import type { Db } from '../db/open-database.ts';
import { rates as table } from '../db/schema.ts';
import { serverPlatform } from '../platform/server-platform.ts';
import { createFeeds } from './create-feeds.ts';
import { pollPrices } from './poll-prices.ts';
import { formatRate } from './rate-text.ts';
import { createRates, type Rates } from './rates.ts';
import { createSandboxRates } from './sandbox-rates.ts';
import { createStoredRates } from './stored-rates.ts';
import { thinRates } from './thin-rates.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe('the prices of a live server', () => {
  let db: Db;
  let clock: ManualClock;
  let services: PriceServices;
  let rates: Rates;
  let failures: unknown[];
  beforeEach(async () => {
    db = await emptyDatabase();
    clock = manualClock();
    services = await openPriceServices();
    rates = createRates(createStoredRates(db, clock));
    failures = [];
  });
  afterEach(() => services.close());

  const poll = () =>
    pollPrices(
      { db, platform: serverPlatform({ clock }) },
      {
        feeds: createFeeds(services.settings, clock),
        onError: (error) => failures.push(error instanceof Error ? error.message : error),
      },
    );
  const coinGeckoSays = (usd: string) =>
    services.coins.set('bitcoin', {
      usd,
      eur: `${Number(usd) / 2}`,
      last_updated_at: `${Math.floor(clock.now() / 1_000)}`,
    });
  const krakenSays = (usd: string) => services.pairs.set('XXBTZUSD', usd);
  const bitcoin = async (at = new Date(clock.now())) => {
    const known = await rates.find('BTC', at);
    return known && { price: formatRate(known.rate), isStale: known.isStale };
  };
  const fresh = (price: string) => ({ price, isStale: false });

  it('are what the sources agree on', async () => {
    coinGeckoSays('64000');
    krakenSays('64200');
    await poll();
    expect(await bitcoin()).toEqual(fresh('64100.00'));
    expect(failures).toEqual([]);
    expect(await rates.find('ETH', new Date(clock.now()))).toBeNull();
    expect(await rates.find('DOGE', new Date(clock.now()))).toBeNull();
    expect(await db.select({ source: table.source }).from(table)).toEqual([
      { source: 'CoinGecko, Kraken' },
      { source: 'CoinGecko' },
    ]);
  });

  it('are told step by step, with no point where nothing was polled', async () => {
    const from = new Date(clock.now());
    for (const price of ['100', '101', '102']) {
      clock.advance(minuteMs);
      coinGeckoSays(price);
      krakenSays(price);
      await poll();
    }
    clock.advance(10 * minuteMs);
    coinGeckoSays('90');
    krakenSays('90');
    await poll();
    const span = { from, until: new Date(clock.now()), stepMs: 5 * minuteMs };
    const steps = await rates.findOver('BTC', span);
    const prices = steps.map(({ rate }) => formatRate(rate));
    expect(prices.at(-1)).toBe('90.00');
    expect(prices).toContain('102.00');
    expect(prices.length).toBeLessThanOrEqual(3);
    expect(await rates.findOver('DOGE', span)).toEqual([]);
  });

  it('know what a currency is worth', async () => {
    coinGeckoSays('64000');
    await poll();
    const euro = await rates.find('EUR', new Date(clock.now()));
    expect(euro && formatRate(euro.rate)).toBe('2.00');
  });

  it('F17: go on without a source that is dead', async () => {
    coinGeckoSays('64000');
    services.kraken.answer = { status: 502, body: 'Bad gateway' };
    await poll();
    expect(await bitcoin()).toEqual(fresh('64000.00'));
    expect(failures).toEqual(['Kraken answers 502']);
  });

  it('F17: go on without a source that lies', async () => {
    coinGeckoSays('64000');
    krakenSays('64200');
    await poll();
    clock.advance(minuteMs);
    coinGeckoSays('640');
    krakenSays('64300');
    await poll();
    expect(await bitcoin()).toEqual(fresh('64300.00'));
  });

  it('F17: grow stale when all sources are dead, then there are none, then they come back', async () => {
    coinGeckoSays('64000');
    await poll();
    const dead = { status: 503, body: '' };
    services.coinGecko.answer = dead;
    services.kraken.answer = dead;
    clock.advance(5 * minuteMs);
    await poll();
    expect(await bitcoin()).toEqual(fresh('64000.00'));
    clock.advance(1_000);
    expect(await bitcoin()).toEqual({ price: '64000.00', isStale: true });
    clock.advance(5 * minuteMs);
    await poll();
    expect(await bitcoin()).toBeNull();
    services.coinGecko.answer = null;
    clock.advance(minuteMs);
    coinGeckoSays('12000');
    await poll();
    expect(await bitcoin()).toEqual(fresh('12000.00'));
  });

  it('of the past stay what they were', async () => {
    const times: number[] = [];
    for (const usd of ['64000', '65000', '66000']) {
      coinGeckoSays(usd);
      await poll();
      times.push(clock.now());
      clock.advance(minuteMs);
    }
    const [first = 0, second = 0] = times;
    expect(await bitcoin(new Date(first - 1))).toBeNull();
    expect(await bitcoin(new Date(first))).toEqual(fresh('64000.00'));
    expect(await bitcoin(new Date(second - 1))).toEqual(fresh('64000.00'));
    expect(await bitcoin(new Date(second))).toEqual(fresh('65000.00'));
    clock.advance(-3 * minuteMs);
    coinGeckoSays('1');
    await poll();
    expect(await bitcoin(new Date(first))).toEqual(fresh('64000.00'));
  });

  it('thin out with age, and are found all the same', async () => {
    const startOfDay = Date.UTC(2026, 0, 1);
    const sample = (minute: number) => ({
      symbol: 'BTC',
      at: new Date(startOfDay + minute * minuteMs),
      price: `${1_000 + minute}`,
      source: 'CoinGecko',
    });
    await db.insert(table).values(Array.from({ length: 180 }, (_, minute) => sample(minute)));
    const left = async () => {
      await thinRates({ db, platform: serverPlatform({ clock }) });
      return (await db.select({ price: table.price }).from(table)).map(({ price }) =>
        Number(price),
      );
    };
    clock.advance(startOfDay + 7 * dayMs - clock.now());
    expect(await left()).toHaveLength(180);
    clock.advance(dayMs);
    expect(await left()).toEqual([1_000, 1_060, 1_120]);
    expect(await bitcoin(new Date(startOfDay + 119 * minuteMs))).toMatchObject({
      price: '1060.00',
    });
    expect(await bitcoin(new Date(startOfDay + 195 * minuteMs))).toBeNull();
    clock.advance(365 * dayMs);
    expect(await left()).toEqual([1_000]);
    expect(await bitcoin(new Date(startOfDay + 1_400 * minuteMs))).toMatchObject({
      price: '1000.00',
    });
  });

  it('are not those of the sandbox, where a currency is worth what it always is', async () => {
    const sandbox = createSandboxRates(db, new Uint8Array(randomBytes(32)));
    const at = new Date(clock.now());
    const quoted = await sandbox.ratesAt(['EUR', 'USD'], at);
    const euro = quoted.get('EUR');
    expect(euro && formatRate(euro.rate)).toBe('1.10');
    expect(quoted.has('USD')).toBe(false);
  });
});
