import type { Payment } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { payments } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import { requireModeOf } from './member-actor.ts';
import { lockPaymentRow } from './payment-store.ts';
import { presentPayment } from './present-payment.ts';

export interface NewNote {
  readonly paymentId: string;
  /** Null removes it. */
  readonly note: string | null;
}

/** Replaces the internal note of a payment. @throws {ApiError} 404; 403 PERMISSION_DENIED */
export async function setNote(
  context: ServiceContext,
  member: Membership,
  { paymentId, note }: NewNote,
): Promise<Payment> {
  return context.db.transaction(async (tx) => {
    const row = await lockPaymentRow(tx, { businessId: member.businessId, paymentId });
    requireModeOf(row, member, 'create-payments');
    await tx.update(payments).set({ note }).where(eq(payments.id, paymentId));
    return presentPayment(tx, context, row);
  });
}
