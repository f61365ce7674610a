import { and, asc, desc, eq, gte, lt, or } from 'drizzle-orm';
import { isAfterPlace } from '../db/is-after-place.ts';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { loadInvoiceNumbers } from '../link-invoices/load-invoice-numbers.ts';
import { cellsOfPayment, paymentHeader } from '../payments/export-payments.ts';
import { loadPaymentParts, type PaymentRow } from '../payments/payment-parts.ts';
import { presentParts } from '../payments/present-payment.ts';
import { readPriced } from '../payments/read-price.ts';
import { isPaidIn } from '../payments/summarize-payments.ts';
import {
  isWithin,
  pageSize,
  placedPage,
  placeOf,
  type ReportSource,
  type ReportSum,
  spanOf,
} from './report-page.ts';
import type { ReportRow } from './report-store.ts';

/** Payments that were created or confirmed in the period, the newest first. */
export const paymentPages: ReportSource = {
  header: paymentHeader,
  async loadPage(tx, context, report) {
    const loaded = await loadRows(tx, report);
    const parts = await loadPaymentParts(tx, loaded);
    const numbers = await loadInvoiceNumbers(tx, loaded);
    const rows = parts.map((each) =>
      cellsOfPayment(each, presentParts(context, each), numbers.get(each.row.id) ?? null),
    );
    const span = spanOf(report);
    const sums = loaded.map(
      ({ priceCurrency: currency, status, createdAt, confirmedAt, ...row }): ReportSum => {
        const isBooked = row.paidElsewhere === null || readPriced(row.credited) > 0n;
        const isPaid =
          (status === 'CONFIRMED' || status === 'COMPLETED') &&
          isBooked &&
          isWithin(span, confirmedAt);
        return {
          ...{ currency, created: isWithin(span, createdAt) ? 1 : 0, count: isPaid ? 1 : 0 },
          received: isPaid ? readPriced(row.credited) : 0n,
          refunded: isPaid ? readPriced(row.refunded) : 0n,
        };
      },
    );
    return placedPage(loaded, { rows, sums });
  },
};

async function loadRows(tx: Db, report: ReportRow): Promise<readonly PaymentRow[]> {
  const { businessId, livemode, currency } = report;
  const span = spanOf(report);
  return tx
    .select()
    .from(payments)
    .where(
      and(
        ...[eq(payments.businessId, businessId), eq(payments.livemode, livemode)],
        currency === null ? undefined : eq(payments.priceCurrency, currency),
        lt(payments.createdAt, span.to),
        or(gte(payments.createdAt, span.from), isPaidIn(span)),
        isAfterPlace(payments, placeOf(report)),
      ),
    )
    .orderBy(desc(payments.createdAt), asc(payments.id))
    .limit(pageSize);
}
