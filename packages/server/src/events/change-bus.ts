import type { Platform } from '@billfold/core';
import { asc, gte, sql } from 'drizzle-orm';
import { createLoop } from '../db/loop.ts';
import type { Db, OpenDatabase } from '../db/open-database.ts';
import { events } from '../db/schema.ts';
import { type Change, channel } from './announce.ts';

export interface ChangeBusOptions {
  readonly db: Db;
  readonly listen: OpenDatabase['listen'];
  readonly schedule: Platform['schedule'];
  /** Time between two looks without a notice; a second unless given. */
  readonly pollMs?: number | undefined;
  readonly onChange: (change: Change) => void;
  /**
   * Called once the bus has begun: what was committed before is never told, so that whoever looked earlier
   * has to look again.
   */
  readonly onBegin?: () => void;
  /** The bus goes on after an error. */
  readonly onError: (error: unknown) => void;
}

/** Bus of the changes that any process committed, this one included, soon after each commit. */
export interface ChangeBus {
  start(): void;
  /** Waits for the look that is under way. */
  stop(): Promise<void>;
}

/**
 * Looks at `events` whenever the database gives notice, and every `pollMs` in case one was lost. Each
 * look tells what transactions wrote that ended since the last one. It goes by their ids, not by
 * those of the rows: row ids are given before the commit, so a lower one may appear after a higher
 * one was read. Below the horizon, the oldest transaction that still runs, nothing can appear any
 * more. What lies above it is told at once too, and remembered until the horizon has passed it: a change
 * does not wait for transactions that have nothing to do with it.
 */
export function createChangeBus(options: ChangeBusOptions): ChangeBus {
  const { db, listen, schedule, pollMs = 1_000, onChange, onBegin, onError } = options;
  let from: bigint | null = null;
  /** Ids of the changes above the horizon, which the next look finds again. */
  let told: ReadonlySet<bigint> = new Set();
  let listening: Promise<() => Promise<void>> | null = null;

  const loop = createLoop({
    schedule,
    onError,
    step: async () => {
      const { horizon, changes } = await loadChanges(db, from);
      for (const { id, change } of changes) if (!told.has(id)) onChange(change);
      told = new Set(changes.flatMap((each) => (each.transactionId < horizon ? [] : [each.id])));
      const isFirst = from === null;
      from = horizon;
      if (isFirst) onBegin?.();
      return pollMs;
    },
  });
  return {
    start: () => {
      if (listening !== null) return;
      listening = listen(channel, loop.wake);
      // No notice came of commits from before it listened.
      listening.then(loop.wake, onError);
      loop.start();
    },
    stop: async () => {
      await loop.stop();
      const unlisten = await listening?.catch(() => null);
      await unlisten?.();
    },
  };
}

interface Look {
  /** The oldest transaction that may still write. */
  readonly horizon: bigint;
  readonly changes: readonly Seen[];
}

interface Seen {
  readonly id: bigint;
  readonly transactionId: bigint;
  readonly change: Change;
}

/** Loads the horizon, with the committed changes from `from` on; null has none. */
async function loadChanges(db: Db, from: bigint | null): Promise<Look> {
  const { id, topic, payload, walletId, userId, businessId, transactionId } = events;
  const isNew = from === null ? sql`false` : gte(transactionId, from);
  const rows = await db
    .select({
      horizon: sql<string>`horizon::text`,
      ...{ id, transactionId },
      change: { topic, payload, walletId, userId, businessId },
    })
    .from(sql`(select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon) as look`)
    .leftJoin(events, isNew)
    .orderBy(asc(transactionId), asc(id));
  const [row] = rows;
  if (row === undefined) throw new Error('the database has no horizon');
  const changes = rows.flatMap((each) =>
    each.id === null || each.transactionId === null || each.change === null
      ? []
      : [{ id: each.id, transactionId: each.transactionId, change: each.change }],
  );
  return { horizon: BigInt(row.horizon), changes };
}
