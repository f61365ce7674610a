import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { ApiError } from '../platform/api-error.ts';
import { findBlocked } from './find-blocked.ts';

/**
 * Refuses to spend an asset, or to pay a fee for it, while the chain has less of it than the books and money is
 * reserved: the balance then counts as zero, which no deposit would change.
 * @throws {ApiError} 409 SPENDING_BLOCKED
 */
export async function refuseBlocked(
  db: Db,
  { id, network }: { readonly id: string; readonly network: ServedNetwork },
  assetId: string = network,
): Promise<void> {
  const blocked = await findBlocked(db, { accountIds: [id], network, assetId });
  if (!blocked.has(id)) return;
  throw new ApiError(409, 'SPENDING_BLOCKED', {
    message: 'Sending is paused',
    errors: [
      "This account's balance differs from the network's. Try again once its open sends have ended.",
    ],
  });
}
