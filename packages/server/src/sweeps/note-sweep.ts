import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { nowOf } from '../platform/server-platform.ts';
import { writeMerchantEvent } from '../webhooks/write-merchant-event.ts';
import { presentSweep } from './present-sweep.ts';
import { sweepStatusOf } from './sweep-status.ts';
import { loadParts, type SweepRow } from './sweep-store.ts';

/**
 * Brings a sweep, whose row is locked, to the status that its parts give it, and tells those who watch it. With its
 * last part in a block it is done, which webhooks are told.
 */
export async function noteSweep(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  row: SweepRow,
): Promise<void> {
  if (row.status === 'PLANNED') return;
  const status = sweepStatusOf(await loadParts(tx, [row.id]));
  if (status !== row.status) await changeStatus(tx, context, { row, status });
  const { id: sweepId, businessId } = row;
  await announce(tx, { topic: 'payments', payload: { sweepId }, businessId });
}

interface StatusChange {
  readonly row: SweepRow;
  readonly status: SweepRow['status'];
}

async function changeStatus(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  { row: { id }, status }: StatusChange,
): Promise<void> {
  const now = nowOf(context.platform);
  const isDone = status === 'DONE';
  const [row] = await tx
    .update(transfersOut)
    .set({
      ...{ status, confirmedAt: isDone ? now : null, updatedAt: now },
      // Counts the events alone, so that a receiver misses no number.
      sequence: isDone ? sql`${transfersOut.sequence} + 1` : transfersOut.sequence,
    })
    .where(eq(transfersOut.id, id))
    .returning();
  if (row === undefined) throw new Error(`sweep ${id} is gone`);
  if (!isDone) return;
  const { parts: _, ...object } = await presentSweep(tx, context, row);
  const { businessId, livemode, sequence } = row;
  await writeMerchantEvent(tx, context, {
    ...{ businessId, livemode, type: 'settlement.completed', objectId: id, sequence },
    data: { object },
  });
}
