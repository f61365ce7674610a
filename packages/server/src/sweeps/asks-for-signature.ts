import type { Db } from '../db/open-database.ts';
import { isSignable, needsSignature } from '../transfers-out/transfer-status.ts';
import type { PartRow, TransferRow } from '../transfers-out/transfer-store.ts';
import { hasRest } from './has-rest.ts';

/**
 * Returns whether a signed sweep waits for its owner. A move that failed counts while there is something to move; one that is
 * planned counts always, as the sweep waits for it until its owner looks.
 */
export async function asksForSignature(
  db: Db,
  row: TransferRow,
  { parts, now }: { readonly parts: readonly PartRow[]; readonly now: Date },
): Promise<boolean> {
  if (!needsSignature(row, parts, now)) return false;
  const moves = parts.filter((part) => part.step === 'MOVE' && isSignable(part, parts));
  if (moves.some(({ state }) => state === 'PLANNED')) return true;
  return hasRest(db, row, moves);
}
