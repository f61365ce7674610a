import { parseAmount } from '@billfold/core';
import { loadBalances } from '../accounts/account-balances.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import { requireServed } from '../chains/require-served.ts';
import type { Db } from '../db/open-database.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import type { PartRow, TransferRow } from '../transfers-out/transfer-store.ts';
import { findMoving } from './find-moving.ts';

/**
 * Reports whether another signature of a sweep would move anything: false where later sweeps took, or take now, all that its
 * parts left behind. What the fee of a former one left is nothing.
 */
export async function hasRest(
  db: Db,
  row: TransferRow,
  parts: readonly PartRow[],
): Promise<boolean> {
  const moves = parts.filter((part) => part.step === 'MOVE' && isLeft(part));
  const accountIds = moves.map(({ accountId }) => accountId);
  const moving = await findMoving(db, accountIds, { except: row.id });
  const asset = requireAsset(row.assetId);
  const network = requireServed(asset.network);
  const cursor = (await loadCursors(db)).get(network);
  const balances = await loadBalances(db, { network, accountIds, cursor });
  const least = parseAmount(asset.minimumAmount, asset.decimals);
  return moves.some(({ accountId, feeUnits }) => {
    const spendable = balances.get(accountId)?.get(asset.id)?.spendable ?? 0n;
    const fee = asset.id === network ? (feeUnits ?? 0n) : 0n;
    return !moving.has(accountId) && spendable - fee >= least;
  });
}
