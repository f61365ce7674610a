import type { NetworkHead } from '@billfold/core/internal';
import { asc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { loadCursors } from '../chains/chain-cursors.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { customers, paymentQuotes, type payments, paymentTransfers } from '../db/schema.ts';
import { groupBy } from '../platform/group-by.ts';
import { loadRefunds, type SentRefund } from './load-refunds.ts';
import { readPriced } from './read-price.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type QuoteRow = typeof paymentQuotes.$inferSelect;
export type TransferRow = typeof paymentTransfers.$inferSelect;
export type CustomerRow = typeof customers.$inferSelect;

/** All that belongs to a payment. */
export interface PaymentParts {
  readonly row: PaymentRow;
  /** Quotes, the oldest first. */
  readonly quotes: readonly QuoteRow[];
  /** Transfers, the oldest first. */
  readonly transfers: readonly TransferRow[];
  readonly customer: CustomerRow | null;
  /** Refunds that are on their way or in a block. */
  readonly refunds: readonly SentRefund[];
  /** Heights of the networks, as far as they were watched. */
  readonly heads: readonly NetworkHead[];
}

/** Rows that the caller of `loadPaymentParts` has loaded before. */
export interface KnownParts {
  readonly heads?: readonly NetworkHead[];
  /** By the id of the payment; else those of payments of which something went back are loaded. */
  readonly refunds?: ReadonlyMap<string, readonly SentRefund[]>;
}

/**
 * Loads all that belongs to payments, with at most four queries for any number of them, and less where the caller
 * knows the heads of the networks or the refunds.
 */
export async function loadPaymentParts(
  db: Db,
  rows: readonly PaymentRow[],
  known: KnownParts = {},
): Promise<readonly PaymentParts[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const customerIds = rows.flatMap(({ customerId }) => customerId ?? []);
  const found = await selectQuotesAndTransfers(db).execute({ ids });
  const quotes = found.flatMap((each) => each.payment_quotes ?? []);
  const transfers = found.flatMap((each) => each.payment_transfers ?? []);
  const people =
    customerIds.length === 0
      ? []
      : await db.select().from(customers).where(isAnyTextOf(customers.id, customerIds));
  const refunds = known.refunds ?? (await loadRefunds(db, refundedIds(rows)));
  const heads = known.heads ?? (transfers.length === 0 ? [] : await loadHeads(db));
  const quotesOf = groupBy(quotes, ({ paymentId }) => paymentId);
  const transfersOf = groupBy(transfers, ({ paymentId }) => paymentId ?? '');
  return rows.map((row) => ({
    row,
    quotes: quotesOf.get(row.id) ?? [],
    transfers: transfersOf.get(row.id) ?? [],
    customer: people.find(({ id }) => id === row.customerId) ?? null,
    refunds: refunds.get(row.id) ?? [],
    heads,
  }));
}

function refundedIds(rows: readonly PaymentRow[]): readonly string[] {
  return rows.flatMap(({ id, refunded }) => (readPriced(refunded) > 0n ? [id] : []));
}

/** Quotes and transfers in one statement: a statement to PostgreSQL costs more than what most payments have of them. */
const selectQuotesAndTransfers = prepareOnce((db) => {
  const isOfOne = (column: PgColumn) => sql`${column} = any(${sql.placeholder('ids')}::text[])`;
  const quotes = db
    .select()
    .from(paymentQuotes)
    .where(isOfOne(paymentQuotes.paymentId))
    .as('payment_quotes');
  const transfers = db
    .select()
    .from(paymentTransfers)
    .where(isOfOne(paymentTransfers.paymentId))
    .as('payment_transfers');
  return db
    .select()
    .from(quotes)
    .fullJoin(transfers, sql`false`)
    .orderBy(
      ...[asc(quotes.lockedAt), asc(quotes.id), asc(transfers.firstSeenAt), asc(transfers.id)],
    )
    .prepare('billfold_quotes_and_transfers');
});

/** Loads how far each network was read. */
export async function loadHeads(db: Db): Promise<readonly NetworkHead[]> {
  const cursors = await loadCursors(db);
  return [...cursors].map(([network, cursor]) => ({ network, ...cursor }));
}
