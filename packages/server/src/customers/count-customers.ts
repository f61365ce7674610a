import type { CustomerCounts } from '@billfold/core/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { customers } from '../db/schema.ts';
import { customersOf, type FilteredCustomers } from './list-customers.ts';

const mostTags = 100;

/** Counts the customers that pass filters, and lists the tags of all in their mode, the most used first. */
export async function countCustomers(db: Db, filtered: FilteredCustomers): Promise<CustomerCounts> {
  const { businessId, livemode } = filtered;
  const count = sql<number>`count(distinct ${customers.id})::int`;
  const tags = await db
    .select({ tag: sql<string>`min(tag)`, count })
    .from(customers)
    .innerJoin(sql`jsonb_array_elements_text(${customers.tags}) as tag`, sql`true`)
    .where(customersOf(db, { businessId, livemode, filters: {} }))
    .groupBy(sql`lower(tag)`)
    .orderBy(sql`${count} desc`, sql`lower(tag)`)
    .limit(mostTags);
  return { total: await db.$count(customers, customersOf(db, filtered)), tags };
}
