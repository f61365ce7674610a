import type { Clock } from '@billfold/core';
import type { RateSettings } from '../../platform/rate-settings.ts';
import { createFeeds } from '../../rates/create-feeds.ts';
import { aboutTopic, type Finding } from './finding.ts';

const { ok, note, wrong } = aboutTopic('Prices');

/** The sources of prices, asked once. */
export async function checkPrices(
  settings: RateSettings,
  clock: Clock,
): Promise<readonly Finding[]> {
  const feeds = createFeeds(settings, clock);
  if (feeds.length === 0)
    return [note('nobody is asked for them (RATE_SOURCES): amounts show without their worth.')];
  return Promise.all(
    feeds.map(async ({ name, load }) => {
      const quotes = await load().catch(() => null);
      if (quotes !== null && quotes.size > 0) return ok(`${name} knows ${quotes.size}.`);
      return wrong(
        `${name} gives none.`,
        'let this machine reach it, or leave it out of RATE_SOURCES.',
      );
    }),
  );
}
