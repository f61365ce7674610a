import type { Data, RollSecret, WebhookWithSecret } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { webhookEndpoints } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { EndpointActor } from './endpoint-actor.ts';
import { findEndpoint, lockEndpoint, toWebhook } from './endpoint-store.ts';
import { bytesOfSecret, newWebhookSecret, sealWebhookSecret } from './webhook-secret.ts';

const hourMs = 3_600_000;

export interface SecretRoll extends EndpointActor {
  readonly endpointId: string;
  readonly roll: RollSecret;
}

/**
 * Replaces the secret of an endpoint in the transaction of the call. The old one signs as well for the
 * overlap; one from an earlier roll ends.
 * @throws {ApiError} 404
 */
export async function rollSecret(
  tx: Db,
  { platform, keys }: Pick<ServiceContext, 'platform' | 'keys'>,
  { scope, by, caller, endpointId, roll: { overlapHours } }: SecretRoll,
): Promise<Data<WebhookWithSecret>> {
  const now = nowOf(platform);
  const owned = { ...scope, endpointId };
  const old = await lockEndpoint(tx, owned);
  const { random } = platform;
  const secret = newWebhookSecret(random);
  const sealed = sealWebhookSecret(bytesOfSecret(secret), endpointId, { keys, random });
  const until = overlapHours === 0 ? null : new Date(now.getTime() + overlapHours * hourMs);
  const former = { formerSecret: until && old.secret, formerSecretUntil: until };
  await tx
    .update(webhookEndpoints)
    .set({ secret: sealed, ...former })
    .where(eq(webhookEndpoints.id, endpointId));
  const entry = { businessId: scope.businessId, ...by, caller, after: { overlapHours } };
  await recordAudit(tx, platform, { ...entry, action: 'webhook.rolled', target: old.url });
  const row = await findEndpoint(tx, owned);
  return { data: { ...(await toWebhook(tx, row, now)), secret } };
}
