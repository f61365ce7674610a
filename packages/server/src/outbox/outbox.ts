import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
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
  readonly payload: Readonly<Record<string, string>>;
  /** Earliest time of the first attempt; now unless given. */
  readonly notBefore?: Date;
}

/** Enqueues a job in the database transaction of the change that needs it; returns its id. */
export async function enqueue(tx: Db, platform: ServerPlatform, job: NewJob): Promise<string> {
  const id = platform.newId();
  const { notBefore, ...rest } = job;
  const now = nowOf(platform);
  const nextAttemptAt = notBefore ?? now;
  await tx.insert(outbox).values({ id, ...rest, nextAttemptAt, createdAt: now });
  await announce(tx, { topic: 'outbox', payload: { kind: job.kind } });
  return id;
}

/** Enqueues several jobs of one kind, in as many queries as one job takes. */
export async function enqueueAll(
  tx: Db,
  platform: ServerPlatform,
  { kind, payloads }: { readonly kind: string; readonly payloads: readonly NewJob['payload'][] },
): Promise<void> {
  if (payloads.length === 0) return;
  const now = nowOf(platform);
  await tx.insert(outbox).values(
    payloads.map((payload) => ({
      ...{ id: platform.newId(), kind, payload },
      ...{ nextAttemptAt: now, createdAt: now },
    })),
  );
  await announce(tx, { topic: 'outbox', payload: { kind } });
}

export interface OutboxOptions {
  readonly db: Db;
  readonly platform: ServerPlatform;
  /** Owner of the leases that this process takes. */
  readonly instanceId: string;
  readonly handlers: ReadonlyMap<string, OutboxHandler>;
}

export interface Outbox {
  /** Runs due jobs until there are none; returns how many it ran. */
  drain(): Promise<number>;
  /** Runs one job now, if it is due and not leased by another process. */
  runJob(id: string): Promise<void>;
  /** Releases the leases of other processes, which the lock of the data directory proves dead. */
  takeOver(): Promise<void>;
}

const leaseMs = 30_000;
const longestBackoffMs = 60_000;

export function createOutbox({ db, platform, instanceId, handlers }: OutboxOptions): Outbox {
  const due = () => {
    const now = nowOf(platform);
    return and(
      isNull(outbox.doneAt),
      lte(outbox.nextAttemptAt, now),
      or(isNull(outbox.leaseUntil), lt(outbox.leaseUntil, now)),
    );
  };

  async function take(id?: string): Promise<OutboxJob | undefined> {
    return db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(outbox)
        .where(id === undefined ? due() : and(eq(outbox.id, id), due()))
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

  async function work(item: OutboxJob): Promise<void> {
    const result = await run(handlers.get(item.kind), item);
    await db
      .update(outbox)
      .set(
        result.outcome === 'done'
          ? { doneAt: nowOf(platform), leaseUntil: null, lastError: null }
          : {
              leaseUntil: null,
              lastError: result.error,
              nextAttemptAt: new Date(platform.clock.now() + backoffMs(item.attempts)),
            },
      )
      .where(and(eq(outbox.id, item.id), eq(outbox.leaseOwner, instanceId)));
  }

  return {
    drain: async () => {
      let count = 0;
      for (let item = await take(); item !== undefined; item = await take()) {
        await work(item);
        count += 1;
      }
      return count;
    },
    runJob: async (id) => {
      const item = await take(id);
      if (item !== undefined) await work(item);
    },
    takeOver: async () => {
      await db.update(outbox).set({ leaseUntil: null }).where(isNull(outbox.doneAt));
    },
  };
}

async function run(handler: OutboxHandler | undefined, item: OutboxJob): Promise<OutboxOutcome> {
  if (handler === undefined) return { outcome: 'retry', error: `no handler for ${item.kind}` };
  try {
    return await handler(item);
  } catch (error) {
    return { outcome: 'retry', error: describeFault(error).message };
  }
}

/** Returns 1, 2, 4 … seconds, at most a minute. */
function backoffMs(attempts: number): number {
  return Math.min(1_000 * 2 ** Math.min(attempts - 1, 10), longestBackoffMs);
}
