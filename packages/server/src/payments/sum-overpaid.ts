import { type SQL, sql } from 'drizzle-orm';
import { payments } from '../db/schema.ts';
import { hasFlag } from './payment-filters.ts';

/** Selects the sum above the prices of the overpaid payments of a query, without what went back. */
export function sumOverpaid(): SQL<string> {
  const { credited, price, refunded } = payments;
  const over = sql`greatest(${credited} - ${price} - ${refunded}, 0)`;
  return sql`coalesce(sum(${over}) filter (where ${hasFlag('overpaid')}), 0)::text`;
}
