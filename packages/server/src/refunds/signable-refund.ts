import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { refundConflict } from './cancel-refund.ts';
import { countRefundable, type Refundable } from './count-refundable.ts';
import { requireReceived } from './plan-refund.ts';
import { loadSource, sourceOf } from './refund-source.ts';
import type { OutRow } from './refund-store.ts';

/** Reports whether a refund is on its way or has arrived. */
export const isSent = ({ status }: OutRow) => status === 'BROADCAST' || status === 'CONFIRMED';

/** Reports whether a refund has an address, and is not on its way. */
export const isSignable = ({ status }: OutRow) =>
  status === 'AWAITING_SIGNATURE' || status === 'FAILED';

/** Refuses a refund that has no address, is on its way or has ended. @throws {ApiError} 409 STATE_CONFLICT */
export function requireSignable(row: OutRow): void {
  if (isSignable(row)) return;
  throw refundConflict(row, 'Only a refund with an address that is not on its way can be signed.');
}

/** Refuses a refund whose money a reorganisation took back. @throws {ApiError} 409 STATE_CONFLICT, REFUND_TOO_LARGE */
export async function requireStillReceived(
  db: Db,
  context: Pick<ServiceContext, 'chainMode'>,
  refund: OutRow,
): Promise<Refundable> {
  const { id, assetId, units, keptUnits } = refund;
  const source = await loadSource(db, sourceOf(refund));
  const refundable = await countRefundable(db, context, source, { assetId, except: id });
  requireReceived(refundable, units + keptUnits);
  return refundable;
}
