import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { Membership } from '../http/bind.ts';
import type { Caller } from '../http/calls.ts';
import { amountChange } from '../payments/amount-change.ts';
import { requireModeOf } from '../payments/member-actor.ts';
import type { TransferRow } from './transfer-store.ts';

export interface SignedBy {
  readonly member: Membership;
  readonly caller: Pick<Caller, 'ip'>;
  readonly row: TransferRow;
  readonly action: 'sweep.signed' | 'sweep.resumed' | 'payout.signed' | 'payout.resumed';
}

/** Records the signature of a transfer in the audit log. @throws {ApiError} 403 PERMISSION_DENIED */
export async function auditSignature(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { member, caller, row, action }: SignedBy,
): Promise<void> {
  requireModeOf(row, member, 'sign-funds');
  const { businessId, userId } = member;
  await recordAudit(tx, platform, {
    ...{ businessId, userId, caller, action, target: row.id },
    after: amountChange(row),
  });
}
