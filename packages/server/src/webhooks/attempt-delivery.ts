import type { Platform } from '@billfold/core';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { merchantEvents, webhookDeliveries, webhookEndpoints } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordAttempt } from './record-attempt.ts';
import { sendWebhook, type WebhookAnswer } from './send-webhook.ts';
import { signWebhook } from './sign-webhook.ts';
import { openWebhookSecret, type WebhookKeys } from './webhook-secret.ts';

export interface AttemptTools {
  readonly context: ServiceContext;
  readonly schedule: Platform['schedule'];
  /** Has the lease of the delivery. */
  readonly owner: string;
}

/** Sends a claimed delivery once and records the outcome; returns whether it arrived. */
export async function attemptDelivery(
  { context, schedule, owner }: AttemptTools,
  deliveryId: string,
): Promise<boolean> {
  const { db, platform } = context;
  const found = await loadDelivery(db, deliveryId);
  if (found === undefined) return false;
  const { body, ...delivery } = found;
  const startedAt = nowOf(platform);
  const headers = headersFor(found, startedAt, context.keys);
  const begunMs = performance.now();
  const answer =
    body === null
      ? gone
      : await sendWebhook({ url: delivery.url, headers, body }, { ...context, schedule });
  const durationMs = Math.round(performance.now() - begunMs);
  const attempt = { answer, headers, startedAt, durationMs };
  return recordAttempt(context, { owner, delivery: { ...delivery, id: deliveryId }, attempt });
}

/** Its time was over before it could be sent. */
const gone: WebhookAnswer = {
  ...{ httpStatus: null, error: 'The body is no longer kept.', retryAfter: null },
  ...{ responseHeaders: null, responseExcerpt: null },
};

async function loadDelivery(db: Db, deliveryId: string) {
  const [row] = await db
    .select({
      id: webhookDeliveries.id,
      attempts: webhookDeliveries.attempts,
      eventId: webhookDeliveries.eventId,
      endpointId: webhookEndpoints.id,
      businessId: webhookEndpoints.businessId,
      url: webhookEndpoints.url,
      secret: webhookEndpoints.secret,
      formerSecret: webhookEndpoints.formerSecret,
      formerSecretUntil: webhookEndpoints.formerSecretUntil,
      body: merchantEvents.body,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(merchantEvents, eq(merchantEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.id, deliveryId));
  return row;
}

type LoadedDelivery = NonNullable<Awaited<ReturnType<typeof loadDelivery>>>;

function headersFor(delivery: LoadedDelivery, at: Date, keys: WebhookKeys) {
  const { id, eventId, endpointId, body, attempts } = delivery;
  const timestamp = Math.floor(at.getTime() / 1_000);
  const secrets = sealedSecrets(delivery, at).map((each) =>
    openWebhookSecret(each, endpointId, keys),
  );
  const signature = signWebhook({ id: eventId, timestamp, body: body ?? '' }, secrets);
  for (const secret of secrets) secret.fill(0);
  return {
    'content-type': 'application/json',
    'user-agent': 'Billfold-Webhooks/1',
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
    'billfold-delivery-id': id,
    'billfold-attempt': String(attempts + 1),
  };
}

/** The newest first: receivers that read one signature alone try that of the present secret. */
function sealedSecrets({ secret, formerSecret, formerSecretUntil }: LoadedDelivery, at: Date) {
  const isInOverlap = formerSecretUntil !== null && formerSecretUntil > at;
  return formerSecret !== null && isInOverlap ? [secret, formerSecret] : [secret];
}
