import * as z from 'zod/mini';

import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date } from '../values.ts';
import { type WebhookEventType, webhookEventTypes } from '../webhooks/events.ts';
import { type CursorPage, type CursorQuery, cursorPage } from './cursor-page.ts';

/** An event as it was sent to webhooks, kept for 30 days, so that missed ones can be caught up. */
export interface EventRecord {
  readonly id: string;
  readonly object: 'event';
  readonly type: WebhookEventType;
  readonly apiVersion: string;
  readonly createdAt: Date;
  readonly livemode: boolean;
  readonly sequence: number;
  /** Object that `type` names: a payment, a refund. */
  readonly data: Readonly<Record<string, unknown>>;
}
export const eventRecord = (): Schema<EventRecord> =>
  z.object({
    id: z.string(),
    object: z.literal('event'),
    type: z.enum(webhookEventTypes),
    apiVersion: z.string(),
    createdAt: date(),
    livemode: z.boolean(),
    sequence: z.int(),
    data: z.record(z.string(), z.unknown()),
  });

export interface ListEvents extends CursorQuery {
  /** `nextCursor`, or the id of the last event that is known: none that became visible after it is missed. */
  readonly cursor?: string;
  readonly type?: WebhookEventType;
  readonly since?: string;
}
export const listMerchantEvents: Endpoint<unknown, ListEvents, unknown, CursorPage<EventRecord>> = {
  method: 'GET',
  path: '/v1/merchant/events',
  scope: 'payments:read',
  response: () => cursorPage(eventRecord()),
};

export const getMerchantEvent: Endpoint<
  { readonly id: string },
  unknown,
  unknown,
  Data<EventRecord>
> = {
  method: 'GET',
  path: '/v1/merchant/events/{id}',
  scope: 'payments:read',
  response: () => data(eventRecord()),
};
