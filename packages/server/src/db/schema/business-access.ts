import type { EmbedScope } from '@billfold/core/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, bytes, id } from '../columns.ts';
import { businesses } from './businesses.ts';
import { users } from './identity.ts';

const businessId = () =>
  integer('business_id')
    .notNull()
    .references(() => businesses.id);

/** Keys of a business: secret ones for its servers, publishable ones for its pages. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    kind: text('kind', { enum: ['SECRET', 'PUBLISHABLE'] }).notNull(),
    name: text('name').notNull(),
    /** Key with its middle left out, by which people know it: `bf_test_sk_4fGh...x7Qa`. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the key, hex. */
    keyHash: text('key_hash').notNull().unique(),
    scopes: jsonb('scopes').$type<readonly string[]>().notNull(),
    /** Addresses and networks that may use it; all where there are none. */
    allowedIps: jsonb('allowed_ips').$type<readonly string[]>().notNull().default([]),
    /** Origins of the pages that may use a publishable key. */
    allowedOrigins: jsonb('allowed_origins').$type<readonly string[]>().notNull().default([]),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
    /** Key that took its place; it works until `expiresAt`. */
    replacedBy: uuid('replaced_by'),
  },
  (t) => [
    index('api_keys_business').on(t.businessId),
    check('api_keys_kind', sql`${t.kind} in ('SECRET','PUBLISHABLE')`),
  ],
);

/** Answers to calls with an `Idempotency-Key`, given again to a repetition of the call. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Principal, method and path. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** HMAC-SHA256 of the request under a server key, hex. */
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    /** Sealed under a server key where the answer holds a secret. */
    body: bytes('body').notNull(),
    isSealed: boolean('is_sealed').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_end').on(t.expiresAt)],
);

/** Calls that keys of a business made, without their secrets, for its developers to read. */
export const apiRequests = pgTable(
  'api_requests',
  {
    id: id(),
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    keyId: uuid('key_id').references(() => apiKeys.id),
    method: text('method').notNull(),
    path: text('path').notNull(),
    status: integer('status').notNull(),
    durationMs: integer('duration_ms').notNull(),
    idempotencyKey: text('idempotency_key'),
    request: text('request'),
    response: text('response'),
    ip: text('ip'),
    at: at('at').notNull(),
  },
  (t) => [
    index('api_requests_newest').on(t.businessId, t.at, t.id),
    index('api_requests_end').on(t.at),
  ],
);

/** People of a business's own product, each with the user that holds their wallets. */
export const embedUsers = pgTable(
  'embed_users',
  {
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    /** Id of the person in the system of the business. */
    externalId: text('external_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.livemode, t.externalId] })],
);

/** Tokens that a business gave to its pages, each for one of its people. */
export const embedSessions = pgTable(
  'embed_sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Key that created it; it ends with that key. */
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id),
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    scopes: jsonb('scopes').$type<readonly EmbedScope[]>().notNull(),
    origins: jsonb('origins').$type<readonly string[]>().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('embed_sessions_end').on(t.expiresAt), index('embed_sessions_user').on(t.userId)],
);
