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
  uuid,
} from 'drizzle-orm/pg-core';
import { at, cents, id, units } from '../columns.ts';
import { accounts } from './accounts.ts';
import { users } from './identity.ts';
import { wallets } from './wallets.ts';

/** Settings of a wallet that its owner changed; without a row, the defaults apply. */
export const walletSettings = pgTable('wallet_settings', {
  walletId: uuid('wallet_id')
    .primaryKey()
    .references(() => wallets.id),
  version: integer('version').notNull(),
  data: jsonb('data').notNull(),
});

/** The address book of a wallet. */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    name: text('name').notNull(),
    network: text('network').notNull(),
    /** Address as `validateAddress` normalizes it. */
    address: text('address').notNull(),
    memo: text('memo'),
    createdAt: at('created_at').notNull(),
    /** When the name last got another address, network or memo; null if it never did. */
    addressChangedAt: at('address_changed_at'),
  },
  (t) => [
    unique('contacts_place').on(t.walletId, t.network, t.address, t.memo).nullsNotDistinct(),
    index('contacts_name').on(t.walletId, sql`lower(${t.name})`, t.id),
  ],
);

/** Names that a contact of the last day gave up, with the address that they stood for. */
export const formerContacts = pgTable(
  'former_contacts',
  {
    id: id(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    name: text('name').notNull(),
    network: text('network').notNull(),
    address: text('address').notNull(),
    memo: text('memo'),
    leftAt: at('left_at').notNull(),
  },
  (t) => [index('former_contacts_wallet').on(t.walletId, t.leftAt)],
);

/** Browsers on which the key of a wallet was proved. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    id: id(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the cookie that names the browser, hex. */
    deviceHash: text('device_hash').notNull(),
    device: text('device').notNull(),
    os: text('os').notNull(),
    browser: text('browser').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    trustedUntil: at('trusted_until').notNull(),
  },
  (t) => [unique('trusted_devices_place').on(t.walletId, t.deviceHash)],
);

/**
 * Balance of an account in one asset with its value at that time, which is never computed again.
 */
export const balanceSnapshots = pgTable(
  'balance_snapshots',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    assetId: text('asset_id').notNull(),
    at: at('at').notNull(),
    units: units('units').notNull(),
    /** Null when there was no price. */
    fiatMinor: cents('fiat_minor'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.assetId, t.at] }),
    index('balance_snapshots_at').on(t.at),
    check('balance_snapshots_units', sql`${t.units} >= 0`),
  ],
);
