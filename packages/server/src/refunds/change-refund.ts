import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { settleUnmatched } from '../payments/settle-unmatched.ts';
import { nowOf } from '../platform/server-platform.ts';
import { writeMerchantEvent } from '../webhooks/write-merchant-event.ts';
import { notifyOfRefund } from './notify-of-refund.ts';
import { presentRefund } from './present-refund.ts';
import { loadRefundPart, type OutRow } from './refund-store.ts';

export type RefundChange = Partial<typeof transfersOut.$inferInsert>;

/** Statuses in which nobody is mailed any more. */
const ended = ['CONFIRMED', 'CANCELLED', 'EXPIRED'] as const;

/** Changes a refund whose row is locked, and tells it to webhooks and to those who watch what it sends back. */
export async function changeRefund(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  id: string,
  change: RefundChange,
): Promise<OutRow> {
  const now = nowOf(context.platform);
  const before = await loadStatus(tx, id);
  const hasEnded = ended.some((status) => status === change.status);
  const [row] = await tx
    .update(transfersOut)
    .set({
      ...change,
      ...(hasEnded ? { claimEmail: null } : {}),
      sequence: sql`${transfersOut.sequence} + 1`,
      updatedAt: now,
    })
    .where(eq(transfersOut.id, id))
    .returning();
  if (row === undefined) throw new Error(`refund ${id} is gone`);
  const { transferId } = row;
  if (transferId !== null) await settleUnmatched(tx, { transferId, now });
  await tellRefund(tx, context, row);
  if (row.status !== before) await notifyOfRefund(tx, context, row);
  return row;
}

async function loadStatus(tx: Db, id: string): Promise<OutRow['status'] | undefined> {
  const [row] = await tx
    .select({ status: transfersOut.status })
    .from(transfersOut)
    .where(eq(transfersOut.id, id));
  return row?.status;
}

/** Tells of a refund as it is now. */
export async function tellRefund(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  row: OutRow,
): Promise<void> {
  const { id: objectId, businessId, livemode, sequence, paymentId } = row;
  const object = presentRefund(row, await loadRefundPart(tx, row.id));
  await writeMerchantEvent(tx, context, {
    ...{ businessId, livemode, type: 'refund.updated', objectId, sequence },
    data: { object },
  });
  await announce(tx, {
    topic: 'payments',
    payload: paymentId === null ? {} : { paymentId },
    businessId,
  });
}
