import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { sandboxRates } from '../db/schema.ts';
import { findPricedSymbol } from './find-priced-symbol.ts';
import type { PricedSymbol } from './price-feed.ts';
import type { QuotedRate, RateSource, RateSpan } from './rate-source.ts';
import { readRate } from './rate-text.ts';
import { createWalk } from './sandbox-walk.ts';

/** Prices that walk by themselves and do what the sandbox's controls say. */
export function createSandboxRates(db: Db, seed: Uint8Array): RateSource {
  const selectControls = db.select().from(sandboxRates).prepare('billfold_sandbox_rates');
  const walk = createWalk(seed);
  /** The last price of each: one minute is asked for over and over. */
  const walked = new Map<PricedSymbol, QuotedRate>();

  function walkAt(symbol: PricedSymbol, time: number): QuotedRate {
    const minute = Math.floor(time / minuteMs);
    const last = walked.get(symbol);
    if (last?.at.getTime() === minute * minuteMs) return last;
    const quoted = { rate: walk({ symbol, minute }), at: new Date(minute * minuteMs) };
    walked.set(symbol, quoted);
    return quoted;
  }

  function rateOf(
    symbol: PricedSymbol,
    control: typeof sandboxRates.$inferSelect | undefined,
    at: Date,
  ): QuotedRate | null {
    if (control === undefined || at < control.since) return walkAt(symbol, at.getTime());
    switch (control.feed) {
      case 'pinned':
        return control.price === null ? null : { rate: readRate(control.price), at };
      case 'stale':
        return walkAt(symbol, control.since.getTime() - stoppedMs);
      case 'unavailable':
        return null;
      default:
        return control.feed satisfies never;
    }
  }

  return {
    ratesAt: async (texts, at) => {
      // As many as there are assets at the most: all at once are as dear as one.
      const controls = new Map(
        (await selectControls.execute()).map((control) => [control.symbol, control]),
      );
      const found = new Map<string, QuotedRate>();
      for (const text of texts) {
        const symbol = findPricedSymbol(text);
        const quoted = symbol && rateOf(symbol, controls.get(symbol), at);
        if (quoted) found.set(text, quoted);
      }
      return found;
    },
    ratesOver: async (text, span) => {
      const symbol = findPricedSymbol(text);
      if (symbol === undefined) return [];
      const [control] = await db.select().from(sandboxRates).where(eq(sandboxRates.symbol, symbol));
      const found: QuotedRate[] = [];
      for (const time of stepEnds(span)) {
        const quoted = rateOf(symbol, control, new Date(time));
        // A feed that stopped answers its last price again.
        const isNew = quoted?.at.getTime() !== found.at(-1)?.at.getTime();
        if (quoted !== null && isNew) found.push(quoted);
      }
      return found;
    },
  };
}

/** Full steps of a span, and its end. Its market has no first price: without a start, three years. */
function stepEnds({ from, until, stepMs }: RateSpan): readonly number[] {
  const end = until.getTime();
  const begin = from?.getTime() ?? end - 3 * 365 * 24 * 3_600_000;
  const ends: number[] = [];
  for (let time = Math.ceil(begin / stepMs) * stepMs; time < end; time += stepMs) ends.push(time);
  return [...ends, end];
}

const minuteMs = 60_000;
/** How long a feed that is made stale has been silent: its price is old at once, and useless soon. */
const stoppedMs = 6 * minuteMs;
