import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transferParts } from '../db/schema.ts';
import { dropPart } from '../transfers-out/drop-part.ts';
import { gasFor } from '../transfers-out/transfer-status.ts';
import { loadParts, type PartRow, type TransferRow } from '../transfers-out/transfer-store.ts';
import { findBlockedMoves } from './find-blocked-moves.ts';
import { findMoving } from './find-moving.ts';
import { loadHeld } from './load-held.ts';
import { leastOf } from './replan-rest.ts';

/**
 * Fails the planned moves of a locked sweep whose addresses have nothing left to send, can spend nothing, or are moved by
 * another sweep, so that it waits for them no more and other sweeps may take what arrives there. Parts of `signed` are sent
 * now: they, and the moves that they bring gas for, stay.
 */
export async function failUnmovable(
  tx: Db,
  row: TransferRow,
  signed: ReadonlySet<number> = new Set(),
): Promise<void> {
  const parts = await loadParts(tx, [row.id]);
  const moves = parts.filter(
    (part) =>
      part.step === 'MOVE' &&
      part.state === 'PLANNED' &&
      ![part, ...gasFor(part, parts)].some(({ n }) => signed.has(n)),
  );
  const balances = await loadHeld(tx, row, moves);
  const blocked = await findBlockedMoves(tx, row, moves);
  const moving = await findMoving(
    tx,
    moves.map(({ accountId }) => accountId),
    { except: row.id },
  );
  for (const move of moves) {
    const spendable = balances.get(move.accountId)?.get(row.assetId)?.spendable ?? 0n;
    const fee = row.assetId === row.network ? (move.feeUnits ?? 0n) : 0n;
    const none = spendable - fee < leastOf(row) ? 'NOTHING_LEFT' : null;
    const held = blocked.has(move.accountId) ? 'SPENDING_BLOCKED' : none;
    const error = moving.has(move.accountId) ? 'STATE_CONFLICT' : held;
    if (error === null) continue;
    await failMove(tx, move, error);
    for (const gas of gasFor(move, parts).filter(({ state }) => state === 'PLANNED'))
      await dropPart(tx, gas);
  }
}

async function failMove(tx: Db, { outId, n }: PartRow, error: string): Promise<void> {
  await tx
    .update(transferParts)
    .set({ state: 'FAILED', error })
    .where(and(eq(transferParts.outId, outId), eq(transferParts.n, n)));
}
