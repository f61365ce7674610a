import { type Data, type DeliveryDetail, isPermitted } from '@billfold/core/contract';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { Membership } from '../http/bind.ts';
import { maskPayer, saidByPayer } from '../payments/hide-payer.ts';
import { loadDelivery, type OwnedDelivery, toAttempt } from './delivery-store.ts';
import { findEndpoint } from './endpoint-store.ts';

/**
 * Shows a delivery with what was sent and answered. Members who may not see the emails of customers get them
 * and the answers of payers masked.
 * @throws {ApiError} 404
 */
export async function showDelivery(
  { db }: Pick<ServiceContext, 'db'>,
  { businessId, role }: Membership,
  owned: OwnedDelivery,
): Promise<Data<DeliveryDetail>> {
  const { livemode } = await findEndpoint(db, { businessId, endpointId: owned.endpointId });
  const { shown, attempts, event } = await loadDelivery(db, owned);
  const seesEmails = isPermitted(role, 'view-emails', livemode);
  return {
    data: {
      ...shown,
      body: event.body === null || seesEmails ? event.body : maskBody(event.body),
      attempts: attempts.map((row) => ({
        ...toAttempt(row),
        ...{ requestHeaders: row.requestHeaders, responseHeaders: row.responseHeaders },
        responseBody: row.responseExcerpt,
      })),
    },
  };
}

const withPayment = z.looseObject({ data: z.looseObject({ object: saidByPayer }) });

function maskBody(body: string): string {
  const parsed = z.safeParse(withPayment, JSON.parse(body));
  if (!parsed.success) return body;
  const { data } = parsed.data;
  return JSON.stringify({ ...parsed.data, data: { ...data, object: maskPayer(data.object) } });
}
