import { findBlocked } from '../accounts/find-blocked.ts';
import type { Db } from '../db/open-database.ts';
import type { PartRow, TransferRow } from '../transfers-out/transfer-store.ts';

/** Finds the accounts of moves that can spend nothing now, or pay no fee. */
export function findBlockedMoves(
  db: Db,
  { network, assetId }: Pick<TransferRow, 'network' | 'assetId'>,
  moves: readonly PartRow[],
): Promise<ReadonlySet<string>> {
  const accountIds = moves.map(({ accountId }) => accountId);
  return findBlocked(db, { accountIds, network, assetId });
}
