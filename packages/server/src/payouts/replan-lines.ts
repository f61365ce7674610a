import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import { loadParts, type TransferRow } from '../transfers-out/transfer-store.ts';

/**
 * Plans what is left of a payout anew, at prices of now: a failed line becomes its next attempt. Amounts and
 * addresses never change. `fees` are by the number of the line.
 */
export async function replanLines(
  tx: Db,
  row: TransferRow,
  fees: ReadonlyMap<number, bigint>,
): Promise<void> {
  const left = (await loadParts(tx, [row.id])).filter(isLeft);
  for (const { outId, n, state, attempt, feeUnits } of left)
    await tx
      .update(transferParts)
      .set({
        ...{ state: 'PLANNED', intentId: null, hash: null, error: null, isFinal: false },
        attempt: attempt + (state === 'FAILED' ? 1 : 0),
        feeUnits: fees.get(n) ?? feeUnits,
      })
      .where(and(eq(transferParts.outId, outId), eq(transferParts.n, n)));
  const all = await loadParts(tx, [row.id]);
  const feeUnits = all.reduce((sum, part) => sum + (part.feeUnits ?? 0n), 0n);
  await tx.update(transfersOut).set({ feeUnits }).where(eq(transfersOut.id, row.id));
}
