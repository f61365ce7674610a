import { and, eq, inArray } from 'drizzle-orm';
import { transfersOut } from '../db/schema.ts';

/** Condition of refunds that have an address and are not on their way, as `isSignable` tells of one. */
export const isRefundToSign = and(
  eq(transfersOut.kind, 'REFUND'),
  inArray(transfersOut.status, ['AWAITING_SIGNATURE', 'FAILED']),
);
