import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';
import { accounts } from './accounts.ts';
import { businesses } from './businesses.ts';

/** Assets that a business accepts. A null setting follows the payments settings of the business. */
export const businessAssets = pgTable(
  'business_assets',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    assetId: text('asset_id').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    /** Payments account that it arrives in. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    addressMode: text('address_mode', { enum: ['FRESH', 'POOL', 'SHARED'] }).notNull(),
    policy: text('policy'),
    toleranceBps: integer('tolerance_bps'),
    windowMinutes: integer('window_minutes'),
    adjustBps: integer('adjust_bps'),
    minPrice: numeric('min_price', { precision: 38, scale: 18 }),
    maxPrice: numeric('max_price', { precision: 38, scale: 18 }),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.assetId] }),
    check('business_assets_mode', sql`${t.addressMode} in ('FRESH','POOL','SHARED')`),
    check('business_assets_tolerance', sql`${t.toleranceBps} between 0 and 1000`),
    check('business_assets_adjust', sql`${t.adjustBps} between -1000 and 1000`),
  ],
);

/**
 * Public keys of other wallets that businesses are paid into: addresses are derived from them, and no key that spends
 * is here. A removed one stays, because its addresses are watched and none of them is given out twice.
 */
export const watchKeys = pgTable(
  'watch_keys',
  {
    /** Account of its payments, in the wallet without a seed of its owner; in the settlement wallet before 0057. */
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    network: text('network').notNull(),
    /** Kind of its outputs. */
    kind: text('kind', { enum: ['pkh', 'sh-wpkh', 'wpkh', 'tr'] }).notNull(),
    /** Extended public key (BIP-32). */
    publicKey: text('public_key').notNull(),
    /** Descriptor with key origin and checksum (BIP-380). */
    descriptor: text('descriptor').notNull(),
    createdAt: at('created_at').notNull(),
    /** When payments began to go elsewhere; null while they arrive here. */
    removedAt: at('removed_at'),
  },
  (t) => [
    unique('watch_keys_key').on(t.network, t.kind, t.publicKey),
    uniqueIndex('watch_keys_active').on(t.businessId, t.network).where(sql`${t.removedAt} is null`),
    check('watch_keys_kind', sql`${t.kind} in ('pkh','sh-wpkh','wpkh','tr')`),
  ],
);

/**
 * Addresses derived ahead of the payments that they are given to, so that a request derives none and
 * takes no lock of an account. Its index is never derived again; only a restored
 * database forgets those that nobody had.
 */
export const addressStock = pgTable(
  'address_stock',
  {
    /** Payments account whose receiving branch it is of. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    addressIndex: integer('address_index').notNull(),
    address: text('address').notNull(),
    path: text('path').notNull(),
    /** Purse of the address, once it was given out on a network where it holds its own funds. */
    purseId: uuid('purse_id').references(() => accounts.id),
    /** From when it may be given out, again or for the first time. */
    freeFrom: at('free_from').notNull(),
    /** Payment that it belongs to now: for ever on a fresh address, for a time on one of a pool. */
    leasePaymentId: text('lease_payment_id'),
    /**
     * It runs the code of a sweeper (EIP-7702). It is given to no other payment: coins that are sent with the gas of an
     * address without code do not reach it.
     */
    isDelegated: boolean('is_delegated').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.addressIndex] }),
    index('address_stock_free')
      .on(t.accountId, t.freeFrom, t.addressIndex)
      .where(sql`${t.leasePaymentId} is null and not ${t.isDelegated}`),
    index('address_stock_purse').on(t.purseId),
  ],
);
