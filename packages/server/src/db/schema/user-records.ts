import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, bytes, id } from '../columns.ts';
import { users } from './identity.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);

/** Security events of logins and wallet keys. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    userId: userId(),
    type: text('type').notNull(),
    at: at('at').notNull(),
    ip: text('ip'),
    device: text('device'),
    os: text('os'),
    browser: text('browser'),
  },
  (t) => [index('security_events_user').on(t.userId, t.at), index('security_events_at').on(t.at)],
);

/** Notification settings of users; without a row, the defaults apply. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  events: jsonb('events').notNull(),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
});

/** Tokens for programs of the user. */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    id: id(),
    userId: userId(),
    name: text('name').notNull(),
    access: text('access', { enum: ['READ', 'FULL'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    index('personal_tokens_user').on(t.userId),
    check('personal_tokens_access', sql`${t.access} in ('READ','FULL')`),
  ],
);

/** Everything that is kept about a user, made by a job. */
export const userExports = pgTable(
  'user_exports',
  {
    id: id(),
    userId: userId(),
    status: text('status', { enum: ['QUEUED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED'] }).notNull(),
    /** Idempotency key of the user's request: a repeated one makes no second export. */
    idempotencyKey: text('idempotency_key'),
    createdAt: at('created_at').notNull(),
    readyAt: at('ready_at'),
    expiresAt: at('expires_at'),
    sizeBytes: integer('size_bytes'),
    content: bytes('content'),
  },
  (t) => [
    index('user_exports_user').on(t.userId),
    unique('user_exports_key').on(t.userId, t.idempotencyKey),
    check(
      'user_exports_status',
      sql`${t.status} in ('QUEUED','RUNNING','READY','FAILED','EXPIRED')`,
    ),
  ],
);
