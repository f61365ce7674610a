import { and, desc, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { rates } from '../db/schema.ts';
import type { ServerPlatform } from '../platform/server-platform.ts';
import { agreeOnPrice } from './agree-on-price.ts';
import { assetSymbols } from './asset-symbol.ts';
import { foreignCurrencies } from './display-currency.ts';
import { type Price, toPrice, toRate } from './price.ts';
import type { PricedSymbol, PriceFeed, Quotes } from './price-feed.ts';
import { formatRate, readRate } from './rate-text.ts';

export interface PricePoll {
  readonly feeds: readonly PriceFeed[];
  /** Told of a source that gave nothing; the others are heard all the same. */
  readonly onError: (error: unknown) => void;
}

/** For so long a price speaks against one that is far from it. */
const rememberedMs = 10 * 60_000;
const nothing: Quotes = new Map();

/** Asks all sources and keeps what they agree on. A symbol without agreement gets no new price. */
export async function pollPrices(
  { db, platform }: { readonly db: Db; readonly platform: ServerPlatform },
  { feeds, onError }: PricePoll,
): Promise<void> {
  const heard = await Promise.all(
    feeds.map(async (feed) => ({
      name: feed.name,
      quotes: await feed.load().catch((error: unknown) => {
        onError(error);
        return nothing;
      }),
    })),
  );
  const now = new Date(platform.clock.now());
  const last = await loadLastPrices(db, now);
  const rows = [...assetSymbols, ...foreignCurrencies].flatMap((symbol) => {
    const named = heard.flatMap(({ name, quotes }) => {
      const quote = quotes.get(symbol);
      return quote === undefined ? [] : [{ ...quote, name }];
    });
    const agreed = agreeOnPrice(named, { now, last: last.get(symbol) ?? null });
    if (agreed === null) return [];
    const price = formatRate(toRate(agreed.price));
    return [{ symbol, at: agreed.at, price, source: named.map(({ name }) => name).join(', ') }];
  });
  // The known prices of a time stay as they are.
  if (rows.length > 0) await db.insert(rates).values(rows).onConflictDoNothing();
}

async function loadLastPrices(db: Db, now: Date): Promise<ReadonlyMap<string, Price>> {
  const rows = await db
    .selectDistinctOn([rates.symbol], { symbol: rates.symbol, price: rates.price })
    .from(rates)
    .where(and(gt(rates.at, new Date(now.getTime() - rememberedMs)), lte(rates.at, now)))
    .orderBy(rates.symbol, desc(rates.at));
  return new Map<PricedSymbol | string, Price>(
    rows.map(({ symbol, price }) => [symbol, toPrice(readRate(price))]),
  );
}
