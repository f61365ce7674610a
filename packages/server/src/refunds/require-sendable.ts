import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { Refundable } from './count-refundable.ts';
import type { OutRow } from './refund-store.ts';
import { refusePrepared } from './required-outputs.ts';
import { requireSignable, requireStillReceived } from './signable-refund.ts';

/**
 * Requires a refund that the settlement wallet can send: of money that is still there, and beside no transaction that was
 * prepared for another wallet.
 * @throws {ApiError} 409 STATE_CONFLICT, REFUND_TOO_LARGE, PSBT_PREPARED, PSBT_SPENT, INPUT_TAKEN
 */
export async function requireSendable(
  db: Db,
  context: Pick<ServiceContext, 'chainMode'>,
  row: OutRow,
): Promise<Refundable> {
  requireSignable(row);
  const refundable = await requireStillReceived(db, context, row);
  await refusePrepared(db, row);
  return refundable;
}
