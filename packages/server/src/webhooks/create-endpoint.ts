import {
  type CreateWebhook,
  type Data,
  merchantApiVersion,
  type WebhookWithSecret,
} from '@billfold/core/contract';
import { lockBusiness } from '../businesses/business-store.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { webhookEndpoints } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import type { EndpointActor } from './endpoint-actor.ts';
import { countEndpoints, findEndpoint, toWebhook } from './endpoint-store.ts';
import { bytesOfSecret, newWebhookSecret, sealWebhookSecret } from './webhook-secret.ts';

const mostEndpoints = 20;

/** Creates an endpoint in the transaction of the call. @throws {ApiError} 409 TOO_MANY_WEBHOOKS */
export async function createEndpoint(
  tx: Db,
  { platform, keys }: Pick<ServiceContext, 'platform' | 'keys'>,
  { scope, by, caller, webhook }: EndpointActor & { readonly webhook: CreateWebhook },
): Promise<Data<WebhookWithSecret>> {
  const { businessId } = scope;
  const { url, livemode, description = null, events = null, disablesItself = true } = webhook;
  const { random } = platform;
  const id = newPublicId(random, 'whk');
  const secret = newWebhookSecret(random);
  const createdAt = nowOf(platform);
  // Locked, so that each of several endpoints at once counts those before it.
  await lockBusiness(tx, businessId);
  if ((await countEndpoints(tx, { businessId, livemode })) >= mostEndpoints) throw tooMany();
  await tx.insert(webhookEndpoints).values({
    ...{ id, businessId, livemode, url, description, events, disablesItself, createdAt },
    apiVersion: merchantApiVersion,
    secret: sealWebhookSecret(bytesOfSecret(secret), id, { keys, random }),
  });
  const after = { url, livemode, description, events, disablesItself };
  await recordAudit(tx, platform, {
    ...{ businessId, ...by, caller, action: 'webhook.created', target: url, after },
  });
  const row = await findEndpoint(tx, { businessId, endpointId: id });
  return { data: { ...(await toWebhook(tx, row, createdAt)), secret } };
}

const tooMany = (): ApiError =>
  new ApiError(409, 'TOO_MANY_WEBHOOKS', {
    errors: [
      fill('A business can have {count} webhooks in each mode. Delete one first.', {
        count: mostEndpoints,
      }),
    ],
  });
