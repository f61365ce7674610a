import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** IANA name; null follows the device, as does the theme. */
    timezone: text('timezone'),
    theme: text('theme', { enum: ['light', 'dark'] }),
    defaultMode: text('default_mode', { enum: ['wallet', 'payments'] })
      .notNull()
      .default('wallet'),
    createdAt: at('created_at').notNull(),
    deletedAt: at('deleted_at'),
    /** When the name and the address of a deleted user were wiped. */
    erasedAt: at('erased_at'),
  },
  (t) => [
    uniqueIndex('users_email_norm').on(t.emailNorm).where(sql`${t.deletedAt} is null`),
    index('users_to_erase').on(t.deletedAt).where(sql`${t.erasedAt} is null`),
    check('users_account_type', sql`${t.accountType} in ('INDIVIDUAL','BUSINESS')`),
    check('users_theme', sql`${t.theme} in ('light','dark')`),
    check('users_default_mode', sql`${t.defaultMode} in ('wallet','payments')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token, hex: a stolen table allows no sign-in. */
    tokenHash: text('token_hash').notNull().unique(),
    device: text('device').notNull(),
    os: text('os').notNull(),
    browser: text('browser').notNull(),
    /** SHA-256 of the cookie that names the browser, hex; null where there was none. */
    deviceHash: text('device_hash'),
    ip: text('ip').notNull(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    /** When the user last proved who they are in this session; null if they have not since the sign-in. */
    steppedUpAt: at('stepped_up_at'),
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
    purpose: text('purpose', {
      enum: ['verify_email', 'reset_password', 'undo_email', 'handoff'],
    }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    payload: jsonb('payload'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    index('one_time_tokens_user').on(t.userId, t.purpose),
    index('one_time_tokens_end').on(t.expiresAt),
    check(
      'one_time_tokens_purpose',
      sql`${t.purpose} in ('verify_email','reset_password','undo_email','handoff')`,
    ),
  ],
);

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowStart: at('window_start').notNull(),
  count: integer('count').notNull(),
});
