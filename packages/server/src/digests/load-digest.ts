import { and, count, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { merchantEvents, payments, paymentTransfers, transfersOut } from '../db/schema.ts';
import { isInInbox } from '../payments/is-in-inbox.ts';
import { paymentsOf } from '../payments/payment-filters.ts';
import { type BooksOfMode, isBooked, isPaidIn, type Span } from '../payments/summarize-payments.ts';

/** Units of one asset. */
export interface AssetSum {
  readonly assetId: string;
  readonly units: bigint;
}

/** Contents of a digest. */
export interface Digest {
  /** Payments that were confirmed in the period and still are, and what was paid for them. */
  readonly paid: { readonly count: number; readonly sums: readonly AssetSum[] };
  /** Refunds that were confirmed in the period, and what went out. */
  readonly refunded: { readonly count: number; readonly sums: readonly AssetSum[] };
  /** Payments that need attention now. */
  readonly attention: number;
  /** Open transfers that name no payment. */
  readonly unmatched: number;
}

/** Loads the digest of a business on a period; null where nothing happened in it. */
export async function loadDigest(db: Db, books: BooksOfMode, span: Span): Promise<Digest | null> {
  const paid = await loadPaid(db, books, span);
  const refunded = await loadRefunded(db, books, span);
  const attention = await db.$count(
    payments,
    paymentsOf(db, { ...books, filters: { needsAttention: true } }),
  );
  const { businessId, livemode, unmatchedState } = paymentTransfers;
  const unmatched = await db.$count(
    paymentTransfers,
    and(
      ...[eq(businessId, books.businessId), eq(livemode, books.livemode)],
      ...[eq(unmatchedState, 'OPEN'), isInInbox],
    ),
  );
  const isNoted =
    paid.count > 0 ||
    refunded.count > 0 ||
    (attention + unmatched > 0 && (await neededAttention(db, books, span)));
  return isNoted ? { paid, refunded, attention, unmatched } : null;
}

const sumOf = (units: typeof transfersOut.units | typeof paymentTransfers.units) =>
  sql<bigint>`sum(${units})::text`.mapWith(BigInt);

async function loadPaid(db: Db, books: BooksOfMode, span: Span): Promise<Digest['paid']> {
  const isOf = and(
    ...[eq(payments.businessId, books.businessId), eq(payments.livemode, books.livemode)],
    ...[isPaidIn(span), isBooked],
  );
  const { assetId, units, quoteId, endedAs, paymentId } = paymentTransfers;
  const sums = await db
    .select({ assetId, units: sumOf(units) })
    .from(payments)
    .innerJoin(paymentTransfers, eq(paymentId, payments.id))
    .where(and(isOf, isNotNull(quoteId), isNull(endedAs)))
    .groupBy(assetId)
    .orderBy(assetId);
  return { count: await db.$count(payments, isOf), sums };
}

async function loadRefunded(
  db: Db,
  books: BooksOfMode,
  { from, to }: Span,
): Promise<Digest['refunded']> {
  const { businessId, livemode, kind, status, confirmedAt, assetId, units } = transfersOut;
  const rows = await db
    .select({ assetId, units: sumOf(units), count: count() })
    .from(transfersOut)
    .where(
      and(
        ...[eq(businessId, books.businessId), eq(livemode, books.livemode), eq(kind, 'REFUND')],
        ...[eq(status, 'CONFIRMED'), gte(confirmedAt, from), lt(confirmedAt, to)],
      ),
    )
    .groupBy(assetId)
    .orderBy(assetId);
  return { count: rows.reduce((sum, row) => sum + row.count, 0), sums: rows };
}

/** Events after which a person should look at a payment: one that becomes invalid tells nothing else. */
const attentionTypes = ['payment.attention', 'payment.invalid'] as const;

/** Reports whether something came to need attention in the period. */
async function neededAttention(db: Db, books: BooksOfMode, { from, to }: Span): Promise<boolean> {
  const { id, businessId, livemode, type, createdAt } = merchantEvents;
  const found = await db
    .select({ id })
    .from(merchantEvents)
    .where(
      and(
        ...[eq(businessId, books.businessId), eq(livemode, books.livemode)],
        ...[inArray(type, [...attentionTypes]), gte(createdAt, from), lt(createdAt, to)],
      ),
    )
    .limit(1);
  return found.length > 0;
}
