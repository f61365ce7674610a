import type { Rate } from '@billfold/core';

/** Where prices come from. */
export interface RateSource {
  /**
   * The newest price of `symbol` that was known at `at`, which may lie in the past; null where
   * there is none.
   */
  rateAt(symbol: string, at: Date): Promise<QuotedRate | null>;
}

/** A price in US dollars. */
export interface QuotedRate {
  readonly rate: Rate;
  /** When this was the price. */
  readonly at: Date;
  /** For how long after that it is known by nothing better: history is thinned. Absent: it is not. */
  readonly standsForMs?: number;
}
