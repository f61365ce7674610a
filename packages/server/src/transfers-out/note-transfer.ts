import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { nowOf } from '../platform/server-platform.ts';
import { presentSweeps } from '../sweeps/present-sweep.ts';
import { writeMerchantEvent } from '../webhooks/write-merchant-event.ts';
import { transferStatusOf } from './transfer-status.ts';
import { loadParts, type TransferRow } from './transfer-store.ts';

/**
 * Brings a planned transfer, whose row is locked, to the status that its parts give it, and tells those who watch it.
 * With its last part in a block it is done, which webhooks are told of a sweep.
 */
export async function noteTransfer(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  row: TransferRow,
): Promise<void> {
  if (row.status === 'PLANNED') return;
  const status = transferStatusOf(await loadParts(tx, [row.id]));
  if (status !== row.status) await changeStatus(tx, context, { row, status });
  const { id, businessId } = row;
  const payload = row.kind === 'PAYOUT' ? { payoutId: id } : { sweepId: id };
  await announce(tx, { topic: 'payments', payload, businessId });
}

interface StatusChange {
  readonly row: TransferRow;
  readonly status: TransferRow['status'];
}

async function changeStatus(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  { row: { id, kind }, status }: StatusChange,
): Promise<void> {
  const now = nowOf(context.platform);
  const isDone = status === 'DONE';
  const isTold = isDone && kind === 'COLLECT';
  const [row] = await tx
    .update(transfersOut)
    .set({
      ...{ status, confirmedAt: isDone ? now : null, updatedAt: now },
      // Counts the events alone, so that a receiver misses no number.
      sequence: isTold ? sql`${transfersOut.sequence} + 1` : transfersOut.sequence,
    })
    .where(eq(transfersOut.id, id))
    .returning();
  if (row === undefined) throw new Error(`transfer ${id} is gone`);
  if (!isTold) return;
  const [sweep] = await presentSweeps(tx, context, [row]);
  if (sweep === undefined) throw new Error(`sweep ${id} was not presented`);
  const { parts: _parts, ...object } = sweep;
  const { businessId, livemode, sequence } = row;
  await writeMerchantEvent(tx, context, {
    ...{ businessId, livemode, type: 'settlement.completed', objectId: id, sequence },
    data: { object },
  });
}
