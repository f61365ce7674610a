import type { Receipt, ReceiptState } from '@billfold/core/contract';
import { eq, sql } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { paymentReceipts, paymentTransfers } from '../db/schema.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { formatPriced, readPriced } from '../payments/read-price.ts';
import { isCounted } from '../payments/transfer-depth.ts';
import { notFound } from '../platform/api-error.ts';
import { loadProofs, type ProofContext } from './load-proofs.ts';

export type ReceiptRow = typeof paymentReceipts.$inferSelect;

/** Finds the receipt of a payment. */
export async function findReceipt(
  db: Db,
  { id }: Pick<PaymentRow, 'id'>,
): Promise<ReceiptRow | null> {
  const [row] = await db.select().from(paymentReceipts).where(eq(paymentReceipts.paymentId, id));
  return row ?? null;
}

/** Loads the numbers of the receipts of payments by their ids. Most statuses tell that there is none. */
export async function loadReceiptNumbers(
  db: Db,
  rows: readonly Pick<PaymentRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.filter(mayHaveReceipt).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { paymentId, contents } = paymentReceipts;
  const found = await db
    .select({ paymentId, number: sql<string>`${contents} ->> 'number'` })
    .from(paymentReceipts)
    .where(isAnyTextOf(paymentId, ids));
  return new Map(found.map((each) => [each.paymentId, each.number]));
}

/** Loads the receipt of a payment as it is shown. @throws {ApiError} 404 */
export async function loadReceipt(context: ProofContext, row: PaymentRow): Promise<Receipt> {
  const { db } = context;
  const receipt = await findReceipt(db, row);
  if (receipt === null) throw notFound('receipt');
  const transfers = await db
    .select()
    .from(paymentTransfers)
    .where(eq(paymentTransfers.paymentId, row.id));
  const counted = new Set(transfers.filter(isCounted).map(({ id }) => id));
  const { transfers: stored, ...contents } = receipt.contents;
  const proofs = await loadProofs(context, receipt, transfers.filter(isCounted));
  return {
    ...contents,
    ...{ state: receiptStateOf(row), paymentId: row.id, issuedAt: receipt.issuedAt },
    paidElsewhere: row.paidElsewhere === null ? null : formatPriced(readPriced(row.paidElsewhere)),
    voidedAt: row.status === 'INVALID' ? row.closedAt : null,
    transfers: stored.map(({ id, receivedAt, ...transfer }) => ({
      ...{ ...transfer, receivedAt: new Date(receivedAt), counted: counted.has(id) },
      proof: proofs.get(id) ?? null,
    })),
    sandbox: !row.livemode,
  };
}

/** Returns the state of the receipt that a payment has. */
export function receiptStateOf({ status }: Pick<PaymentRow, 'status'>): ReceiptState {
  if (status === 'INVALID') return 'VOID';
  return status === 'CONFIRMED' || status === 'COMPLETED' ? 'VALID' : 'UNCONFIRMED';
}

/** A payment that was confirmed is CONFIRMING again or INVALID after a reorganisation. */
function mayHaveReceipt({ status }: Pick<PaymentRow, 'status'>): boolean {
  return (
    status === 'CONFIRMED' ||
    status === 'COMPLETED' ||
    status === 'CONFIRMING' ||
    status === 'INVALID'
  );
}
