import type { Invoice, InvoiceStatus } from '@billfold/core/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, feeInvoices, paymentLinks, payments } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import { loadIssuers } from '../link-invoices/load-issuer.ts';
import { isPaid } from '../payments/summarize-payments.ts';
import { notFound } from '../platform/api-error.ts';
import { presentTotal } from './fee-amounts.ts';

/** Fees are in dollars: every transfer keeps its dollar price at receipt, and of no other currency. */
export const feeCurrency = 'USD';

interface FoundInvoice {
  readonly invoice: typeof feeInvoices.$inferSelect;
  readonly link: typeof paymentLinks.$inferSelect;
  readonly payee: string;
  readonly payeeId: number;
  readonly payment: { readonly confirmedAt: Date | null; readonly refundState: string } | null;
}

interface InvoicePage {
  readonly businessId: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Lists the invoices of a business, the newest first. */
export async function listInvoicesOf(
  { db, publicUrl }: Pick<ServiceContext, 'db' | 'publicUrl'>,
  { businessId, page, pageSize }: InvoicePage,
) {
  const isOfBusiness = eq(feeInvoices.businessId, businessId);
  const rows = await selectInvoices(db, isOfBusiness)
    .orderBy(desc(feeInvoices.month))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = totalOf(rows, { page, pageSize }) ?? (await db.$count(feeInvoices, isOfBusiness));
  return {
    data: await presentInvoices(db, rows, publicUrl),
    meta: { page, pageSize, total },
  };
}

/** Loads an invoice of a business. @throws {ApiError} 404 */
export async function loadInvoice(
  { db, publicUrl }: Pick<ServiceContext, 'db' | 'publicUrl'>,
  { businessId, id }: { readonly businessId: number; readonly id: string },
): Promise<Invoice> {
  const isNamed = and(eq(feeInvoices.businessId, businessId), eq(feeInvoices.id, id));
  const rows = await selectInvoices(db, isNamed);
  const [invoice] = await presentInvoices(db, rows, publicUrl);
  if (invoice === undefined) throw notFound('invoice');
  return invoice;
}

/** Selects invoices with the payment that paid each: a link of an invoice takes one payment. */
function selectInvoices(db: Db, condition: SQL | undefined) {
  const { confirmedAt, refundState, linkId } = payments;
  return db
    .select({
      ...{ invoice: feeInvoices, link: paymentLinks, payee: businesses.name },
      payeeId: businesses.id,
      payment: { confirmedAt, refundState },
    })
    .from(feeInvoices)
    .innerJoin(paymentLinks, eq(paymentLinks.id, feeInvoices.linkId))
    .innerJoin(businesses, eq(businesses.id, paymentLinks.businessId))
    .leftJoin(payments, and(eq(linkId, paymentLinks.id), isPaid))
    .where(condition)
    .$dynamic();
}

async function presentInvoices(
  db: Db,
  rows: readonly FoundInvoice[],
  publicUrl: string,
): Promise<readonly Invoice[]> {
  const issuers = await loadIssuers(
    db,
    rows.map(({ payeeId }) => ({ businessId: payeeId, issuer: null })),
  );
  return rows.map((row) => {
    const issuer = issuers.get(row.payeeId);
    if (issuer === undefined) throw new Error(`invoice ${row.invoice.id} has no issuer`);
    return presentInvoice({ ...row, issuer }, publicUrl);
  });
}

function presentInvoice(
  { invoice, link, payee, issuer, payment }: FoundInvoice & Pick<Invoice, 'issuer'>,
  publicUrl: string,
): Invoice {
  const { id, businessId, month, lines, createdAt } = invoice;
  return {
    ...{ id, object: 'invoice', number: invoiceNumber({ businessId, month }), month, lines },
    ...{ ...presentTotal(invoice), currency: feeCurrency, payee, issuer, createdAt },
    status: statusOf(link, payment),
    url: `${publicUrl}/pay/link/${link.slug}`,
    paidAt: payment?.confirmedAt ?? null,
  };
}

function statusOf(
  { archivedAt }: Pick<FoundInvoice['link'], 'archivedAt'>,
  payment: FoundInvoice['payment'],
): InvoiceStatus {
  if (payment !== null) return payment.refundState === 'FULL' ? 'REFUNDED' : 'PAID';
  return archivedAt === null ? 'OPEN' : 'VOID';
}

/** Returns the number of an invoice for the books; a business has one for each month. */
export function invoiceNumber({
  businessId,
  month,
}: {
  readonly businessId: number;
  readonly month: string;
}): string {
  return `INV-${businessId}-${month}`;
}

/** Finds the month of the newest invoice of a business; null where it has none. */
export async function findLastInvoice(db: Db, businessId: number): Promise<string | null> {
  const [row] = await db
    .select({ month: sql<string | null>`max(${feeInvoices.month})` })
    .from(feeInvoices)
    .where(eq(feeInvoices.businessId, businessId));
  return row?.month ?? null;
}
