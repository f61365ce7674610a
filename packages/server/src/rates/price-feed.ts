import type { AssetSymbol } from './asset-symbol.ts';
import type { ForeignCurrency } from './display-currency.ts';
import type { Price } from './price.ts';

/** Everything that has a price in US dollars. */
export type PricedSymbol = AssetSymbol | ForeignCurrency;

export interface Quote {
  readonly price: Price;
  /** When this was the price, as its source says. */
  readonly at: Date;
}
export type Quotes = ReadonlyMap<PricedSymbol, Quote>;

/** A service of the outside world that knows prices. */
export interface PriceFeed {
  readonly name: string;
  /**
   * Loads the present prices; symbols that are unknown to the feed, or have an invalid price, are
   * absent.
   * @throws {PriceFeedError}
   */
  load(): Promise<Quotes>;
}

/** A service did not answer, or not as it does. Its message names no key. */
export class PriceFeedError extends Error {
  override readonly name = 'PriceFeedError';
}
