import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { webhookEndpoints } from '../db/schema.ts';
import { endDeliveries } from './end-deliveries.ts';
import type { EndpointRow } from './endpoint-store.ts';
import { mailOwners } from './mail-owners.ts';

const patienceMs = 5 * 24 * 3_600_000;

export interface Failure {
  readonly endpointId: string;
  readonly now: Date;
  /** The receiver answered 410. */
  readonly isGone: boolean;
}

/**
 * Notes a failed attempt at its endpoint, and returns whether the endpoint is still on. It is turned off at
 * once by a receiver that is gone, or after five days without a success, and the owners get an email.
 */
export async function noteFailure(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { endpointId, now, isGone }: Failure,
): Promise<boolean> {
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
    .for('no key update');
  if (endpoint === undefined || !endpoint.isEnabled) return false;
  const failingSince = endpoint.failingSince ?? now;
  const reason = isGone ? gone : hasLastedTooLong(endpoint, failingSince, now) ? silent : null;
  if (reason === null && endpoint.failingSince !== null) return true;
  const off = reason !== null && { isEnabled: false, disabledReason: reason, disabledAt: now };
  await tx
    .update(webhookEndpoints)
    .set({ failingSince, ...off })
    .where(eq(webhookEndpoints.id, endpointId));
  if (reason === null) return true;
  await endDeliveries(tx, endpointId, now);
  await mailOwners(tx, context, { endpoint, reason });
  return false;
}

const gone = 'The receiver answered 410 Gone.';
const silent = 'Nothing was accepted for five days.';

function hasLastedTooLong({ disablesItself }: EndpointRow, since: Date, now: Date): boolean {
  return disablesItself && now.getTime() - since.getTime() >= patienceMs;
}
