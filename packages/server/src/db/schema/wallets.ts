import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, bytes, id } from '../columns.ts';
import { users } from './identity.ts';

export const wallets = pgTable(
  'wallets',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    walletType: text('wallet_type', { enum: ['INDIVIDUAL', 'BUSINESS'] }).notNull(),
    /** Its phrase was used before: its addresses may have a history. */
    isImported: boolean('is_imported').notNull().default(false),
    /** A send asks for a code of the authenticator app as well, while its user has one. */
    asksCodeToSend: boolean('asks_code_to_send').notNull().default(false),
    activatedAt: at('activated_at'),
    lastUsedAt: at('last_used_at'),
    createdAt: at('created_at').notNull(),
    deletedAt: at('deleted_at'),
    /** When the sealed seed of a deleted wallet was erased: nothing brings it back. */
    purgedAt: at('purged_at'),
  },
  (t) => [
    index('wallets_to_purge').on(t.deletedAt).where(sql`${t.purgedAt} is null`),
    uniqueIndex('wallets_name')
      .on(t.userId, sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null`),
    check('wallets_type', sql`${t.walletType} in ('INDIVIDUAL','BUSINESS')`),
  ],
);

/**
 * Sealed seeds: useless without the cloud encryption password and the server's pepper (S35 in
 * docs/security.md).
 */
export const walletVaults = pgTable('wallet_vaults', {
  walletId: uuid('wallet_id')
    .primaryKey()
    .references(() => wallets.id),
  version: integer('version').notNull(),
  kdf: text('kdf').notNull(),
  kdfParams: text('kdf_params').notNull(),
  salt: bytes('salt').notNull(),
  pepperVersion: integer('pepper_version').notNull(),
  wrapIv: bytes('wrap_iv').notNull(),
  wrappedKey: bytes('wrapped_key').notNull(),
  seedIv: bytes('seed_iv').notNull(),
  sealedSeed: bytes('sealed_seed').notNull(),
  /** HMAC of the master public key under a server key: recognises a phrase without holding it. */
  fingerprint: bytes('fingerprint').notNull(),
  createdAt: at('created_at').notNull(),
});

/** Public material per account index, stored at creation so that receiving never decrypts. */
export const walletPublicKeys = pgTable(
  'wallet_public_keys',
  {
    id: id(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    network: text('network').notNull(),
    accountIndex: integer('account_index').notNull(),
    path: text('path').notNull(),
    publicKey: text('public_key').notNull(),
  },
  (t) => [unique('wallet_public_keys_place').on(t.walletId, t.network, t.accountIndex)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    network: text('network').notNull(),
    accountIndex: integer('account_index').notNull(),
    name: text('name').notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    /** Ids of tokens that their owner does not want to see. */
    hiddenTokens: jsonb('hidden_tokens').$type<readonly string[]>().notNull().default([]),
    nextReceiveIndex: integer('next_receive_index').notNull().default(0),
    nextChangeIndex: integer('next_change_index').notNull().default(0),
    /** Since when its history is whole, of one whose chain was too long to be read; null where it is. */
    historyFrom: at('history_from'),
    createdAt: at('created_at').notNull(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    unique('accounts_place').on(t.walletId, t.network, t.accountIndex),
    unique('accounts_tenant').on(t.walletId, t.id),
    uniqueIndex('accounts_name')
      .on(t.walletId, sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null`),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    network: text('network').notNull(),
    address: text('address').notNull(),
    branch: text('branch', { enum: ['receive', 'change'] }).notNull(),
    addressIndex: integer('address_index').notNull(),
    path: text('path').notNull(),
    label: text('label'),
    /** Only watched, and shown to nobody yet: another wallet with the same phrase may have used it. */
    isAhead: boolean('is_ahead').notNull().default(false),
    /** Set by the watcher with the first transfer; an address is never taken back. */
    firstUsedAt: at('first_used_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    // The same phrase may live in several wallets: an address belongs to many accounts.
    index('addresses_text').on(t.network, t.address),
    index('addresses_discovered')
      .on(t.network)
      .where(sql`${t.isAhead} and ${t.firstUsedAt} is not null`),
    unique('addresses_place').on(t.accountId, t.branch, t.addressIndex),
    check('addresses_branch', sql`${t.branch} in ('receive','change')`),
  ],
);
