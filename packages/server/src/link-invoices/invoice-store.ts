import type { LinkMailState } from '@billfold/core/contract';
import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import {
  businesses,
  customers,
  linkInvoiceMails,
  linkInvoices,
  paymentLinks,
  payments,
} from '../db/schema.ts';
import { isPaid } from '../payments/summarize-payments.ts';
import { notFound } from '../platform/api-error.ts';

export type InvoiceRow = typeof linkInvoices.$inferSelect;
export type InvoiceMailRow = typeof linkInvoiceMails.$inferSelect;

/** Invoice as its business names it. */
export interface NamedInvoice {
  readonly businessId: number;
  readonly id: string;
}

/** Selects invoices with the link, the customer and the business of each. */
export function selectInvoices(db: Db) {
  return db
    .select({
      invoice: linkInvoices,
      link: paymentLinks,
      customer: {
        id: customers.id,
        email: customers.email,
        name: customers.name,
        invoicesStoppedAt: customers.invoicesStoppedAt,
      },
      business: {
        name: businesses.name,
        website: businesses.website,
        supportEmail: businesses.supportEmail,
        timezone: businesses.timezone,
        status: businesses.status,
      },
    })
    .from(linkInvoices)
    .innerJoin(paymentLinks, eq(paymentLinks.id, linkInvoices.linkId))
    .innerJoin(customers, eq(customers.id, linkInvoices.customerId))
    .innerJoin(businesses, eq(businesses.id, linkInvoices.businessId))
    .$dynamic();
}

/** Invoice with the link that collects it, its customer and its business. */
export type FoundInvoice = Awaited<ReturnType<typeof selectInvoices>>[number];

/** Loads an invoice of a business. @throws {ApiError} 404 */
export async function findInvoice(db: Db, { businessId, id }: NamedInvoice): Promise<FoundInvoice> {
  const isNamed = and(eq(linkInvoices.id, id), eq(linkInvoices.businessId, businessId));
  const [found] = await selectInvoices(db).where(isNamed);
  if (found === undefined) throw notFound('invoice');
  return found;
}

/** Locks an invoice of a business until the transaction ends, and loads it. @throws {ApiError} 404 */
export async function lockInvoice(tx: Db, named: NamedInvoice): Promise<FoundInvoice> {
  await tx.select().from(linkInvoices).where(eq(linkInvoices.id, named.id)).for('update');
  return findInvoice(tx, named);
}

/** Loads the invoice that a link collects; null of any other link. */
export async function findInvoiceOfLink(db: Db, linkId: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(linkInvoices).where(eq(linkInvoices.linkId, linkId));
  return row ?? null;
}

/** Payment that paid an invoice. */
export interface PaidBy {
  readonly id: string;
  readonly linkId: string | null;
  readonly confirmedAt: Date | null;
  readonly refundState: 'NONE' | 'PARTIAL' | 'FULL';
}

/** Loads the confirmed payments of links, the first one of each. */
export async function loadPaidBy(
  db: Db,
  linkIds: readonly string[],
): Promise<ReadonlyMap<string, PaidBy>> {
  const rows = await selectPaidBy(db, and(isAnyTextOf(payments.linkId, linkIds), isPaid));
  return new Map(rows.reverse().map((row) => [row.linkId ?? '', row]));
}

async function selectPaidBy(db: Db, condition: SQL | undefined): Promise<PaidBy[]> {
  const { id, linkId, confirmedAt, refundState } = payments;
  return db
    .select({ id, linkId, confirmedAt, refundState })
    .from(payments)
    .where(condition)
    .orderBy(asc(confirmedAt), asc(id));
}

const arrived = ['CONFIRMED', 'COMPLETED'] as const;
const arriving = ['CONFIRMING', ...arrived] as const;

/** Reports whether the money of an invoice arrived, or is arriving. */
export async function isPaidFor(db: Db, { linkId }: Pick<InvoiceRow, 'linkId'>): Promise<boolean> {
  return hasPayment(db, linkId, inArray(payments.status, [...arriving]));
}

/** Reports whether the money of an invoice arrived: what is arriving may still be replaced. */
export async function hasArrived(db: Db, { linkId }: Pick<InvoiceRow, 'linkId'>): Promise<boolean> {
  return hasPayment(db, linkId, inArray(payments.status, [...arrived]));
}

/** Reports whether money came for an invoice that its business neither rejected nor sent back. */
export async function hasPart(db: Db, { linkId }: Pick<InvoiceRow, 'linkId'>): Promise<boolean> {
  const { status, paidState, refundState } = payments;
  const isPart = and(...[ne(paidState, 'UNPAID'), ne(status, 'INVALID'), ne(refundState, 'FULL')]);
  return hasPayment(db, linkId, isPart);
}

async function hasPayment(db: Db, linkId: string, condition: SQL | undefined): Promise<boolean> {
  return (await db.$count(payments, and(eq(payments.linkId, linkId), condition))) > 0;
}

/** Loads the language in which the customer of an invoice last read its payment; null where that is not known. */
export async function loadReaderLanguage(
  db: Db,
  { linkId }: Pick<InvoiceRow, 'linkId'>,
): Promise<string | null> {
  const [row] = await db
    .select({ payerLanguage: payments.payerLanguage })
    .from(payments)
    .where(and(eq(payments.linkId, linkId), isNotNull(payments.payerLanguage)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return row?.payerLanguage ?? null;
}

/** Loads the emails of invoices, in the order in which they were queued. */
export async function loadInvoiceMails(
  db: Db,
  invoiceIds: readonly string[],
): Promise<readonly InvoiceMailRow[]> {
  return db
    .select()
    .from(linkInvoiceMails)
    .where(isAnyTextOf(linkInvoiceMails.invoiceId, invoiceIds))
    .orderBy(
      asc(linkInvoiceMails.createdAt),
      asc(linkInvoiceMails.kind),
      asc(linkInvoiceMails.step),
    );
}

/** States of an email that reached nobody. */
export const failedStates = ['REFUSED', 'STOPPED', 'NO_EMAIL'] as const satisfies LinkMailState[];

/** Reports whether an email reached nobody. */
export function hasFailed(state: LinkMailState): boolean {
  return failedStates.some((each) => each === state);
}
