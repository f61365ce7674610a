import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import { nextAttemptOf } from '../transfers-out/send-part.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import { loadParts, type TransferRow } from '../transfers-out/transfer-store.ts';

/**
 * Plans what is left of a payout anew, at prices of now: a failed line becomes its next attempt. Amounts and
 * addresses never change. `fees` are by the number of the line; `only` leaves the other lines as they are.
 */
export async function replanLines(
  tx: Db,
  row: TransferRow,
  fees: ReadonlyMap<number, bigint>,
  only?: ReadonlySet<number>,
): Promise<void> {
  const left = (await loadParts(tx, [row.id])).filter(
    (part) => isLeft(part) && only?.has(part.n) !== false,
  );
  for (const { outId, n, feeUnits, ...part } of left)
    await tx
      .update(transferParts)
      .set({
        ...{ state: 'PLANNED', intentId: null, hash: null, error: null, isFinal: false },
        attempt: nextAttemptOf(part),
        feeUnits: fees.get(n) ?? feeUnits,
      })
      .where(and(eq(transferParts.outId, outId), eq(transferParts.n, n)));
  const all = await loadParts(tx, [row.id]);
  const feeUnits = all.reduce((sum, part) => sum + (part.feeUnits ?? 0n), 0n);
  await tx.update(transfersOut).set({ feeUnits }).where(eq(transfersOut.id, row.id));
}
