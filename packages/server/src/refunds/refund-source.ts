import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { paymentTransfers } from '../db/schema.ts';
import type { PaymentRow, TransferRow } from '../payments/payment-parts.ts';
import { loadPaymentRow, lockPaymentRow } from '../payments/payment-store.ts';
import { readTransferId, writeTransferId } from '../payments/transfer-id.ts';
import { notFound } from '../platform/api-error.ts';

/** Payment or unmatched transfer as its business names it; keys name only those of their mode. */
export type NamedSource = {
  readonly businessId: number;
  /** Undefined for both modes. */
  readonly livemode?: boolean;
} & ({ readonly paymentId: string } | { readonly transferId: string });

/** Money that a refund sends back: that of a payment, or a transfer that names none. */
export type RefundSource =
  | { readonly kind: 'PAYMENT'; readonly row: PaymentRow }
  | { readonly kind: 'TRANSFER'; readonly row: TransferRow };

/** Loads what a refund sends back. @throws {ApiError} 404 */
export async function loadSource(db: Db, named: NamedSource): Promise<RefundSource> {
  if ('paymentId' in named) return { kind: 'PAYMENT', row: await loadPaymentRow(db, named) };
  const [row] = await db.select().from(paymentTransfers).where(isTransfer(named));
  return foundTransfer(row);
}

/** Locks what a refund sends back until the transaction ends. @throws {ApiError} 404 */
export async function lockSource(tx: Db, named: NamedSource): Promise<RefundSource> {
  if ('paymentId' in named) return { kind: 'PAYMENT', row: await lockPaymentRow(tx, named) };
  const [row] = await tx.select().from(paymentTransfers).where(isTransfer(named)).for('update');
  return foundTransfer(row);
}

interface RefundColumns {
  readonly businessId: number;
  readonly paymentId: string | null;
  readonly transferId: string | null;
}

/** Names what a refund sends back. */
export function sourceOf({ businessId, paymentId, transferId }: RefundColumns): NamedSource {
  if (transferId !== null) return { businessId, transferId: writeTransferId(transferId) };
  return { businessId, paymentId: paymentId ?? '' };
}

/** Returns the currency in which the value of a refund is kept: that of the price, dollars where no payment is refunded. */
export function currencyOf(payment: Pick<PaymentRow, 'priceCurrency'> | null | undefined): string {
  return payment?.priceCurrency ?? 'USD';
}

/** Returns the payment that a refund sends back; null of a transfer that names none. */
export function paymentOf({ kind, row }: RefundSource): PaymentRow | null {
  return kind === 'PAYMENT' ? row : null;
}

function foundTransfer(row: TransferRow | undefined): RefundSource {
  if (row === undefined) throw notFound('transfer');
  return { kind: 'TRANSFER', row };
}

function isTransfer({
  businessId,
  livemode,
  transferId,
}: Extract<NamedSource, { readonly transferId: string }>) {
  const id = readTransferId(transferId);
  if (id === null) throw notFound('transfer');
  return and(
    ...[eq(paymentTransfers.id, id), eq(paymentTransfers.businessId, businessId)],
    isNotNull(paymentTransfers.unmatchedState),
    livemode === undefined ? undefined : eq(paymentTransfers.livemode, livemode),
  );
}
