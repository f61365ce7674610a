import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { webhookDeliveries } from '../db/schema.ts';

/** Per cent of the attempted deliveries that arrived, with one decimal at most; null without any. */
export interface SuccessRates {
  readonly day: string | null;
  readonly week: string | null;
}

const hourMs = 3_600_000;

export async function loadSuccessRates(
  db: Db,
  endpointId: string,
  now: Date,
): Promise<SuccessRates> {
  const { state, attempts, createdAt } = webhookDeliveries;
  const dayAgo = new Date(now.getTime() - 24 * hourMs);
  const weekAgo = new Date(now.getTime() - 7 * 24 * hourMs);
  const arrived = sql`${state} = 'SUCCEEDED'`;
  const isOfDay = sql`${createdAt} >= ${dayAgo.toISOString()}`;
  const [row] = await db
    .select({
      day: sql`count(*) filter (where ${isOfDay})`.mapWith(Number),
      arrivedOfDay: sql`count(*) filter (where ${isOfDay} and ${arrived})`.mapWith(Number),
      week: sql`count(*)`.mapWith(Number),
      arrivedOfWeek: sql`count(*) filter (where ${arrived})`.mapWith(Number),
    })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        gte(createdAt, weekAgo),
        sql`${attempts} > 0`,
      ),
    );
  if (row === undefined) return { day: null, week: null };
  return {
    day: rateOf(row.arrivedOfDay, row.day),
    week: rateOf(row.arrivedOfWeek, row.week),
  };
}

/** Rounds down, so that 100 means all of them. */
function rateOf(arrived: number, all: number): string | null {
  return all === 0 ? null : String(Math.floor((arrived * 1_000) / all) / 10);
}
