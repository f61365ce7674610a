import type { Rate } from '@billfold/core';

/** Source of prices. */
export interface RateSource {
  /**
   * The newest prices of `symbols` that were known at `at`, which may lie in the past; what has none is
   * absent.
   */
  ratesAt(symbols: readonly string[], at: Date): Promise<ReadonlyMap<string, QuotedRate>>;
  /** The last price in each step of `span`, oldest first; a step without a price is absent. */
  ratesOver(symbol: string, span: RateSpan): Promise<readonly QuotedRate[]>;
}

export interface RateSpan {
  /** Null: from the first price on. */
  readonly from: Date | null;
  readonly until: Date;
  readonly stepMs: number;
}

/** A price in US dollars. */
export interface QuotedRate {
  readonly rate: Rate;
  /** When this was the price. */
  readonly at: Date;
  /** For how long after that it is known by nothing better: history is thinned. Absent: it is not. */
  readonly standsForMs?: number;
}
