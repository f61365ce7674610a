import type { Rate } from '@billfold/core';
import type { RateSource } from './rate-source.ts';

export interface KnownRate {
  readonly rate: Rate;
  readonly asOf: Date;
  /** Usable, but of five minutes ago or more. */
  readonly isStale: boolean;
}

/** Prices as the services use them. No send ever waits for one (chains.md §7). */
export interface Rates {
  /** The price at `at`; null when there is none younger than ten minutes (product.md 3.26). */
  find(symbol: string, at: Date): Promise<KnownRate | null>;
}

const staleAfterMs = 5 * 60_000;
const uselessAfterMs = 10 * 60_000;

export function createRates(source: RateSource): Rates {
  return {
    find: async (symbol, at) => {
      const quoted = await source.rateAt(symbol, at);
      if (quoted === null) return null;
      const ageMs = at.getTime() - quoted.at.getTime() - (quoted.standsForMs ?? 0);
      if (ageMs > uselessAfterMs) return null;
      return { rate: quoted.rate, asOf: quoted.at, isStale: ageMs > staleAfterMs };
    },
  };
}
