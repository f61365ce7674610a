import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
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
import { at, id } from '../columns.ts';
import { businesses } from './businesses.ts';
import { wallets } from './wallets.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    network: text('network').notNull(),
    /** Number of the account, counted as `storedIndexOf` says. */
    accountIndex: integer('account_index').notNull(),
    /** Kind of its addresses, on networks whose wallets have several. */
    addressType: text('address_type', { enum: ['pkh', 'sh-wpkh', 'wpkh', 'tr'] })
      .notNull()
      .default('wpkh'),
    /** Receiving address that holds its funds by itself: of a purse, or of an account that is counted by it; else 0. */
    addressIndex: integer('address_index').notNull().default(0),
    /**
     * Purpose of the account: its owner's wallet, payments to a business, one address given to one
     * customer (a purse), test payments on a live server, which are simulated and never watched, or payments to
     * the key of another wallet, which are watched and never spent here. A person lists, counts and deletes those
     * of the wallet alone.
     */
    purpose: text('purpose', { enum: ['WALLET', 'PAYMENTS', 'PURSE', 'TEST', 'WATCH'] })
      .notNull()
      .default('WALLET'),
    /** Payments account that a purse belongs to. */
    parentId: uuid('parent_id').references((): AnyPgColumn => accounts.id),
    businessId: integer('business_id').references(() => businesses.id),
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
    unique('accounts_place').on(t.walletId, t.network, t.accountIndex, t.addressIndex),
    unique('accounts_tenant').on(t.walletId, t.id),
    uniqueIndex('accounts_name')
      .on(t.walletId, sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null and ${t.purpose} = 'WALLET'`),
    index('accounts_business').on(t.businessId).where(sql`${t.businessId} is not null`),
    check('accounts_purpose', sql`${t.purpose} in ('WALLET','PAYMENTS','PURSE','TEST','WATCH')`),
    check('accounts_of_business', sql`(${t.purpose} = 'WALLET') = (${t.businessId} is null)`),
    check('accounts_of_purse', sql`(${t.purpose} = 'PURSE') = (${t.parentId} is not null)`),
    check('accounts_address_type', sql`${t.addressType} in ('pkh','sh-wpkh','wpkh','tr')`),
    check('accounts_index', sql`(${t.accountIndex} >= 0) = (${t.addressType} = 'wpkh')`),
    check('accounts_address', sql`${t.addressIndex} = 0 or ${t.purpose} in ('PURSE','WALLET')`),
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

/** Searches for accounts that an imported phrase has used elsewhere: one of each wallet and network. */
export const accountSearches = pgTable(
  'account_searches',
  {
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    network: text('network').notNull(),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.walletId, t.network] }),
    index('account_searches_open').on(t.network).where(sql`${t.finishedAt} is null`),
  ],
);
