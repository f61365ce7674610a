import { type BusinessPermission, isPermitted } from '@billfold/core/contract';
import type { AuditAction } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { permissionDenied } from '../businesses/permission-denied.ts';
import { type AuditValues, recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { users } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import type { PaymentActor } from './payment-actor.ts';
import type { PaymentRow } from './payment-parts.ts';

/** Loads a member as the history of payments names them. */
export async function loadMemberActor(
  db: Db,
  { userId }: Pick<Membership, 'userId'>,
): Promise<PaymentActor> {
  const [user] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw new Error(`no user ${userId}`);
  return { kind: 'user', id: userId, name: user.name || user.email };
}

/**
 * Refuses a member who may not do this in the mode of a payment.
 * @throws {ApiError} 403 PERMISSION_DENIED
 */
export function requireModeOf(
  { livemode }: Pick<PaymentRow, 'livemode'>,
  { role }: Pick<Membership, 'role'>,
  permission: BusinessPermission,
): void {
  if (!isPermitted(role, permission, livemode)) throw permissionDenied();
}

export interface AuditedAction extends BusinessActor {
  /** Such as `payment.cancelled`. */
  readonly action: AuditAction;
  readonly paymentId: string;
  readonly after?: AuditValues;
}

/** Records what a member did to a payment in the audit log, in the transaction of the change. */
export async function auditPayment(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { member, caller, action, paymentId, after }: AuditedAction,
): Promise<void> {
  const { businessId, userId } = member;
  await recordAudit(tx, platform, {
    ...{ businessId, userId, caller, action, target: paymentId },
    ...(after === undefined ? {} : { after }),
  });
}
