import { and, asc, eq } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { changeRefund } from '../refunds/change-refund.ts';
import { findOutcomes, type OpenParts, type PartOutcome } from './find-outcomes.ts';
import { noteTransfer } from './note-transfer.ts';

/**
 * Notes how the sends of transfers ended, in the transaction that books it: in a block, refused, or in no block any
 * more. Returns the payments whose refunds have changed, to be settled. Noting it again changes nothing.
 */
export async function noteTransfersOut(
  tx: Db,
  context: Pick<PaymentsContext, 'platform' | 'publicUrl'>,
  of: OpenParts,
): Promise<readonly string[]> {
  const outcomes = await findOutcomes(tx, of);
  if (outcomes.length === 0) return [];
  const rows = await tx
    .select()
    .from(transfersOut)
    .where(
      isAnyTextOf(
        transfersOut.id,
        outcomes.map(({ outId }) => outId),
      ),
    )
    .orderBy(asc(transfersOut.id))
    .for('update');
  const changed: string[] = [];
  for (const row of rows) {
    const isChanged = await writeOutcomes(
      tx,
      outcomes.filter(({ outId }) => outId === row.id),
    );
    if (!isChanged) continue;
    if (row.kind === 'REFUND') await noteRefund(tx, context, row);
    else await noteTransfer(tx, context, row);
    if (row.paymentId !== null) changed.push(row.paymentId);
  }
  return changed;
}

/** Writes the ends of the sends of one transfer; returns whether a state or a hash has changed. */
async function writeOutcomes(tx: Db, outcomes: readonly PartOutcome[]): Promise<boolean> {
  let isChanged = false;
  for (const { outId, n, intentId, state, hash, isFinal, error } of outcomes) {
    const place = and(
      ...[eq(transferParts.outId, outId), eq(transferParts.n, n)],
      eq(transferParts.intentId, intentId),
    );
    const [before] = await tx.select().from(transferParts).where(place);
    if (before === undefined) continue;
    await tx
      .update(transferParts)
      .set({ state, hash, isFinal, ...(error !== null && { error }) })
      .where(place);
    if (before.state !== state || before.hash !== hash) isChanged = true;
  }
  return isChanged;
}

const statusOf = { SENT: 'BROADCAST', CONFIRMED: 'CONFIRMED', FAILED: 'FAILED' } as const;

async function noteRefund(
  tx: Db,
  context: Pick<PaymentsContext, 'platform' | 'publicUrl'>,
  { id }: Pick<typeof transfersOut.$inferSelect, 'id'>,
): Promise<void> {
  const [part] = await tx.select().from(transferParts).where(eq(transferParts.outId, id));
  if (part === undefined || part.state === 'PLANNED') return;
  const status = statusOf[part.state];
  const confirmedAt = status === 'CONFIRMED' ? nowOf(context.platform) : null;
  await changeRefund(tx, context, id, { status, confirmedAt });
}
