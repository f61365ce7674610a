import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, id } from '../columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    /** Trimmed and lower case: what uniqueness and look-up go by. */
    emailNorm: text('email_norm').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash'),
    accountType: text('account_type', { enum: ['INDIVIDUAL', 'BUSINESS'] }).notNull(),
    emailVerifiedAt: at('email_verified_at'),
    locale: text('locale').notNull().default('en'),
    currency: text('currency').notNull().default('USD'),
    createdAt: at('created_at').notNull(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_email_norm').on(t.emailNorm).where(sql`${t.deletedAt} is null`),
    check('users_account_type', sql`${t.accountType} in ('INDIVIDUAL','BUSINESS')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token, hex: a stolen table signs nobody in. */
    tokenHash: text('token_hash').notNull().unique(),
    device: text('device').notNull(),
    os: text('os').notNull(),
    browser: text('browser').notNull(),
    ip: text('ip').notNull(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: ['verify_email'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    index('one_time_tokens_user').on(t.userId, t.purpose),
    check('one_time_tokens_purpose', sql`${t.purpose} in ('verify_email')`),
  ],
);

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowStart: at('window_start').notNull(),
  count: integer('count').notNull(),
});
