import type { Clock } from '@billfold/core';
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { rates } from '../db/schema.ts';
import { chartStep } from './chart-step.ts';
import { findPricedSymbol } from './find-priced-symbol.ts';
import type { QuotedRate, RateSource, RateSpan } from './rate-source.ts';
import { readRate } from './rate-text.ts';
import { keptForMs } from './thin-rates.ts';

/** Time for which prices are cached: they are polled once a minute. */
const rememberedMs = 5_000;

/** The prices that were polled, as far back as there are any. */
export function createStoredRates(db: Db, clock: Clock): RateSource {
  const remembered = new Map<string, { readonly found: StoredRate; readonly readAt: number }>();

  async function load(symbol: string, at: Date): Promise<StoredRate | null> {
    const [row] = await db
      .select({ at: rates.at, price: rates.price })
      .from(rates)
      .where(and(eq(rates.symbol, symbol), lte(rates.at, at)))
      .orderBy(desc(rates.at))
      .limit(1);
    return row === undefined ? null : { at: row.at, rate: readRate(row.price) };
  }

  async function rateAt(text: string, at: Date): Promise<QuotedRate | null> {
    const symbol = findPricedSymbol(text);
    if (symbol === undefined) return null;
    const now = clock.now();
    const isNow = at.getTime() >= now;
    const known = isNow ? remembered.get(symbol) : undefined;
    if (known !== undefined && now - known.readAt < rememberedMs && now >= known.readAt)
      return known.found;
    const found = await load(symbol, at);
    if (found === null) return null;
    if (isNow) remembered.set(symbol, { found, readAt: now });
    return { ...found, standsForMs: keptForMs(now - found.at.getTime()) };
  }

  return {
    ratesAt: async (texts, at) => {
      const found = new Map<string, QuotedRate>();
      for (const text of texts) {
        const quoted = await rateAt(text, at);
        if (quoted !== null) found.set(text, quoted);
      }
      return found;
    },
    ratesOver: async (text, span) => {
      const symbol = findPricedSymbol(text);
      return symbol === undefined ? [] : await loadSteps(db, symbol, span);
    },
  };
}

/** Loads the last price of each step. */
async function loadSteps(
  db: Db,
  symbol: string,
  { from, until, stepMs }: RateSpan,
): Promise<readonly StoredRate[]> {
  const step = chartStep(rates.at, stepMs);
  const rows = await db
    .selectDistinctOn([step], { at: rates.at, price: rates.price })
    .from(rates)
    .where(
      and(
        eq(rates.symbol, symbol),
        from === null ? undefined : gt(rates.at, from),
        lte(rates.at, until),
      ),
    )
    .orderBy(asc(step), desc(rates.at));
  return rows.map(({ at, price }) => ({ at, rate: readRate(price) }));
}

type StoredRate = Pick<QuotedRate, 'rate' | 'at'>;
