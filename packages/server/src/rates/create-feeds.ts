import type { Clock } from '@billfold/core';
import type { RateSettings } from '../platform/rate-settings.ts';
import { createCoinGeckoFeed } from './coingecko-feed.ts';
import { createKrakenFeed } from './kraken-feed.ts';
import type { PriceFeed } from './price-feed.ts';

/** The sources of prices that are set up. */
export function createFeeds(
  { coinGecko, kraken }: RateSettings,
  clock: Clock,
): readonly PriceFeed[] {
  return [
    ...(coinGecko === null ? [] : [createCoinGeckoFeed({ ...coinGecko, clock })]),
    ...(kraken === null ? [] : [createKrakenFeed({ ...kraken, clock })]),
  ];
}
