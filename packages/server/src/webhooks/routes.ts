import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  pingWebhook,
  rollWebhookSecret,
  updateWebhook,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { nowOf } from '../platform/server-platform.ts';
import { createEndpoint } from './create-endpoint.ts';
import { deleteEndpoint } from './delete-endpoint.ts';
import { memberActor } from './endpoint-actor.ts';
import { findEndpoint, listEndpoints } from './endpoint-store.ts';
import { showEndpoint } from './missed-events.ts';
import { pingEndpoint } from './ping-endpoint.ts';
import { requireWebhookUrl } from './require-webhook-url.ts';
import { rollSecret } from './roll-secret.ts';
import { updateEndpoint } from './update-endpoint.ts';

/** Binds the calls of members about the webhook endpoints of their business. */
export function bindWebhookRoutes(bind: Bind, context: ServiceContext): void {
  const { db, platform } = context;
  bind.member(listWebhooks)(async ({ params: { businessId } }) => ({
    data: await listEndpoints(db, { businessId }, nowOf(platform)),
  }));
  bind.member(createWebhook)((call) => {
    const by = `user:${call.principal.userId}`;
    return answerOnce(context, { endpoint: createWebhook, call, by }, async () => {
      await requireWebhookUrl(context, call.body.url);
      return (tx) => createEndpoint(tx, context, { ...memberActor(call), webhook: call.body });
    });
  });
  bind.member(getWebhook)(async ({ params: { businessId, id: endpointId } }) => {
    const row = await findEndpoint(db, { businessId, endpointId });
    return { data: await showEndpoint(db, row, nowOf(platform)) };
  });
  bind.member(updateWebhook)((call) => {
    const { params, body: changes } = call;
    return updateEndpoint(context, { ...memberActor(call), endpointId: params.id, changes });
  });
  bind.member(deleteWebhook)((call) =>
    deleteEndpoint(context, { ...memberActor(call), endpointId: call.params.id }),
  );
  bind.member(rollWebhookSecret)((call) => {
    const { params, body: roll } = call;
    const by = `user:${call.principal.userId}`;
    return answerOnce(
      context,
      { endpoint: rollWebhookSecret, call, by },
      async () => (tx) =>
        rollSecret(tx, context, { ...memberActor(call), endpointId: params.id, roll }),
    );
  });
  bind.member(pingWebhook)(({ params: { businessId, id: endpointId } }) =>
    pingEndpoint(context, { businessId, endpointId }),
  );
}
