import type { Db } from '../db/open-database.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import type { PartRow, TransferRow } from '../transfers-out/transfer-store.ts';
import { findBlockedMoves } from './find-blocked-moves.ts';
import { findMoving } from './find-moving.ts';
import { loadHeld } from './load-held.ts';
import { leastOf } from './replan-rest.ts';

/**
 * Reports whether another signature of a sweep would move anything: false where later sweeps took, or take now, all that its
 * parts left behind, and where it is blocked. What the fee of a former one left is nothing.
 */
export async function hasRest(
  db: Db,
  row: TransferRow,
  parts: readonly PartRow[],
): Promise<boolean> {
  const moves = parts.filter((part) => part.step === 'MOVE' && isLeft(part));
  const balances = await loadHeld(db, row, moves);
  const blocked = await findBlockedMoves(db, row, moves);
  const least = leastOf(row);
  const held = moves.flatMap(({ accountId, feeUnits }) => {
    const spendable = balances.get(accountId)?.get(row.assetId)?.spendable ?? 0n;
    const fee = row.assetId === row.network ? (feeUnits ?? 0n) : 0n;
    return spendable - fee >= least && !blocked.has(accountId) ? [accountId] : [];
  });
  if (held.length === 0) return false;
  const moving = await findMoving(db, held, { except: row.id });
  return held.some((id) => !moving.has(id));
}
