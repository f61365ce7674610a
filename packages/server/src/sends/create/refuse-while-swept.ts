import { and, eq } from 'drizzle-orm';
import { isMovedByAnother } from '../../accounts/is-moved-by-another.ts';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transferParts } from '../../db/schema.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import { ApiError } from '../../platform/api-error.ts';

/**
 * Refuses a send from an address that a sweep of many addresses moves: the transaction of both would have the same number,
 * and only one of them could be mined. Called with the account locked, as the sweep locks it.
 * @throws {ApiError} 409 STATE_CONFLICT
 */
export async function refuseWhileSwept(
  tx: Db,
  { id, addressIndex }: Pick<SpendingAccount, 'id' | 'addressIndex'>,
): Promise<void> {
  // The first address of an account is never swept.
  if (addressIndex === 0) return;
  const { purseId, intentId } = transferParts;
  const [swept] = await tx
    .select({ id: purseId })
    .from(transferParts)
    .innerJoin(sendIntents, eq(sendIntents.id, intentId))
    .where(and(eq(purseId, id), isMovedByAnother()))
    .limit(1);
  if (swept === undefined) return;
  throw new ApiError(409, 'STATE_CONFLICT', {
    message: 'Not possible now',
    errors: ['A sweep moves the funds of this address. Try again when it is done.'],
  });
}
