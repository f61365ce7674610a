import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';

/** The blocks the watcher has applied, newest first to find the fork after a reorganisation. */
export const chainBlocks = pgTable(
  'chain_blocks',
  {
    network: text('network').notNull(),
    height: integer('height').notNull(),
    hash: text('hash').notNull(),
    parentHash: text('parent_hash').notNull(),
    minedAt: at('mined_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.network, t.height] })],
);

/** Up to where the books agree with the chain. Moves in the same transaction as the books. */
export const chainCursors = pgTable('chain_cursors', {
  network: text('network').primaryKey(),
  height: integer('height').notNull(),
  hash: text('hash').notNull(),
  /** When the watcher last reached the head. */
  syncedAt: at('synced_at').notNull(),
  /** Milliseconds that the watcher then rests, as the network is idle. */
  restMs: integer('rest_ms').notNull().default(0),
  /** How often somebody asked to read the chain again from its beginning, and up to which wish it was done. */
  rescansWanted: integer('rescans_wanted').notNull().default(0),
  rescansDone: integer('rescans_done').notNull().default(0),
});

/** Work that one process does at a time; a lease outlives its owner by seconds. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  owner: text('owner').notNull(),
  until: at('until').notNull(),
});

/**
 * Chains and master key to which this database belongs; a server with others refuses to open it.
 */
export const installation = pgTable('installation', {
  chainMode: text('chain_mode').primaryKey(),
  /** Recognises the master key without telling it; null until a server has started since. */
  keyFingerprint: text('key_fingerprint'),
  /**
   * Addresses for payments are derived from this index on, as those below it may have been given out
   * before a backup was restored.
   */
  addressFloor: integer('address_floor').notNull().default(0),
  createdAt: at('created_at').notNull(),
});
