import { and, eq, max, sql } from 'drizzle-orm';
import { createStorefronts, type LoadStorefront } from '../checkout/storefront.ts';
import { customerLocale } from '../customers/customer-locale.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { paymentReceipts } from '../db/schema.ts';
import { loadOrigins } from '../payments/load-origins.ts';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { presentParts } from '../payments/present-payment.ts';
import { groupBy } from '../platform/group-by.ts';
import { loadLines } from './load-lines.ts';
import { queueReceiptMail } from './queue-receipt-mail.ts';
import { type ConfirmedPayment, receiptContents } from './receipt-contents.ts';

export interface Issuing {
  readonly confirmed: readonly ConfirmedPayment[];
  readonly now: Date;
}

/**
 * Issues the receipts of payments that have just been confirmed, and mails them to payers who gave an email.
 * One that a reorganisation took back before keeps the receipt that it has.
 */
export async function issueReceipts(
  tx: Db,
  context: PaymentsContext,
  { confirmed, now }: Issuing,
): Promise<void> {
  const books = groupBy(confirmed, ({ parts: { row } }) => `${row.businessId} ${row.livemode}`);
  const { load: loadStorefront } = createStorefronts();
  // Every transaction locks the numbers in one order, so that no two wait for each other.
  for (const [, payments] of [...books].sort(([a], [b]) => (a < b ? -1 : 1)))
    await issueInOneBook(tx, context, { loadStorefront, confirmed: payments, now });
}

interface IssuingInOneBook extends Issuing {
  readonly loadStorefront: LoadStorefront;
}

/** Issues the receipts of one business in one mode, under the lock of its numbers. */
async function issueInOneBook(
  tx: Db,
  context: PaymentsContext,
  { loadStorefront, confirmed, now }: IssuingInOneBook,
): Promise<void> {
  const [first] = confirmed;
  if (first === undefined) return;
  const { businessId, livemode } = first.parts.row;
  const last = await lockNumbers(tx, { businessId, livemode });
  const fresh = await withoutReceipt(tx, confirmed);
  const storefront = await loadStorefront(tx, businessId);
  const rows = fresh.map(({ parts }) => parts.row);
  const lines = await loadLines(tx, rows);
  const originOf = await loadOrigins(tx, rows);
  for (const [index, { parts, decision }] of fresh.entries()) {
    const { row, customer } = parts;
    const number = last + index + 1;
    const contents = receiptContents({
      ...{ parts, decision, storefront, number, lines: lines.get(row.id) ?? [] },
    });
    const email = storefront.checkout.sendsReceipts ? (customer?.email ?? null) : null;
    const mailedAt = email === null ? null : now;
    await tx.insert(paymentReceipts).values({
      ...{ businessId, livemode, number, paymentId: row.id, issuedAt: now, contents, mailedAt },
    });
    if (email === null) continue;
    const { showsFiat } = storefront.checkout;
    await queueReceiptMail(tx, context, {
      ...{ to: { email, locale: customerLocale(row, storefront.checkout) }, contents, showsFiat },
      ...{ payment: presentParts(context, parts), pendingRefund: null, issuedAt: now },
      ...originOf(row),
    });
  }
}

interface Book {
  readonly businessId: number;
  readonly livemode: boolean;
}

/** Waits until no other transaction gives out numbers, and returns the last one; zero before the first. */
async function lockNumbers(tx: Db, { businessId, livemode }: Book): Promise<number> {
  const name = `receipts ${businessId} ${livemode}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const [row] = await tx
    .select({ last: max(paymentReceipts.number) })
    .from(paymentReceipts)
    .where(and(eq(paymentReceipts.businessId, businessId), eq(paymentReceipts.livemode, livemode)));
  return row?.last ?? 0;
}

async function withoutReceipt(
  tx: Db,
  confirmed: readonly ConfirmedPayment[],
): Promise<readonly ConfirmedPayment[]> {
  const { paymentId } = paymentReceipts;
  const ids = confirmed.map(({ parts }) => parts.row.id);
  const known = await tx
    .select({ paymentId })
    .from(paymentReceipts)
    .where(isAnyTextOf(paymentId, ids));
  const having = new Set(known.map((each) => each.paymentId));
  return confirmed.filter(({ parts }) => !having.has(parts.row.id));
}
