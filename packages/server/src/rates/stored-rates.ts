import type { Clock } from '@billfold/core';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
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

  /** Loads the last prices of several symbols by one query. */
  async function load(
    symbols: readonly string[],
    at: Date,
  ): Promise<ReadonlyMap<string, StoredRate>> {
    const asked = sql`unnest(${sql.param([...symbols])}::text[]) as asked (symbol)`;
    const last = db
      .select({ at: rates.at, price: rates.price })
      .from(rates)
      .where(and(eq(rates.symbol, sql`asked.symbol`), lte(rates.at, at)))
      .orderBy(desc(rates.at))
      .limit(1)
      .as('last');
    const rows = await db
      .select({ symbol: sql<string>`asked.symbol`, at: last.at, price: last.price })
      .from(asked)
      .innerJoinLateral(last, sql`true`);
    return new Map(rows.map((row) => [row.symbol, { at: row.at, rate: readRate(row.price) }]));
  }

  function findRemembered(symbol: string, now: number): StoredRate | undefined {
    const known = remembered.get(symbol);
    return known !== undefined && now - known.readAt < rememberedMs && now >= known.readAt
      ? known.found
      : undefined;
  }

  async function ratesOf(
    symbols: readonly string[],
    at: Date,
  ): Promise<ReadonlyMap<string, QuotedRate>> {
    const now = clock.now();
    const isNow = at.getTime() >= now;
    const known = new Map<string, QuotedRate>();
    for (const symbol of isNow ? symbols : []) {
      const found = findRemembered(symbol, now);
      if (found !== undefined) known.set(symbol, found);
    }
    const missing = symbols.filter((symbol) => !known.has(symbol));
    const loaded = missing.length === 0 ? [] : await load(missing, at);
    for (const [symbol, found] of loaded) {
      if (isNow) remembered.set(symbol, { found, readAt: now });
      known.set(symbol, { ...found, standsForMs: keptForMs(now - found.at.getTime()) });
    }
    return known;
  }

  return {
    ratesAt: async (texts, at) => {
      const named = texts.flatMap((text) => {
        const symbol = findPricedSymbol(text);
        return symbol === undefined ? [] : [{ text, symbol }];
      });
      const known = await ratesOf([...new Set(named.map(({ symbol }) => symbol))], at);
      return new Map(
        named.flatMap(({ text, symbol }) => {
          const quoted = known.get(symbol);
          return quoted === undefined ? [] : [[text, quoted] as const];
        }),
      );
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
