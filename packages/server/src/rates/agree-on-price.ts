import { isWithin, medianOf, type Price } from './price.ts';
import type { Quote } from './price-feed.ts';

export interface Agreement {
  readonly now: Date;
  /** Price of the last agreement, unless it is too old. */
  readonly last: Price | null;
}

/** How far a source may be from what the others say. */
const guardPercent = 5n;
/** How far a single source may be from what it, or another one, said minutes ago. */
const lonelyPercent = 20n;
const oldestMs = 10 * 60_000;

/**
 * The price that the sources of it agree on, with the time of the oldest word for it: the median of
 * those that are near the median, if they are the majority. Of two that contradict each other the
 * one that stays near the last price is believed. Null when there is nothing to believe.
 */
export function agreeOnPrice(quotes: readonly Quote[], { now, last }: Agreement): Quote | null {
  const fresh = quotes.filter(({ at }) => now.getTime() - at.getTime() <= oldestMs);
  const [only] = fresh;
  if (only === undefined) return null;
  if (fresh.length === 1)
    return last === null || isWithin(only.price, last, lonelyPercent) ? only : null;
  const middle = lowerMiddle(fresh);
  const kept = fresh.filter(({ price }) => isWithin(price, middle, guardPercent));
  if (kept.length * 2 > fresh.length) return summaryOf(kept);
  return last === null
    ? null
    : summaryOf(fresh.filter(({ price }) => isWithin(price, last, guardPercent)));
}

/** Returns the median; of two middle prices the lower, as a source quoted it. */
function lowerMiddle(quotes: readonly Quote[]): Price {
  const prices = quotes.map(({ price }) => price).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return prices[Math.floor((prices.length - 1) / 2)] ?? 0n;
}

function summaryOf(quotes: readonly Quote[]): Quote | null {
  const price = medianOf(quotes.map((quote) => quote.price));
  const times = quotes.map(({ at }) => at.getTime());
  return price === null ? null : { price, at: new Date(Math.min(...times)) };
}
