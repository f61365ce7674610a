import type { WebhookDisabledReason } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { webhookEndpoints } from '../db/schema.ts';
import { endDeliveries } from './end-deliveries.ts';
import type { EndpointRow } from './endpoint-store.ts';
import { notifyOfDisabledWebhook, notifyOfFailingWebhook } from './notify-of-webhook.ts';

const patienceMs = 5 * 24 * 3_600_000;
/** Time of failures after which the business is told: longer than a receiver restarts. */
const tellAfterMs = 3_600_000;

export interface Failure {
  readonly endpointId: string;
  readonly now: Date;
  /** The receiver answered 410. */
  readonly isGone: boolean;
}

/**
 * Notes a failed attempt at its endpoint, and returns whether the endpoint is still on. It is turned off at
 * once by a receiver that is gone, or after five days without a success. The business is notified of that, and
 * before, once an hour of failures has passed.
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
  const cause = isGone ? 'gone' : hasLastedTooLong(endpoint, failingSince, now) ? 'silent' : null;
  const isTold = !endpoint.isFailingTold && now.getTime() - failingSince.getTime() >= tellAfterMs;
  if (cause === null && endpoint.failingSince !== null && !isTold) return true;
  const off = cause !== null && {
    ...{ isEnabled: false, disabledReason: reasons[cause], disabledAt: now },
  };
  await tx
    .update(webhookEndpoints)
    .set({ failingSince, ...(isTold ? { isFailingTold: true } : {}), ...off })
    .where(eq(webhookEndpoints.id, endpointId));
  if (cause === null) {
    if (isTold) await notifyOfFailingWebhook(tx, context, endpoint);
    return true;
  }
  await endDeliveries(tx, endpointId, now);
  await notifyOfDisabledWebhook(tx, context, { endpoint, cause });
  return false;
}

const reasons = {
  gone: 'RECEIVER_GONE',
  silent: 'NOTHING_ACCEPTED',
} as const satisfies Record<string, WebhookDisabledReason>;

function hasLastedTooLong({ disablesItself }: EndpointRow, since: Date, now: Date): boolean {
  return disablesItself && now.getTime() - since.getTime() >= patienceMs;
}
