import type { Payment } from '@billfold/core/contract';
import { needsAttention } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import type { ServiceContext } from '../context.ts';
import { paymentEvents, payments } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { nowOf } from '../platform/server-platform.ts';
import { auditPayment, loadMemberActor, requireModeOf } from './member-actor.ts';
import { lockPaymentRow } from './payment-store.ts';
import { presentPayment } from './present-payment.ts';
import { stateConflict } from './state-conflict.ts';

export interface NewMark extends BusinessActor {
  readonly paymentId: string;
  /** False removes the mark. */
  readonly isHandled: boolean;
}

/**
 * Marks a payment that needs attention as handled, or removes the mark. It is part of the history, and no event
 * for webhooks: nothing about the money changed.
 * @throws {ApiError} 404; 403 PERMISSION_DENIED; 409 STATE_CONFLICT
 */
export async function setHandled(
  context: ServiceContext,
  { member, caller, paymentId, isHandled }: NewMark,
): Promise<Payment> {
  const { kind: actorKind, id: actorId, name } = await loadMemberActor(context.db, member);
  const { businessId } = member;
  return context.db.transaction(async (tx) => {
    const row = await lockPaymentRow(tx, { businessId, paymentId });
    requireModeOf(row, member, 'decide-payments');
    const payment = await presentPayment(tx, context, row);
    if ((row.handledAt !== null) === isHandled) return payment;
    if (isHandled && !needsAttention(payment))
      throw stateConflict(row, 'Nothing about it needs attention.');
    const at = nowOf(context.platform);
    const sequence = row.sequence + 1;
    const mark = isHandled
      ? { handledAt: at, handledBy: name }
      : { handledAt: null, handledBy: null };
    await tx
      .update(payments)
      .set({ ...mark, sequence, updatedAt: at })
      .where(eq(payments.id, paymentId));
    const action = isHandled ? 'payment.handled' : 'payment.unhandled';
    await tx.insert(paymentEvents).values({
      ...{ paymentId, sequence, type: action, at },
      ...{ actorKind, actorId, actor: name },
    });
    await auditPayment(tx, context, { member, caller, action, paymentId });
    await announce(tx, { topic: 'payments', payload: { paymentId }, businessId });
    return { ...payment, sequence };
  });
}
