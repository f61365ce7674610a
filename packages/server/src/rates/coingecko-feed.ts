import { type Clock, displayCurrencies } from '@billfold/core';
import * as z from 'zod/mini';
import { type AssetSymbol, assetSymbols } from './asset-symbol.ts';
import { foreignCurrencies } from './display-currency.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { dividePrices, parsePrice } from './price.ts';
import { type PricedSymbol, type PriceFeed, PriceFeedError, type Quote } from './price-feed.ts';

export interface CoinGeckoOptions {
  readonly origin: string;
  /** API key of a demo plan; null calls without one. */
  readonly apiKey: string | null;
  readonly clock: Clock;
}

const name = 'CoinGecko';

/**
 * `GET /api/v3/simple/price`: the price of each coin, by CoinGecko's ids. What a currency is worth
 * follows from the two prices of one bitcoin.
 * @see https://docs.coingecko.com/reference/simple-price
 */
export function createCoinGeckoFeed({ origin, apiKey, clock }: CoinGeckoOptions): PriceFeed {
  const url = new URL('/api/v3/simple/price', origin);
  url.search = new URLSearchParams({
    ids: Object.values(coinIds).join(','),
    vs_currencies: displayCurrencies.join(',').toLowerCase(),
    include_last_updated_at: 'true',
    precision: 'full',
  }).toString();
  const headers = apiKey === null ? {} : { 'x-cg-demo-api-key': apiKey };
  return {
    name,
    load: async () => {
      const answer = readAnswer(await fetchAnswer({ name, url, headers }));
      const now = clock.now();
      const quotes = new Map<PricedSymbol, Quote>();
      for (const symbol of assetSymbols) {
        const quote = quoteOf(answer[coinIds[symbol]], now);
        if (quote !== null) quotes.set(symbol, quote);
      }
      for (const [currency, quote] of currencyQuotes(answer[coinIds.BTC], now))
        quotes.set(currency, quote);
      return quotes;
    },
  };
}

/** CoinGecko's names of the assets. */
const coinIds: Readonly<Record<AssetSymbol, string>> = {
  BTC: 'bitcoin',
  ETH: 'ethereum',
  LTC: 'litecoin',
  TON: 'the-open-network',
  TRX: 'tron',
  SOL: 'solana',
  BNB: 'binancecoin',
  USDT: 'tether',
  USDC: 'usd-coin',
  NOTCOIN: 'notcoin',
  DAI: 'dai',
  BUSD: 'binance-usd',
  MATIC: 'matic-network',
  UNI: 'uniswap',
  APE: 'apecoin',
  CRO: 'crypto-com-chain',
  SHIBA: 'shiba-inu',
};

const answerShape = z.record(z.string(), z.record(z.string(), z.nullable(z.string())));
type Coin = z.infer<typeof answerShape>[string] | undefined;

/** Strings are taken whole, so that digits within them are left alone. */
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** @throws {PriceFeedError} */
function readAnswer(text: string): z.infer<typeof answerShape> {
  try {
    // Numbers become texts before they are read: as numbers they would be rounded.
    const exact = text.replaceAll(stringOrNumber, (part) =>
      part.startsWith('"') ? part : `"${part}"`,
    );
    return answerShape.parse(JSON.parse(exact));
  } catch {
    throw new PriceFeedError(`${name} misanswers`);
  }
}

function quoteOf(coin: Coin, now: number): Quote | null {
  const price = parsePrice(coin?.['usd'] ?? '');
  return price === null ? null : { price, at: updatedAt(coin, now) };
}

/** A clock that goes before ours must not make a price of the future. */
function updatedAt(coin: Coin, now: number): Date {
  const seconds = coin?.['last_updated_at'] ?? '';
  return new Date(/^\d{1,11}$/.test(seconds) ? Math.min(Number(seconds) * 1_000, now) : 0);
}

function currencyQuotes(bitcoin: Coin, now: number): readonly (readonly [PricedSymbol, Quote])[] {
  const dollars = parsePrice(bitcoin?.['usd'] ?? '');
  if (dollars === null) return [];
  return foreignCurrencies.flatMap((currency) => {
    const inCurrency = parsePrice(bitcoin?.[currency.toLowerCase()] ?? '');
    const price = inCurrency === null ? null : dividePrices(dollars, inCurrency);
    return price === null ? [] : [[currency, { price, at: updatedAt(bitcoin, now) }] as const];
  });
}
