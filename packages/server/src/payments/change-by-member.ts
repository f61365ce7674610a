import type { BusinessItemPath, Data, Endpoint, Payment, Reason } from '@billfold/core/contract';
import type { AuditAction } from '@billfold/core/internal';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { MemberCall } from '../http/bind.ts';
import type { PaymentChange } from './change-payment.ts';
import { hidePayer } from './hide-payer.ts';
import { auditPayment, loadMemberActor, requireModeOf } from './member-actor.ts';
import { namingOrders } from './order-id.ts';

interface MemberChange
  extends Pick<
    MemberCall<BusinessItemPath, unknown, Reason>,
    'member' | 'caller' | 'params' | 'body'
  > {
  readonly endpoint: Pick<Endpoint, 'permission'>;
  readonly action: AuditAction;
}

/**
 * Changes a payment for a member who may in its mode, and records it in the audit log.
 * @throws {ApiError} 403 PERMISSION_DENIED; 409 ORDER_ID_IN_USE; what `prepare` and its work throw
 */
export async function changeByMember(
  context: ServiceContext,
  { member, caller, params, body, endpoint, action }: MemberChange,
  prepare: (change: PaymentChange) => Promise<(tx: Db) => Promise<Payment>>,
): Promise<Data<Payment>> {
  const { permission = 'view-payments' } = endpoint;
  const { id: paymentId } = params;
  const { reason } = body;
  const work = await prepare({
    named: { businessId: member.businessId, paymentId },
    ...{ actor: await loadMemberActor(context.db, member), reason },
    admit: (row) => requireModeOf(row, member, permission),
  });
  const changed = context.db.transaction(async (tx) => {
    const payment = await work(tx);
    const after = { status: payment.status, ...(reason === null ? {} : { reason }) };
    await auditPayment(tx, context, { member, caller, action, paymentId, after });
    return payment;
  });
  return { data: hidePayer(await namingOrders(changed), member) };
}
