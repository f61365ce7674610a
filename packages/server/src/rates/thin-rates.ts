import { and, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open-database.ts';
import { rates } from '../db/schema.ts';
import type { ServerPlatform } from '../platform/server-platform.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const everyMinuteMs = 7 * dayMs;
const everyHourMs = 365 * dayMs;

/** Every price is kept for 7 days, then the first of each hour, and after a year of each day (UTC). */
export async function thinRates({
  db,
  platform,
}: {
  readonly db: Db;
  readonly platform: ServerPlatform;
}): Promise<void> {
  const now = platform.clock.now();
  await keepFirst(db, new Date(now - everyMinuteMs), 'hour');
  await keepFirst(db, new Date(now - everyHourMs), 'day');
}

/**
 * Returns the interval in which one price of that age is kept; those that follow within it are
 * pruned.
 */
export function keptForMs(ageMs: number): number {
  if (ageMs < everyMinuteMs) return 0;
  return ageMs < everyHourMs ? hourMs : dayMs;
}

async function keepFirst(db: Db, before: Date, step: 'hour' | 'day'): Promise<void> {
  const earlier = alias(rates, 'earlier');
  const stepBegin: SQL = sql`date_trunc(${sql.raw(`'${step}'`)}, ${rates.at}, 'UTC')`;
  await db.delete(rates).where(
    and(
      lt(rates.at, before),
      sql`exists (
        select 1 from ${rates} as earlier
        where ${earlier.symbol} = ${rates.symbol}
          and ${earlier.at} >= ${stepBegin}
          and ${earlier.at} < ${rates.at})`,
    ),
  );
}
