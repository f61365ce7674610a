import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { at, bytes } from '../columns.ts';

/** One embedded ledger per network. */
export const sandboxLedgers = pgTable('sandbox_ledgers', {
  network: text('network').primaryKey(),
  /** Random per installation: nothing signed here is worth anything elsewhere. */
  treasuryPhrase: text('treasury_phrase').notNull(),
  nextBlockAt: at('next_block_at').notNull(),
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
  },
  (t) => [
    primaryKey({ columns: [t.network, t.hash] }),
    index('sandbox_transactions_order').on(t.network, t.sequence),
    index('sandbox_transactions_mempool').on(t.network).where(sql`${t.height} is null`),
    index('sandbox_transactions_block').on(t.network, t.height),
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
