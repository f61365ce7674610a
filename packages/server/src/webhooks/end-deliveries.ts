import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { webhookDeliveries } from '../db/schema.ts';

/** Ends the deliveries that still wait for an endpoint; one that is sent now records its own end. */
export async function endDeliveries(tx: Db, endpointId: string, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'DEAD', endedAt: now })
    .where(
      and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'PENDING')),
    );
}
