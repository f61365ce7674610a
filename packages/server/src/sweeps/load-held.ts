import { type AssetBalances, loadBalances } from '../accounts/account-balances.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import { requireServed } from '../chains/require-served.ts';
import type { Db } from '../db/open-database.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { PartRow, TransferRow } from '../transfers-out/transfer-store.ts';

/** Loads what the addresses of moves hold now, by account. */
export async function loadHeld(
  db: Db,
  { assetId }: Pick<TransferRow, 'assetId'>,
  moves: readonly PartRow[],
): Promise<ReadonlyMap<string, AssetBalances>> {
  const network = requireServed(requireAsset(assetId).network);
  const accountIds = moves.map(({ accountId }) => accountId);
  const cursor = (await loadCursors(db)).get(network);
  return loadBalances(db, { network, accountIds, cursor });
}
