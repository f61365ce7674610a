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

type Headers = Readonly<Record<string, string>>;

/** One request of a delivery. */
export interface DeliveryAttempt {
  readonly number: number;
  readonly sentAt: Date;
  readonly durationMs: number;
  readonly httpStatus: number | null;
  /** Why there was no answer, in words. */
  readonly error: string | null;
}
/** Attempt with its headers and the first KiB of the answer; the secret is in neither. */
export interface DeliveryAttemptDetail extends DeliveryAttempt {
  readonly requestHeaders: Headers;
  readonly responseHeaders: Headers | null;
  readonly responseBody: string | null;
}
/** Delivery of one event to one endpoint. */
export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: WebhookEventType;
  /** Payment that the event is about, or whose refund it is about; null of any other event. */
  readonly paymentId: string | null;
  readonly result: DeliveryResult;
  /** A person sent the event again. */
  readonly isManual: boolean;
  /** Oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
  readonly createdAt: Date;
  /** Time of the next attempt; null where there is none. */
  readonly nextAttemptAt: Date | null;
}
/** Delivery with what was sent and answered. */
export interface DeliveryDetail extends Delivery {
  readonly attempts: readonly DeliveryAttemptDetail[];
  /** Signed body; null after 60 days. */
  readonly body: string | null;
}

const attemptFields = () => ({
  number: z.int(),
  sentAt: date(),
  durationMs: z.int(),
  httpStatus: z.nullable(z.int()),
  error: z.nullable(z.string()),
});
const deliveryAttempt = (): Schema<DeliveryAttempt> => z.object(attemptFields());
const headers = () => z.record(z.string(), z.string());
const attemptDetail = (): Schema<DeliveryAttemptDetail> =>
  z.object({
    ...attemptFields(),
    requestHeaders: headers(),
    responseHeaders: z.nullable(headers()),
    responseBody: z.nullable(z.string()),
  });
const deliveryFields = () => ({
  id: z.string(),
  eventId: z.string(),
  eventType: z.enum(webhookEventTypes),
  paymentId: z.nullable(z.string()),
  result: z.enum(deliveryResults),
  isManual: z.boolean(),
  attempts: z.readonly(z.array(deliveryAttempt())),
  createdAt: date(),
  nextAttemptAt: z.nullable(date()),
});
const delivery = (): Schema<Delivery> => z.object(deliveryFields());

export interface ListDeliveries extends PageQuery {
  readonly eventType?: WebhookEventType;
  readonly result?: DeliveryResult;
  readonly from?: string;
  readonly to?: string;
  /** Payment whose events, and those of its refunds, are listed. */
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
      z.object({
        ...deliveryFields(),
        attempts: z.readonly(z.array(attemptDetail())),
        body: z.nullable(z.string()),
      }),
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
