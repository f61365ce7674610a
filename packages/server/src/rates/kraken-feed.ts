import type { Clock } from '@billfold/core';
import * as z from 'zod/mini';
import { fetchAnswer } from './fetch-answer.ts';
import { dividePrices, onePrice, type Price, parsePrice } from './price.ts';
import { type PricedSymbol, type PriceFeed, PriceFeedError, type Quote } from './price-feed.ts';

export interface KrakenOptions {
  readonly origin: string;
  readonly clock: Clock;
}

const name = 'Kraken';

/**
 * `GET /0/public/Ticker`: the last trade of each pair. One pair that is not traded any more spoils
 * the whole answer, so it is found by halves and not asked for again until the next start.
 * @see https://docs.kraken.com/api/docs/rest-api/get-ticker-information
 */
export function createKrakenFeed({ origin, clock }: KrakenOptions): PriceFeed {
  const unknown = new Set<string>();

  async function ask(pairs: readonly string[]): Promise<Ticker> {
    if (pairs.length === 0) return {};
    const url = new URL('/0/public/Ticker', origin);
    url.searchParams.set('pair', pairs.join(','));
    const answer = readAnswer(await fetchAnswer({ name, url }));
    if (answer.error.length === 0) return answer.result ?? {};
    if (!answer.error.some((error) => error.includes('Unknown asset pair')))
      throw new PriceFeedError(`${name} refuses`);
    const [only, ...others] = pairs;
    if (only !== undefined && others.length === 0) {
      unknown.add(only);
      return {};
    }
    const middle = Math.ceil(pairs.length / 2);
    return { ...(await ask(pairs.slice(0, middle))), ...(await ask(pairs.slice(middle))) };
  }

  return {
    name,
    load: async () => {
      const traded = pairs.filter(({ pair }) => !unknown.has(pair));
      const ticker = await ask(traded.map(({ pair }) => pair));
      // A ticker says no time: it is of now.
      const at = new Date(clock.now());
      const quotes = new Map<PricedSymbol, Quote>();
      for (const { symbol, pair, isInverse } of traded) {
        const price = priceOf(ticker[pair], isInverse);
        if (price !== null) quotes.set(symbol, { price, at });
      }
      return quotes;
    },
  };
}

interface Pair {
  readonly symbol: PricedSymbol;
  /** Name of the pair in Kraken's answers. */
  readonly pair: string;
  /** It says how much of the currency a dollar is. */
  readonly isInverse: boolean;
}

const inDollars = (symbol: PricedSymbol, pair: string): Pair => ({
  symbol,
  pair,
  isInverse: false,
});
const ofDollar = (symbol: PricedSymbol, pair: string): Pair => ({ symbol, pair, isInverse: true });

/**
 * Pairs that Kraken trades for dollars: without BUSD and MATIC, the yuan, the rupee and the real.
 */
const pairs: readonly Pair[] = [
  inDollars('BTC', 'XXBTZUSD'),
  inDollars('ETH', 'XETHZUSD'),
  inDollars('LTC', 'XLTCZUSD'),
  inDollars('TON', 'TONUSD'),
  inDollars('TRX', 'TRXUSD'),
  inDollars('SOL', 'SOLUSD'),
  inDollars('BNB', 'BNBUSD'),
  inDollars('USDT', 'USDTZUSD'),
  inDollars('USDC', 'USDCUSD'),
  inDollars('NOTCOIN', 'NOTUSD'),
  inDollars('DAI', 'DAIUSD'),
  inDollars('UNI', 'UNIUSD'),
  inDollars('APE', 'APEUSD'),
  inDollars('CRO', 'CROUSD'),
  inDollars('SHIBA', 'SHIBUSD'),
  inDollars('EUR', 'ZEURZUSD'),
  inDollars('GBP', 'ZGBPZUSD'),
  inDollars('AUD', 'AUDUSD'),
  ofDollar('JPY', 'ZUSDZJPY'),
  ofDollar('CAD', 'ZUSDZCAD'),
  ofDollar('CHF', 'USDCHF'),
];

const answerShape = z.object({
  error: z.array(z.string()),
  result: z.optional(z.record(z.string(), z.object({ c: z.array(z.string()) }))),
});
type Ticker = NonNullable<z.infer<typeof answerShape>['result']>;

/** @throws {PriceFeedError} */
function readAnswer(text: string): z.infer<typeof answerShape> {
  try {
    return answerShape.parse(JSON.parse(text));
  } catch {
    throw new PriceFeedError(`${name} misanswers`);
  }
}

function priceOf(traded: Ticker[string] | undefined, isInverse: boolean): Price | null {
  const price = parsePrice(traded?.c[0] ?? '');
  return price !== null && isInverse ? dividePrices(onePrice, price) : price;
}
