import type { Platform } from '@billfold/core';
import { repeat } from '@billfold/core/internal';
import { and, asc, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { outbox } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { describeFault } from '../platform/describe-fault.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';

/** Job in the outbox: work that a committed change needs, such as a broadcast or a mail. */
export interface OutboxJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}
/** Runs a job. A job may run twice, so that a handler must be idempotent. */
export type OutboxHandler = (job: OutboxJob) => Promise<OutboxOutcome>;
export type OutboxOutcome =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'retry'; readonly error: string };

export interface NewJob {
  readonly kind: string;
  /** Jobs of one lane wait for each other, never for another lane's; its kind unless given. */
  readonly lane?: string;
  readonly payload: Readonly<Record<string, string>>;
  /** Earliest time of the first attempt; now unless given. */
  readonly notBefore?: Date;
}

/** Enqueues a job in the database transaction of the change that needs it; returns its id. */
export async function enqueue(tx: Db, platform: ServerPlatform, job: NewJob): Promise<string> {
  const row = toRow(platform, job);
  await tx.insert(outbox).values(row);
  await announce(tx, { topic: 'outbox', payload: { kind: job.kind } });
  return row.id;
}

/** Enqueues several jobs of one kind, in as many queries as one job takes. */
export async function enqueueAll(
  tx: Db,
  platform: ServerPlatform,
  { kind, payloads }: { readonly kind: string; readonly payloads: readonly NewJob['payload'][] },
): Promise<void> {
  if (payloads.length === 0) return;
  await tx.insert(outbox).values(payloads.map((payload) => toRow(platform, { kind, payload })));
  await announce(tx, { topic: 'outbox', payload: { kind } });
}

/** Makes a job due now as if it were new, where what it waited for has come. */
export async function bringForward(
  tx: Db,
  platform: ServerPlatform,
  { kind, payload }: Pick<NewJob, 'kind' | 'payload'>,
): Promise<void> {
  await tx
    .update(outbox)
    .set({ nextAttemptAt: nowOf(platform), attempts: 0 })
    .where(
      and(
        ...[isNull(outbox.doneAt), eq(outbox.kind, kind)],
        sql`${outbox.payload} @> ${JSON.stringify(payload)}::jsonb`,
      ),
    );
  await announce(tx, { topic: 'outbox', payload: { kind } });
}

/**
 * Marks a job as done in the database transaction of its work, so that both are there or neither. Returns false where it was
 * done before: its work is not to be done again.
 */
export async function finishJob(
  tx: Db,
  platform: ServerPlatform,
  { id }: Pick<OutboxJob, 'id'>,
): Promise<boolean> {
  const finished = await tx
    .update(outbox)
    .set({ doneAt: nowOf(platform) })
    .where(and(eq(outbox.id, id), isNull(outbox.doneAt)))
    .returning({ id: outbox.id });
  return finished.length > 0;
}

function toRow(platform: ServerPlatform, { kind, payload, lane = kind, notBefore }: NewJob) {
  const now = nowOf(platform);
  const nextAttemptAt = notBefore ?? now;
  return { id: platform.newId(), kind, lane, payload, nextAttemptAt, createdAt: now };
}

export interface OutboxOptions {
  readonly db: Db;
  readonly platform: ServerPlatform;
  /** Owner of the leases that this process takes. */
  readonly instanceId: string;
  readonly handlers: ReadonlyMap<string, OutboxHandler>;
  readonly schedule: Platform['schedule'];
}

/** Lanes with a due job, and the time until the next other job is due; null without one. */
export interface DueLanes {
  readonly lanes: readonly string[];
  readonly nextInMs: number | null;
}

export interface Outbox {
  dueLanes(): Promise<DueLanes>;
  /** Runs the next due job of a lane; returns whether there was one. */
  runNext(lane: string): Promise<boolean>;
  /** Runs due jobs of all lanes, one after the other, until there are none; returns how many it ran. */
  drain(): Promise<number>;
  /** Runs one job now, if it is due and not leased by another process. */
  runJob(id: string): Promise<void>;
  /** Releases the leases of other processes, which the lock of the data directory proves dead. */
  takeOver(): Promise<void>;
}

/** The jobs of a process that died are free again after this time. */
const leaseMs = 30_000;
/** A handler that takes longer is given up; the job is tried again. */
const deadlineMs = 120_000;
const longestBackoffMs = 60_000;

export function createOutbox(options: OutboxOptions): Outbox {
  const { db, platform, instanceId, handlers, schedule } = options;
  const due = () => {
    const now = nowOf(platform);
    return and(
      isNull(outbox.doneAt),
      lte(outbox.nextAttemptAt, now),
      or(isNull(outbox.leaseUntil), lt(outbox.leaseUntil, now)),
    );
  };

  async function take(only?: SQL): Promise<OutboxJob | undefined> {
    return db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(outbox)
        .where(and(due(), only))
        .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (row === undefined) return undefined;
      const leaseUntil = new Date(platform.clock.now() + leaseMs);
      const attempts = row.attempts + 1;
      await tx
        .update(outbox)
        .set({ leaseOwner: instanceId, leaseUntil, attempts })
        .where(eq(outbox.id, row.id));
      return { ...row, attempts };
    });
  }

  async function work(job: OutboxJob): Promise<void> {
    const held = and(eq(outbox.id, job.id), eq(outbox.leaseOwner, instanceId));
    const renew = async () => {
      const leaseUntil = new Date(platform.clock.now() + leaseMs);
      // A fault is not reported: the query after the job meets it as well.
      await db
        .update(outbox)
        .set({ leaseUntil })
        .where(held)
        .catch(() => undefined);
    };
    const stopRenewing = repeat({ schedule, restMs: () => leaseMs / 3, task: renew });
    const result = await withDeadline(schedule, run(handlers.get(job.kind), job));
    stopRenewing();
    await db
      .update(outbox)
      .set(
        result.outcome === 'done'
          ? { doneAt: nowOf(platform), leaseUntil: null, lastError: null }
          : {
              leaseUntil: null,
              lastError: result.error,
              nextAttemptAt: new Date(platform.clock.now() + backoffMs(job.attempts)),
            },
      )
      .where(held);
  }

  async function runOne(only?: SQL): Promise<boolean> {
    const job = await take(only);
    if (job !== undefined) await work(job);
    return job !== undefined;
  }

  return {
    dueLanes: async () => {
      const now = nowOf(platform);
      const freeAt = sql`greatest(${outbox.nextAttemptAt}, ${outbox.leaseUntil})`;
      const rows = await db
        .select({
          lane: outbox.lane,
          isDue: sql<boolean>`bool_or(${due()})`,
          nextAt: sql`min(${freeAt}) filter (where not ${due()})`.mapWith(outbox.nextAttemptAt),
        })
        .from(outbox)
        .where(isNull(outbox.doneAt))
        .groupBy(outbox.lane);
      const later = rows.flatMap(({ nextAt }) => nextAt?.getTime() ?? []);
      return {
        lanes: rows.flatMap(({ lane, isDue }) => (isDue ? [lane] : [])),
        nextInMs: later.length === 0 ? null : Math.min(...later) - now.getTime(),
      };
    },
    runNext: (lane) => runOne(eq(outbox.lane, lane)),
    drain: async () => {
      let count = 0;
      while (await runOne()) count += 1;
      return count;
    },
    runJob: async (id) => {
      await runOne(eq(outbox.id, id));
    },
    takeOver: async () => {
      await db.update(outbox).set({ leaseUntil: null }).where(isNull(outbox.doneAt));
    },
  };
}

async function run(handler: OutboxHandler | undefined, job: OutboxJob): Promise<OutboxOutcome> {
  if (handler === undefined) return { outcome: 'retry', error: `no handler for ${job.kind}` };
  try {
    return await handler(job);
  } catch (error) {
    return { outcome: 'retry', error: describeFault(error).message };
  }
}

function withDeadline(
  schedule: Platform['schedule'],
  outcome: Promise<OutboxOutcome>,
): Promise<OutboxOutcome> {
  return new Promise((resolve) => {
    const cancel = schedule(
      () => resolve({ outcome: 'retry', error: 'took too long' }),
      deadlineMs,
    );
    void outcome.then((result) => {
      cancel();
      resolve(result);
    });
  });
}

/** Returns 1, 2, 4 … seconds, at most a minute. */
function backoffMs(attempts: number): number {
  return Math.min(1_000 * 2 ** Math.min(attempts - 1, 10), longestBackoffMs);
}
