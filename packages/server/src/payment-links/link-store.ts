import { type Decimal, toDecimal } from '@billfold/core';
import { endedStatuses } from '@billfold/core/internal';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { paymentLinks, payments } from '../db/schema.ts';
import { formatPriced, readPriced } from '../payments/read-price.ts';
import { isPaid } from '../payments/summarize-payments.ts';
import { notFound } from '../platform/api-error.ts';

export type LinkRow = typeof paymentLinks.$inferSelect;

/** Payments of a link. */
export interface LinkUses {
  /** Payments that are open or paid. */
  readonly uses: number;
  /** Payments among them that are confirmed. */
  readonly paid: number;
  /** Value of what came for the confirmed ones. */
  readonly received: Decimal;
  /** Value of what went back of it. */
  readonly refunded: Decimal;
}

/** Uses of a link without payments. */
export const noUses: LinkUses = {
  ...{ uses: 0, paid: 0, received: toDecimal('0'), refunded: toDecimal('0') },
};

export interface NamedLink {
  readonly businessId: number;
  readonly id: string;
}

/** Locks the row of a link of a business until the transaction ends. @throws {ApiError} 404 */
export async function lockLink(tx: Db, { businessId, id }: NamedLink): Promise<LinkRow> {
  const [row] = await tx
    .select()
    .from(paymentLinks)
    .where(and(eq(paymentLinks.id, id), eq(paymentLinks.businessId, businessId)))
    .for('update');
  if (row === undefined) throw notFound('payment link');
  return row;
}

/** Loads the link of an address. @throws {ApiError} 404 */
export async function findLink(db: Db, slug: string): Promise<LinkRow> {
  const [row] = await db.select().from(paymentLinks).where(eq(paymentLinks.slug, slug));
  if (row === undefined) throw notFound('payment link');
  return row;
}

/** Counts the payments of links that are open or paid, in one query for any number of links. */
export async function countUses(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LinkUses>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: payments.linkId,
      uses: sql<number>`count(*)::int`,
      paid: sql<number>`(count(*) filter (where ${isPaid}))::int`,
      received: sql<string>`coalesce(sum(${payments.credited}) filter (where ${isPaid}), 0)::text`,
      refunded: sql<string>`coalesce(sum(${payments.refunded}) filter (where ${isPaid}), 0)::text`,
    })
    .from(payments)
    .where(and(isAnyTextOf(payments.linkId, ids), notInArray(payments.status, [...endedStatuses])))
    .groupBy(payments.linkId);
  return new Map(
    rows.map(({ id, received, refunded, ...counts }) => [
      id ?? '',
      {
        ...counts,
        received: formatPriced(readPriced(received)),
        refunded: formatPriced(readPriced(refunded)),
      },
    ]),
  );
}

/** Counts the payments of one link that are open or paid. */
export async function countUsesOf(db: Db, id: string): Promise<LinkUses> {
  return (await countUses(db, [id])).get(id) ?? noUses;
}
