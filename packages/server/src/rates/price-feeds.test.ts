import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../test/manual-clock.ts';
import { openPriceServices, type PriceServices } from '../../test/price-services.ts';
import { assetSymbols } from './asset-symbol.ts';
import { createFeeds } from './create-feeds.ts';
import { foreignCurrencies } from './display-currency.ts';
import { toRate } from './price.ts';
import type { PriceFeed, Quotes } from './price-feed.ts';
import { formatRate } from './rate-text.ts';

const clock = manualClock();
const seconds = clock.now() / 1_000;

describe('the services of prices', () => {
  let services: PriceServices;
  let feeds: readonly PriceFeed[];
  beforeEach(async () => {
    services = await openPriceServices();
    feeds = createFeeds(services.settings, clock);
  });
  afterEach(() => services.close());
  const load = (index: 0 | 1) => feeds[index]?.load() ?? Promise.reject(new Error('no feed'));
  const texts = (quotes: Quotes) =>
    Object.fromEntries(
      [...quotes].map(([symbol, { price }]) => [symbol, formatRate(toRate(price))]),
    );

  describe('CoinGecko', () => {
    it('is asked once for every asset and currency, with the key', async () => {
      await load(0);
      const [{ url, apiKey } = { url: new URL('http://none'), apiKey: undefined }, ...more] =
        services.asked;
      expect({ path: url.pathname, apiKey, more }).toEqual({
        path: '/api/v3/simple/price',
        apiKey: 'CG-demo',
        more: [],
      });
      expect(url.searchParams.get('ids')?.split(',')).toHaveLength(assetSymbols.length);
      expect(url.searchParams.get('vs_currencies')).toBe('usd,eur,gbp,jpy,chf,cad,aud,cny,inr,brl');
      expect(url.searchParams.get('include_last_updated_at')).toBe('true');
    });

    it('names prices, exactly as it writes them, and their time', async () => {
      services.coins.set('bitcoin', {
        usd: '64123.123456789012345678',
        eur: '58000',
        jpy: '9618468.5',
        last_updated_at: String(seconds - 40),
      });
      services.coins.set('shiba-inu', { usd: '1.2345e-05', last_updated_at: String(seconds) });
      services.coins.set('notcoin', { usd: '0.00213', last_updated_at: String(seconds + 900) });
      const quotes = await load(0);
      expect(texts(quotes)).toEqual({
        BTC: '64123.123456789012345678',
        SHIBA: '0.000012345',
        NOTCOIN: '0.00213',
        EUR: '1.105571094082569178',
        JPY: '0.006666666679501941',
      });
      expect(quotes.get('BTC')?.at).toEqual(new Date(clock.now() - 40_000));
      expect(quotes.get('EUR')?.at).toEqual(new Date(clock.now() - 40_000));
      expect(quotes.get('NOTCOIN')?.at).toEqual(new Date(clock.now()));
    });

    it('says nothing by a price that is none, or of no time', async () => {
      services.coins.set('bitcoin', { usd: '0', eur: '0', last_updated_at: String(seconds) });
      services.coins.set('ethereum', { usd: 'null', last_updated_at: String(seconds) });
      services.coins.set('tron', { usd: '-0.25', last_updated_at: String(seconds) });
      services.coins.set('solana', { usd: '200' });
      const quotes = await load(0);
      expect([...quotes.keys()]).toEqual(['SOL']);
      expect(quotes.get('SOL')?.at).toEqual(new Date(0));
    });
  });

  describe('Kraken', () => {
    const everyPair = (): void => {
      const names =
        'XXBTZUSD XETHZUSD XLTCZUSD TONUSD TRXUSD SOLUSD BNBUSD USDTZUSD USDCUSD NOTUSD DAIUSD UNIUSD APEUSD CROUSD SHIBUSD ZEURZUSD ZGBPZUSD AUDUSD ZUSDZJPY ZUSDZCAD USDCHF';
      for (const name of names.split(' ')) services.pairs.set(name, '2.00000');
    };

    it('is asked for all pairs at once and names the last trades, those of dollars turned over', async () => {
      everyPair();
      services.pairs.set('XXBTZUSD', '64123.40000');
      services.pairs.set('ZUSDZJPY', '150.000');
      const prices = texts(await load(1));
      expect(prices).toMatchObject({ BTC: '64123.40', ETH: '2.00', CAD: '0.50' });
      expect(prices['JPY']).toBe('0.006666666666666667');
      expect(services.asked).toHaveLength(1);
      const named = [...assetSymbols, ...foreignCurrencies].filter((symbol) => symbol in prices);
      expect(named).toHaveLength(21);
    });

    it('loses a pair that is not traded any more and keeps the others', async () => {
      everyPair();
      services.pairs.delete('NOTUSD');
      services.pairs.delete('USDCHF');
      const prices = texts(await load(1));
      expect(Object.keys(prices)).toHaveLength(19);
      expect('NOTCOIN' in prices || 'CHF' in prices).toBe(false);
      services.asked.length = 0;
      expect(texts(await load(1))).toEqual(prices);
      expect(services.asked).toHaveLength(1);
    });

    it('fails when it refuses', async () => {
      const body = JSON.stringify({ error: ['EGeneral:Too many requests'] });
      services.kraken.answer = { status: 200, body };
      await expect(load(1)).rejects.toThrow('Kraken refuses');
    });
  });

  it.each([
    ['a fault', { status: 500, body: '{}' }, 'answers 500'],
    ['being sent elsewhere', { status: 302, body: '' }, 'answers 302'],
    ['a page', { status: 200, body: '<html></html>' }, 'misanswers'],
    ['another shape', { status: 200, body: '[1]' }, 'misanswers'],
    ['no end', { status: 200, body: ' '.repeat(1_000_001) }, 'does not finish its answer'],
  ])('fail on %s', async (_, answer, message) => {
    services.coinGecko.answer = answer;
    services.kraken.answer = answer;
    await expect(load(0)).rejects.toThrow(`CoinGecko ${message}`);
    await expect(load(1)).rejects.toThrow(`Kraken ${message}`);
  });

  it.each([
    [503, 2],
    [429, 1],
  ])('are asked in all, where they answer %i, %i times', async (status, times) => {
    services.coinGecko.answer = { status, body: '' };
    await expect(load(0)).rejects.toThrow(`CoinGecko answers ${status}`);
    expect(services.asked).toHaveLength(times);
  });

  it('fail when nobody is there', async () => {
    await services.close();
    await expect(load(0)).rejects.toThrow('CoinGecko cannot be reached');
    await expect(load(1)).rejects.toThrow('Kraken cannot be reached');
  });
});
