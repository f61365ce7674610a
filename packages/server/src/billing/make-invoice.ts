import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { billedPayments, feeInvoices, payments } from '../db/schema.ts';
import { insertLink } from '../payment-links/insert-link.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { formatCents } from '../rates/fiat-value.ts';
import type { BillingContext } from './billing-context.ts';
import { addUpFees, presentFeeLine } from './fee-amounts.ts';
import { feeCurrency, invoiceNumber } from './invoice-store.ts';
import { findUnbilledSpan, minimumFee } from './load-billing.ts';
import { mailInvoice } from './mail-invoice.ts';
import { feeThen, isUnbilledIn, sumUnbilled } from './sum-unbilled.ts';
import { addMonths, startOfMonth } from './utc-months.ts';

export interface DueInvoice {
  readonly businessId: number;
  readonly name: string;
  /** Month that ended, such as `2026-10`. */
  readonly month: string;
  /** Business of the operator. */
  readonly payeeId: number;
}

/**
 * Makes the invoice of a business for the payments before the end of a month that no invoice has, with the payment
 * link of the operator that collects it. Less than the minimum is left for the next month. All statements see the
 * database of one moment, so the sum is that of the payments that are marked as billed.
 */
export async function makeInvoice(
  context: BillingContext,
  { businessId, name, month, payeeId }: DueInvoice,
): Promise<void> {
  const { db, platform } = context;
  const books = { businessId, livemode: liveModeOf(context) };
  const work = async (tx: Db): Promise<void> => {
    if (await isInvoiced(tx, { businessId, month })) return;
    const span = await findUnbilledSpan(tx, businessId, startOfMonth(addMonths(month, 1)));
    if (span === null) return;
    const charged = (await sumUnbilled(tx, books, span)).filter(({ feeBps }) => feeBps > 0);
    const total = addUpFees(charged);
    if (total.fee < minimumFee) return;
    const number = invoiceNumber({ businessId, month });
    const id = newPublicId(platform.random, 'inv');
    const link = await insertLink(tx, context, {
      ...{ businessId: payeeId, livemode: books.livemode, title: `Fees ${month}` },
      ...{ description: `${number}: ${name}`, metadata: { invoice: id, number } },
      ...{ price: formatCents(total.fee), priceCurrency: feeCurrency, maxUses: 1 },
    });
    await tx.insert(feeInvoices).values({
      ...{ id, businessId, month, ...total, lines: charged.map(presentFeeLine) },
      ...{ linkId: link.id, createdAt: nowOf(platform) },
    });
    await tx.insert(billedPayments).select(
      tx
        .select({
          paymentId: payments.id,
          invoiceId: sql<string>`${id}`.as('invoice_id'),
          feeBps: sql<number>`${feeThen}`.as('fee_bps'),
        })
        .from(payments)
        .where(and(isUnbilledIn(tx, books, span), gt(feeThen, 0))),
    );
    await mailInvoice(tx, context, { businessId, number, month, fee: total.fee, link });
  };
  await db.transaction(work, { isolationLevel: 'repeatable read' });
}

async function isInvoiced(
  tx: Db,
  { businessId, month }: Pick<DueInvoice, 'businessId' | 'month'>,
): Promise<boolean> {
  const isOfMonth = and(eq(feeInvoices.businessId, businessId), eq(feeInvoices.month, month));
  return (await tx.$count(feeInvoices, isOfMonth)) > 0;
}
