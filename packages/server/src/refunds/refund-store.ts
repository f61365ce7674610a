import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import { readTransferId } from '../payments/transfer-id.ts';
import { notFound } from '../platform/api-error.ts';
import type { PartRow } from '../transfers-out/transfer-store.ts';
import type { RefundSource } from './refund-source.ts';

export type OutRow = typeof transfersOut.$inferSelect;

/** Refund as its business names it; keys name only those of their mode, members those of what it sends back. */
export interface NamedRefund {
  readonly businessId: number;
  readonly refundId: string;
  readonly livemode?: boolean;
  readonly paymentId?: string;
  /** Id of the API. */
  readonly transferId?: string;
}

/** Loads a refund. @throws {ApiError} 404 */
export async function loadRefundRow(db: Db, named: NamedRefund): Promise<OutRow> {
  const [row] = await db.select().from(transfersOut).where(isRefund(named));
  if (row === undefined) throw notFound('refund');
  return row;
}

/** Locks a refund until the transaction ends. @throws {ApiError} 404 */
export async function lockRefundRow(tx: Db, named: NamedRefund): Promise<OutRow> {
  const [row] = await tx.select().from(transfersOut).where(isRefund(named)).for('update');
  if (row === undefined) throw notFound('refund');
  return row;
}

/** Loads the refunds of a payment or of an unmatched transfer, the oldest first. */
export function loadRefundsOf(db: Db, { kind, row: { id } }: RefundSource): Promise<OutRow[]> {
  const { paymentId, transferId } = transfersOut;
  return db
    .select()
    .from(transfersOut)
    .where(kind === 'PAYMENT' ? eq(paymentId, id) : eq(transferId, id))
    .orderBy(asc(transfersOut.createdAt), asc(transfersOut.id));
}

/** Loads the one part of a refund; undefined before it is signed for the first time. */
export async function loadRefundPart(db: Db, outId: string): Promise<PartRow | undefined> {
  const [part] = await db.select().from(transferParts).where(eq(transferParts.outId, outId));
  return part;
}

function isRefund({ businessId, refundId, livemode, paymentId, transferId }: NamedRefund) {
  const ofTransfer = transferId === undefined ? null : readTransferId(transferId);
  if (transferId !== undefined && ofTransfer === null) throw notFound('refund');
  return and(
    eq(transfersOut.id, refundId),
    eq(transfersOut.businessId, businessId),
    eq(transfersOut.kind, 'REFUND'),
    livemode === undefined ? undefined : eq(transfersOut.livemode, livemode),
    paymentId === undefined ? undefined : eq(transfersOut.paymentId, paymentId),
    ofTransfer === null ? undefined : eq(transfersOut.transferId, ofTransfer),
  );
}
