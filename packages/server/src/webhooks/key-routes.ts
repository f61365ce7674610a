import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getMerchantEvent,
  listMerchantEvents,
  listWebhookEndpoints,
  updateWebhookEndpoint,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { BindKey } from '../http/bind-key.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { nowOf } from '../platform/server-platform.ts';
import { createEndpoint } from './create-endpoint.ts';
import { deleteEndpoint } from './delete-endpoint.ts';
import { keyActor } from './endpoint-actor.ts';
import { listEndpoints } from './endpoint-store.ts';
import { findEvent, listEventsOf } from './merchant-events.ts';
import { requireWebhookUrl } from './require-webhook-url.ts';
import { updateEndpoint } from './update-endpoint.ts';

/** Binds the calls of API keys about the webhook endpoints and the events of their mode. */
export function bindWebhookKeyRoutes(bind: BindKey, context: ServiceContext): void {
  const { db, platform } = context;
  bind.key(listWebhookEndpoints)(async ({ principal: { businessId, livemode } }) => ({
    data: await listEndpoints(db, { businessId, livemode }, nowOf(platform)),
  }));
  bind.key(createWebhookEndpoint)((call) => {
    const { principal, caller, body } = call;
    const by = `key:${principal.keyId}`;
    return answerOnce(context, { endpoint: createWebhookEndpoint, call, by }, async () => {
      await requireWebhookUrl(context, body.url);
      const webhook = { ...body, livemode: principal.livemode };
      return (tx) => createEndpoint(tx, context, { ...keyActor(principal, caller), webhook });
    });
  });
  bind.key(updateWebhookEndpoint)(({ principal, caller, params, body: changes }) =>
    updateEndpoint(context, { ...keyActor(principal, caller), endpointId: params.id, changes }),
  );
  bind.key(deleteWebhookEndpoint)(({ principal, caller, params }) =>
    deleteEndpoint(context, { ...keyActor(principal, caller), endpointId: params.id }),
  );
  bind.key(listMerchantEvents)(({ principal: { businessId, livemode }, query }) =>
    listEventsOf(db, { businessId, livemode, now: nowOf(platform) }, query),
  );
  bind.key(getMerchantEvent)(async ({ principal: { businessId, livemode }, params }) => ({
    data: await findEvent(db, { businessId, livemode, now: nowOf(platform) }, params.id),
  }));
}
