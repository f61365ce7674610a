import type { Rate } from '@billfold/core';
import type { ServerPlatform } from '../platform/server-platform.ts';
import type { QuotedRate, RateSource, RateSpan } from './rate-source.ts';

export interface KnownRate {
  readonly rate: Rate;
  readonly asOf: Date;
  /** Usable, but of five minutes ago or more. */
  readonly isStale: boolean;
}

/** Prices as the services use them. No send ever waits for one. */
export interface Rates {
  /** Finds the price at `at`; null when there is none younger than ten minutes. */
  find(symbol: string, at: Date): Promise<KnownRate | null>;
  /** Finds the prices of several symbols at once; a symbol without such a price is absent. */
  findAll(symbols: readonly string[], at: Date): Promise<ReadonlyMap<string, KnownRate>>;
  /** Finds the last price in each step of a span, oldest first. */
  findOver(symbol: string, span: RateSpan): Promise<readonly Pick<QuotedRate, 'rate' | 'at'>[]>;
}

/** Dependencies of the calls that answer prices. */
export interface RatesContext {
  readonly platform: ServerPlatform;
  readonly rates: Rates;
}

const staleAfterMs = 5 * 60_000;
const uselessAfterMs = 10 * 60_000;

export function createRates(source: RateSource): Rates {
  const findAll: Rates['findAll'] = async (symbols, at) => {
    const known = new Map<string, KnownRate>();
    for (const [symbol, quoted] of await source.ratesAt(symbols, at)) {
      const ageMs = at.getTime() - quoted.at.getTime() - (quoted.standsForMs ?? 0);
      if (ageMs > uselessAfterMs) continue;
      known.set(symbol, { rate: quoted.rate, asOf: quoted.at, isStale: ageMs > staleAfterMs });
    }
    return known;
  };
  return {
    find: async (symbol, at) => (await findAll([symbol], at)).get(symbol) ?? null,
    findAll,
    findOver: (symbol, span) => source.ratesOver(symbol, span),
  };
}
