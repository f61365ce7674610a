import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { nowOf } from '../platform/server-platform.ts';
import { requireFresh } from './plan-refusals.ts';
import { requireLeft } from './require-left.ts';
import { sentElsewhere } from './send-part.ts';
import type { TransferRow } from './transfer-store.ts';

/**
 * Requires a transfer that its owner can sign now: a plan that has not expired, or one with parts left that the server does not
 * sign by an opened wallet.
 * @throws {ApiError} 409 PLAN_EXPIRED, STATE_CONFLICT
 */
export async function requireSignable(
  db: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  row: TransferRow,
): Promise<void> {
  const now = nowOf(platform);
  if (row.status === 'PLANNED') return requireFresh(row, now);
  await requireLeft(db, row);
  if (row.status === 'SENDING' && row.signedUntil !== null && row.signedUntil > now)
    throw sentElsewhere();
}
