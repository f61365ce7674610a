import {
  getDelivery,
  listDeliveries,
  replayDeliveries,
  resendDelivery,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { listDeliveriesOf } from './delivery-store.ts';
import { findEndpoint } from './endpoint-store.ts';
import { replayOwnDeliveries } from './replay-deliveries.ts';
import { resendOwnDelivery } from './resend-delivery.ts';
import { showDelivery } from './show-delivery.ts';

/** Binds the calls of members about what was sent to a webhook endpoint. */
export function bindDeliveryRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  bind.member(listDeliveries)(async ({ params: { businessId, id }, query }) => {
    const endpoint = await findEndpoint(db, { businessId, endpointId: id });
    return listDeliveriesOf(db, endpoint.id, query);
  });
  bind.member(getDelivery)(({ member, params: { id: endpointId, deliveryId } }) =>
    showDelivery(context, member, { endpointId, deliveryId }),
  );
  bind.member(resendDelivery)(({ params: { businessId, id: endpointId, deliveryId } }) =>
    resendOwnDelivery(context, businessId, { endpointId, deliveryId }),
  );
  bind.member(replayDeliveries)(({ params: { businessId, id: endpointId }, body }) =>
    replayOwnDeliveries(context, { businessId, endpointId }, body),
  );
}
