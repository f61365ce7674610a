import type { AuditAction } from '@billfold/core/internal';
import { type AuditedChange, type AuditValues, recordAudit } from '../businesses/record-audit.ts';
import type { Db } from '../db/open-database.ts';
import type { CustomerRow } from '../payments/payment-parts.ts';
import type { ServerPlatform } from '../platform/server-platform.ts';

/** Member or key that changes a customer, and where the call came from. */
export type CustomerChanger = Pick<AuditedChange, 'caller'> &
  ({ readonly userId: string } | Pick<Extract<AuditedChange, { key: unknown }>, 'key'>);

export interface AuditCustomer {
  readonly by: CustomerChanger;
  readonly action: AuditAction;
  readonly row: Pick<CustomerRow, 'id' | 'businessId'>;
  /** Nothing that is personal: no entry of the log is ever changed. */
  readonly after?: AuditValues;
}

/** Records a change of a customer in the audit log, in its transaction. */
export async function auditCustomer(
  tx: Db,
  platform: ServerPlatform,
  { by, action, row: { id: target, businessId }, after }: AuditCustomer,
): Promise<void> {
  await recordAudit(tx, platform, {
    ...{ ...by, businessId, action, target },
    ...(after === undefined ? {} : { after }),
  });
}
