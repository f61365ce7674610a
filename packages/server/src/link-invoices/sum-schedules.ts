import {
  type LinkScheduleFilters,
  type LinkScheduleTotal,
  linkFrequencies,
} from '@billfold/core/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { linkSchedules } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import { formatPrice, readPriced } from '../payments/read-price.ts';
import { schedulesOf } from './present-schedule.ts';

/** Adds up the active schedules that pass filters, by currency and frequency, the most frequent first. */
export async function sumSchedules(
  context: ServiceContext,
  member: Membership,
  filters: LinkScheduleFilters,
): Promise<readonly LinkScheduleTotal[]> {
  const { frequency, price, priceCurrency: currency, status } = linkSchedules;
  const rows = await context.db
    .select({
      ...{ currency, frequency },
      count: sql<number>`count(*)::int`,
      price: sql<string>`sum(${price})::text`,
    })
    .from(linkSchedules)
    .where(and(schedulesOf(context, member, filters), eq(status, 'ACTIVE')))
    .groupBy(currency, frequency)
    .orderBy(asc(currency));
  const rank = (row: Pick<LinkScheduleTotal, 'frequency'>) =>
    linkFrequencies.indexOf(row.frequency);
  return rows
    .map((row) => ({
      ...row,
      price: formatPrice({ amount: readPriced(row.price), currency: row.currency }).amount,
    }))
    .sort((one, other) => rank(one) - rank(other));
}
