import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { at, bytes, rate } from '../columns.ts';

/** One embedded ledger per network. */
export const sandboxLedgers = pgTable('sandbox_ledgers', {
  network: text('network').primaryKey(),
  /** Random per installation: nothing signed here is worth anything elsewhere. */
  treasuryPhrase: text('treasury_phrase').notNull(),
  nextBlockAt: at('next_block_at').notNull(),
  /** Until then the server cannot reach it. */
  outageUntil: at('outage_until'),
  /** By which its fees are multiplied until `fee_spike_until`. */
  feeSpikeFactor: integer('fee_spike_factor'),
  feeSpikeUntil: at('fee_spike_until'),
});

export const sandboxBlocks = pgTable(
  'sandbox_blocks',
  {
    network: text('network').notNull(),
    height: integer('height').notNull(),
    hash: text('hash').notNull(),
    parentHash: text('parent_hash').notNull(),
    minedAt: at('mined_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.network, t.height] }),
    unique('sandbox_blocks_hash').on(t.network, t.hash),
  ],
);

/** Accepted transactions in order of acceptance; without a height they wait in the mempool. */
export const sandboxTransactions = pgTable(
  'sandbox_transactions',
  {
    network: text('network').notNull(),
    hash: text('hash').notNull(),
    sequence: bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    raw: bytes('raw').notNull(),
    height: integer('height'),
    acceptedAt: at('accepted_at').notNull(),
    /** Entries this transaction changed, as they were before: what undoing it restores. */
    undo: jsonb('undo').notNull(),
    /** Kept out of blocks on request. */
    isHeld: boolean('is_held').notNull().default(false),
    /** Owners of the entries it made or used up. */
    addresses: text('addresses').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.network, t.hash] }),
    index('sandbox_transactions_order').on(t.network, t.sequence),
    index('sandbox_transactions_mempool').on(t.network).where(sql`${t.height} is null`),
    index('sandbox_transactions_block').on(t.network, t.height),
    index('sandbox_transactions_addresses').using('gin', t.addresses),
  ],
);

/** The state of a ledger: one row per unspent output, account or token balance. */
export const sandboxEntries = pgTable(
  'sandbox_entries',
  {
    network: text('network').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.network, t.key] }),
    index('sandbox_entries_owner').on(t.network, sql`(${t.value} ->> 'address')`),
  ],
);

/** Prices that do not walk: one is pinned, or its feed fails. */
export const sandboxRates = pgTable(
  'sandbox_rates',
  {
    symbol: text('symbol').primaryKey(),
    feed: text('feed', { enum: ['pinned', 'stale', 'unavailable'] }).notNull(),
    price: rate('price'),
    since: at('since').notNull(),
  },
  (t) => [
    check('sandbox_rates_feed', sql`${t.feed} in ('pinned','stale','unavailable')`),
    check('sandbox_rates_price', sql`(${t.feed} = 'pinned') = (${t.price} is not null)`),
    check('sandbox_rates_above_zero', sql`${t.price} > 0`),
  ],
);
