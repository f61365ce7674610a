import { toBaseUnits, toFiat } from '@billfold/core';
import type { Payment, PaymentFilters } from '@billfold/core/contract';
import { byteOrderMark, type CsvCell, formatCsvRow } from '@billfold/core/internal';
import { and, asc, desc } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { isAfterPlace } from '../db/is-after-place.ts';
import { payments } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import type { SentFile } from '../http/send-file.ts';
import { loadInvoiceNumbers } from '../link-invoices/load-invoice-numbers.ts';
import { nowOf } from '../platform/server-platform.ts';
import { formatCents } from '../rates/fiat-value.ts';
import { readRate } from '../rates/rate-text.ts';
import { hidePayer } from './hide-payer.ts';
import { paymentsOf } from './payment-filters.ts';
import { loadPaymentParts, type PaymentParts, type PaymentRow } from './payment-parts.ts';
import { type PresentationContext, presentParts } from './present-payment.ts';
import { requireAsset } from './require-asset.ts';
import { liveModeOf } from './require-mode.ts';
import { isCounted } from './transfer-depth.ts';

/** Never reordered; what comes new comes last. Values at receipt are US dollars. */
export const paymentHeader = [
  'payment_id',
  'order_id',
  'created_utc',
  'status',
  'paid_state',
  'flags',
  'price_amount',
  'price_currency',
  'asset',
  'network',
  'due',
  'received',
  'over_by',
  'short_by',
  'rate',
  'fiat_value_at_receipt',
  'network_fee',
  'refunded',
  'customer_email',
  'tx_hashes',
  'confirmed_utc',
  'completed_utc',
  'metadata_json',
  'answers_json',
  'invoice_number',
  'paid_elsewhere',
];

const pageSize = 500;

/** Exports the filtered payments of a business as a CSV file, the newest first. */
export function exportPaymentsOf(
  context: PresentationContext & Pick<ServiceContext, 'db' | 'chainMode' | 'platform'>,
  member: Membership,
  { livemode = liveModeOf(context), ...filters }: PaymentFilters,
): SentFile {
  const { db, platform } = context;
  const condition = paymentsOf(db, { businessId: member.businessId, livemode, filters });
  async function* rows() {
    yield byteOrderMark + formatCsvRow(paymentHeader);
    let last: PaymentRow | undefined;
    for (;;) {
      const page = await db
        .select()
        .from(payments)
        .where(and(condition, isAfterPlace(payments, last)))
        .orderBy(desc(payments.createdAt), asc(payments.id))
        .limit(pageSize);
      const loaded = await loadPaymentParts(db, page);
      const numbers = await loadInvoiceNumbers(db, page);
      yield loaded
        .map((parts) => {
          const payment = hidePayer(presentParts(context, parts), member);
          return cellsOfPayment(parts, payment, numbers.get(payment.id) ?? null);
        })
        .map(formatCsvRow)
        .join('');
      last = page.at(-1);
      if (page.length < pageSize) return;
    }
  }
  const day = nowOf(platform).toISOString().slice(0, 10);
  return { name: `payments-${day}.csv`, content: rows() };
}

/** Returns the cells of a payment, with the number of the invoice that it pays, in the order of the header. */
export function cellsOfPayment(
  parts: PaymentParts,
  payment: Payment,
  invoiceNumber: string | null,
): readonly CsvCell[] {
  const { method, price, transfers, metadata, answers } = payment;
  return [
    ...[payment.id, payment.orderId, payment.createdAt.toISOString()],
    ...[payment.displayStatus, payment.paidState, payment.flags.join(' ')],
    ...[{ number: price.amount }, price.currency],
    ...[method?.asset ?? null, method?.network ?? null, numberOrNull(payment.due)],
    ...[payment.seen, payment.overBy, payment.shortBy].map((number) => ({ number })),
    ...[numberOrNull(method?.rate ?? null), numberOrNull(valueAtReceipt(parts))],
    // The payer pays it, and no one else learns how much it was.
    null,
    ...[{ number: payment.refunded }, payment.customer?.email ?? null],
    transfers.flatMap(({ hash }) => hash ?? []).join(' '),
    ...[payment.confirmedAt, payment.completedAt].map((at) => at?.toISOString() ?? null),
    JSON.stringify(metadata),
    JSON.stringify(Object.fromEntries(answers.map(({ label, value }) => [label, value]))),
    ...[invoiceNumber, numberOrNull(payment.paidElsewhere)],
  ];
}

/** Adds up the dollars that the counted transfers were worth when they were seen; null without a price. */
function valueAtReceipt({ transfers }: PaymentParts): string | null {
  const values = transfers.filter(isCounted).map(({ units, usdRate, assetId }) => {
    if (usdRate === null) return null;
    return toFiat(toBaseUnits(units), readRate(usdRate), requireAsset(assetId));
  });
  if (values.length === 0) return null;
  const sum = values.reduce<bigint | null>(
    (total, value) => (total === null || value === null ? null : total + value),
    0n,
  );
  return sum === null ? null : formatCents(sum);
}

const numberOrNull = (text: string | null): CsvCell => (text === null ? null : { number: text });
