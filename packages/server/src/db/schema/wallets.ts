import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
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
    /**
     * Has a seed, or none. A keyless one holds the accounts that are paid into public keys of other wallets, and is shown
     * as no wallet.
     */
    kind: text('kind', { enum: ['SEED', 'KEYLESS'] })
      .notNull()
      .default('SEED'),
    /** Empty of a keyless one. */
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
    uniqueIndex('wallets_keyless')
      .on(t.userId)
      .where(sql`${t.kind} = 'KEYLESS' and ${t.deletedAt} is null`),
    check('wallets_kind', sql`${t.kind} in ('SEED','KEYLESS')`),
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
    /** With the kind of its outputs around it unless they are of native SegWit: a server of an earlier version cannot read it. */
    publicKey: text('public_key').notNull(),
  },
  (t) => [unique('wallet_public_keys_place').on(t.walletId, t.network, t.accountIndex)],
);
