import { type SQL, sql } from 'drizzle-orm';
import { payments } from '../db/schema.ts';
import { hasFlag } from './payment-filters.ts';

/** Selects the sum above the prices of the overpaid payments of a query, without what went back. */
export function sumOverpaid(): SQL<string> {
  return sql`coalesce(sum(${overpaidOfRow()}), 0)::text`;
}

/** Selects what a payment has above its price, or above the part that was not paid elsewhere, without what went back; zero unless it is overpaid. */
export function overpaidOfRow(): SQL<string> {
  const { credited, price, paidElsewhere, refunded } = payments;
  const over = sql`greatest(${credited} + coalesce(${paidElsewhere}, 0) - ${price} - ${refunded}, 0)`;
  return sql`case when ${hasFlag('overpaid')} then ${over} else 0 end`;
}
