import type { Db } from '../db/open-database.ts';
import { findReady } from '../transfers-out/find-ready.ts';
import { isSignable, needsOf, needsSignature } from '../transfers-out/transfer-status.ts';
import type { PartRow, TransferRow } from '../transfers-out/transfer-store.ts';
import { hasRest } from './has-rest.ts';

/**
 * Returns whether a signed sweep waits for its owner. A move that failed counts while there is something to move. One that is
 * planned counts even if its address is empty, as the sweep waits for it until its owner looks, but not while its gas is too
 * new to be spent.
 */
export async function asksForSignature(
  db: Db,
  row: TransferRow,
  { parts, now }: { readonly parts: readonly PartRow[]; readonly now: Date },
): Promise<boolean> {
  if (!needsSignature(row, parts, now)) return false;
  const moves = parts.filter((part) => part.step === 'MOVE' && isSignable(part, parts));
  const [planned, failed] = [of(moves, 'PLANNED'), of(moves, 'FAILED')];
  const ready = new Set((await findReady(db, parts)).map(({ n }) => n));
  const waits = (move: PartRow) => !ready.has(move.n) && isGasNew(move, parts);
  return planned.some((move) => !waits(move)) || hasRest(db, row, failed);
}

const of = (parts: readonly PartRow[], state: PartRow['state']) =>
  parts.filter((part) => part.state === state);

/** Returns whether all gas for a move is in a block, and some in one that is not final. */
function isGasNew(move: PartRow, parts: readonly PartRow[]): boolean {
  const gas = needsOf(move, parts).filter(({ step }) => step === 'GAS');
  return gas.every(({ state }) => state === 'CONFIRMED') && gas.some(({ isFinal }) => !isFinal);
}
