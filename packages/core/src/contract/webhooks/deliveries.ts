import * as z from 'zod/mini';
import type { BusinessItemPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, type DataPage, data, dataPage, date, type PageQuery } from '../values.ts';
import { type WebhookEventType, webhookEventTypes } from './events.ts';

/**
 * Results of a delivery, which are also the values of the filter `result`.
 * @example
 * const options = deliveryResults.map((result) => <option key={result}>{result}</option>);
 */
export const deliveryResults = ['SUCCEEDED', 'FAILED', 'PENDING'] as const;
export type DeliveryResult = (typeof deliveryResults)[number];

/** One attempt to deliver an event. */
export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: WebhookEventType;
  readonly paymentId: string | null;
  readonly attempt: number;
  readonly result: DeliveryResult;
  readonly httpStatus: number | null;
  readonly durationMs: number | null;
  /** Why there was no answer, in words. */
  readonly error: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}
type Headers = Readonly<Record<string, string>>;
/** Delivery with its request and response; the secret is in neither. */
export interface DeliveryDetail extends Delivery {
  readonly request: { readonly headers: Headers; readonly body: string };
  readonly response: { readonly headers: Headers; readonly body: string } | null;
}

const deliveryFields = () => ({
  id: z.string(),
  eventId: z.string(),
  eventType: z.enum(webhookEventTypes),
  paymentId: z.nullable(z.string()),
  attempt: z.int(),
  result: z.enum(deliveryResults),
  httpStatus: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  error: z.nullable(z.string()),
  createdAt: date(),
  sentAt: z.nullable(date()),
});
const delivery = (): Schema<Delivery> => z.object(deliveryFields());
const message = () => z.object({ headers: z.record(z.string(), z.string()), body: z.string() });

export interface ListDeliveries extends PageQuery {
  readonly eventType?: WebhookEventType;
  readonly result?: DeliveryResult;
  readonly from?: string;
  readonly to?: string;
  readonly paymentId?: string;
}
export const listDeliveries: Endpoint<
  BusinessItemPath,
  ListDeliveries,
  unknown,
  DataPage<Delivery>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}/deliveries',
  permission: 'manage-developer',
  response: () => dataPage(delivery()),
};

export interface DeliveryPath extends BusinessItemPath {
  readonly deliveryId: string;
}

export const getDelivery: Endpoint<DeliveryPath, unknown, unknown, Data<DeliveryDetail>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}/deliveries/{deliveryId}',
  permission: 'manage-developer',
  response: () =>
    data<DeliveryDetail>(
      z.object({ ...deliveryFields(), request: message(), response: z.nullable(message()) }),
    ),
};

export const resendDelivery: Endpoint<DeliveryPath, unknown, unknown, Data<Delivery>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}/deliveries/{deliveryId}/resend',
  permission: 'manage-developer',
  status: 202,
  response: () => data(delivery()),
};

export interface ReplayDeliveries {
  readonly from: string;
  readonly to: string;
  readonly onlyFailed: boolean;
}
export const replayDeliveries: Endpoint<
  BusinessItemPath,
  unknown,
  ReplayDeliveries,
  Data<{ readonly count: number }>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}/replay',
  permission: 'manage-developer',
  status: 202,
  response: () => data<{ readonly count: number }>(z.object({ count: z.int() })),
};
