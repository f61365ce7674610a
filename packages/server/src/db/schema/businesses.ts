import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, bytes, id } from '../columns.ts';
import { users } from './identity.ts';
import { wallets } from './wallets.ts';

const businessId = () =>
  integer('business_id')
    .notNull()
    .references(() => businesses.id);

/** Businesses that are paid. All but the name may be filled later, by onboarding or the settings. */
export const businesses = pgTable(
  'businesses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    status: text('status', { enum: ['ONBOARDING', 'ACTIVE', 'SUSPENDED', 'ARCHIVED'] })
      .notNull()
      .default('ONBOARDING'),
    /** Wallet that payments go to; null until onboarding chose it. */
    settlementWalletId: uuid('settlement_wallet_id').references(() => wallets.id),
    /** Member who owns that wallet and alone signs for the business. */
    settlementUserId: uuid('settlement_user_id').references(() => users.id),
    /** Its payments accounts have the account index 7,000,000 + n in the settlement wallet. */
    keyIndex: integer('key_index'),
    defaultCurrency: text('default_currency').notNull().default('USD'),
    /** IANA name. */
    timezone: text('timezone').notNull().default('UTC'),
    /** ISO 3166-1 alpha-2. */
    country: text('country'),
    industry: text('industry'),
    website: text('website'),
    supportEmail: text('support_email'),
    onboardingStep: text('onboarding_step').notNull().default('business'),
    /** Answers of onboarding that belong to no setting yet. */
    draft: jsonb('draft').notNull().default({}),
    createdAt: at('created_at').notNull(),
    archivedAt: at('archived_at'),
  },
  (t) => [
    unique('businesses_keys').on(t.settlementWalletId, t.keyIndex),
    check('businesses_status', sql`${t.status} in ('ONBOARDING','ACTIVE','SUSPENDED','ARCHIVED')`),
    check('businesses_key', sql`${t.keyIndex} between 0 and 499999`),
    check(
      'businesses_settlement',
      sql`(${t.settlementWalletId} is null) = (${t.settlementUserId} is null) and (${t.settlementWalletId} is null) = (${t.keyIndex} is null)`,
    ),
  ],
);

export const businessMembers = pgTable(
  'business_members',
  {
    businessId: businessId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role', {
      enum: ['OWNER', 'ADMIN', 'DEVELOPER', 'ACCOUNTANT', 'SUPPORT', 'VIEWER'],
    }).notNull(),
    invitedBy: uuid('invited_by').references(() => users.id),
    lastActiveAt: at('last_active_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.userId] }),
    index('business_members_user').on(t.userId),
    check(
      'business_members_role',
      sql`${t.role} in ('OWNER','ADMIN','DEVELOPER','ACCOUNTANT','SUPPORT','VIEWER')`,
    ),
  ],
);

/** Invitations by mail; the token in the link is stored as its hash. */
export const businessInvitations = pgTable(
  'business_invitations',
  {
    id: id(),
    businessId: businessId(),
    email: text('email').notNull(),
    emailNorm: text('email_norm').notNull(),
    role: text('role', {
      enum: ['OWNER', 'ADMIN', 'DEVELOPER', 'ACCOUNTANT', 'SUPPORT', 'VIEWER'],
    }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    // One open invitation per address: a second one replaces the first.
    uniqueIndex('business_invitations_open')
      .on(t.businessId, t.emailNorm)
      .where(sql`${t.usedAt} is null and ${t.revokedAt} is null`),
    check(
      'business_invitations_role',
      sql`${t.role} in ('OWNER','ADMIN','DEVELOPER','ACCOUNTANT','SUPPORT','VIEWER')`,
    ),
  ],
);

/**
 * One tab of the settings of a business; without a row, the defaults apply. Two rows are no tab: `low-gas` and `digest` keep
 * what its readers were last emailed about.
 */
export const businessSettings = pgTable(
  'business_settings',
  {
    businessId: businessId(),
    tab: text('tab').notNull(),
    version: integer('version').notNull(),
    data: jsonb('data').notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.tab] })],
);

/** Logos, encoded again by the server so that nothing but the picture is kept. */
export const businessLogos = pgTable('business_logos', {
  businessId: integer('business_id')
    .primaryKey()
    .references(() => businesses.id),
  mediaType: text('media_type').notNull(),
  content: bytes('content').notNull(),
  /** SHA-256 of the content, hex: part of its address. */
  hash: text('hash').notNull(),
  updatedAt: at('updated_at').notNull(),
});

/** Changes that people and keys made to a business. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    businessId: businessId(),
    actorKind: text('actor_kind', { enum: ['user', 'key', 'system'] }).notNull(),
    actorId: text('actor_id'),
    /** Name or address of the actor at that time. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    target: text('target'),
    before: jsonb('before'),
    after: jsonb('after'),
    ip: text('ip'),
    at: at('at').notNull(),
  },
  (t) => [
    index('audit_log_newest').on(t.businessId, t.at, t.id),
    check('audit_log_actor', sql`${t.actorKind} in ('user','key','system')`),
  ],
);
