import type { WebhookDisabledReason } from '@billfold/core/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { at, bytes } from '../columns.ts';
import { businesses } from './businesses.ts';

const businessId = () =>
  integer('business_id')
    .notNull()
    .references(() => businesses.id);

/** Gives `merchant_events.position` its values. */
export const merchantEventPositions = pgSequence('merchant_event_positions');

/** Events of a business, as they are sent to webhooks and listed by the merchant API. */
export const merchantEvents = pgTable(
  'merchant_events',
  {
    id: text('id').primaryKey(),
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    type: text('type').notNull(),
    /** Payment or refund that it is about; null of an unmatched transfer and of a ping. */
    objectId: text('object_id'),
    sequence: integer('sequence').notNull(),
    /** Bytes that are signed and sent, exactly; null once their time is over. */
    body: text('body'),
    createdAt: at('created_at').notNull(),
    /** Place in the list of the merchant API; null until the event is listed for the first time. */
    position: bigint('position', { mode: 'bigint' }),
  },
  (t) => [
    index('merchant_events_period').on(t.businessId, t.livemode, t.createdAt),
    index('merchant_events_listed')
      .on(t.businessId, t.livemode, t.position)
      .where(sql`${t.position} is not null`),
    index('merchant_events_unlisted')
      .on(t.businessId, t.livemode, t.createdAt)
      .where(sql`${t.position} is null`),
    index('merchant_events_object').on(t.objectId, t.sequence),
    index('merchant_events_end').on(t.createdAt),
  ],
);

/** Addresses to which the events of a business are sent. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    url: text('url').notNull(),
    description: text('description'),
    /** Types that it gets; null for all. */
    events: jsonb('events').$type<readonly string[]>(),
    apiVersion: text('api_version').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** It is turned off after five days without a success. */
    disablesItself: boolean('disables_itself').notNull(),
    disabledReason: text('disabled_reason').$type<WebhookDisabledReason>(),
    disabledAt: at('disabled_at'),
    /** Sealed under a server key. */
    secret: bytes('secret').notNull(),
    /** Secret before the last roll, which signs as well until `formerSecretUntil`. */
    formerSecret: bytes('former_secret'),
    formerSecretUntil: at('former_secret_until'),
    /** Since when every attempt failed; null while they succeed. */
    failingSince: at('failing_since'),
    /** The business was notified of this row of failures. */
    isFailingTold: boolean('is_failing_told').notNull().default(false),
    createdAt: at('created_at').notNull(),
    deletedAt: at('deleted_at'),
  },
  (t) => [index('webhook_endpoints_business').on(t.businessId, t.livemode)],
);

/** Deliveries of one event to one endpoint, with all their attempts. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id),
    eventId: text('event_id')
      .notNull()
      .references(() => merchantEvents.id),
    /** First attempts of one key are made in the order of `sequence`. */
    orderKey: text('order_key').notNull(),
    sequence: integer('sequence').notNull(),
    state: text('state', { enum: ['PENDING', 'SUCCEEDED', 'DEAD'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
    /** Until when the process that sends it now has it. */
    leaseUntil: at('lease_until'),
    leaseOwner: text('lease_owner'),
    /** A person sent it again. */
    isManual: boolean('is_manual').notNull().default(false),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('webhook_deliveries_due').on(t.nextAttemptAt).where(sql`${t.state} = 'PENDING'`),
    // By endpoint: the many that wait for a dead one are never read to find those of another.
    index('webhook_deliveries_waiting')
      .on(t.endpointId, t.nextAttemptAt)
      .where(sql`${t.state} = 'PENDING'`),
    index('webhook_deliveries_leased').on(t.endpointId).where(sql`${t.leaseUntil} is not null`),
    index('webhook_deliveries_first')
      .on(t.endpointId, t.orderKey, t.sequence)
      .where(sql`${t.state} = 'PENDING' and ${t.attempts} = 0`),
    index('webhook_deliveries_newest').on(t.endpointId, t.createdAt, t.id),
    index('webhook_deliveries_event').on(t.eventId),
    check('webhook_deliveries_state', sql`${t.state} in ('PENDING','SUCCEEDED','DEAD')`),
  ],
);

/** Single requests of a delivery, with what was answered. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id),
    number: integer('number').notNull(),
    startedAt: at('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    httpStatus: integer('http_status'),
    /** Why there is no status. */
    error: text('error'),
    /** Headers that were sent, without the signature's secret. */
    requestHeaders: jsonb('request_headers').$type<Readonly<Record<string, string>>>().notNull(),
    responseHeaders: jsonb('response_headers').$type<Readonly<Record<string, string>>>(),
    /** At most 1 KiB of the body. */
    responseExcerpt: text('response_excerpt'),
  },
  (t) => [
    primaryKey({ columns: [t.deliveryId, t.number] }),
    index('webhook_attempts_end').on(t.startedAt),
  ],
);
