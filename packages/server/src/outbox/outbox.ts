import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { outbox } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { describeFault } from '../platform/describe-fault.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';

export interface OutboxItem {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}
/** Does the promised work. May run twice for one item: it must be idempotent. */
export type OutboxHandler = (item: OutboxItem) => Promise<OutboxOutcome>;
export type OutboxOutcome =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'retry'; readonly error: string };

export interface Promised {
  readonly kind: string;
  readonly payload: Readonly<Record<string, string>>;
  /** Now unless given. */
  readonly notBefore?: Date;
}

/** Promises work in the transaction of the change that needs it; returns the item's id. */
export async function promise(tx: Db, platform: ServerPlatform, work: Promised): Promise<string> {
  const id = platform.newId();
  const { notBefore, ...rest } = work;
  const now = nowOf(platform);
  const nextAttemptAt = notBefore ?? now;
  await tx.insert(outbox).values({ id, ...rest, nextAttemptAt, createdAt: now });
  await announce(tx, { topic: 'outbox', payload: { kind: work.kind } });
  return id;
}

/** The same of much at once, in as many queries as of one. */
export async function promiseAll(
  tx: Db,
  platform: ServerPlatform,
  { kind, payloads }: { readonly kind: string; readonly payloads: readonly Promised['payload'][] },
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
  /** Names this process: a lease of a dead predecessor is taken over at its start. */
  readonly instanceId: string;
  readonly handlers: ReadonlyMap<string, OutboxHandler>;
}

export interface Outbox {
  /** Works on what is due until nothing is; returns how many items it took. */
  drain(): Promise<number>;
  /** Works on one item now, if it is due and nobody else has it. */
  drainItem(id: string): Promise<void>;
  /** Leases of other instances end: the data directory's lock says that they are dead. */
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

  async function take(id?: string): Promise<OutboxItem | undefined> {
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

  async function work(item: OutboxItem): Promise<void> {
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
    drainItem: async (id) => {
      const item = await take(id);
      if (item !== undefined) await work(item);
    },
    takeOver: async () => {
      await db.update(outbox).set({ leaseUntil: null }).where(isNull(outbox.doneAt));
    },
  };
}

async function run(handler: OutboxHandler | undefined, item: OutboxItem): Promise<OutboxOutcome> {
  if (handler === undefined) return { outcome: 'retry', error: `no handler for ${item.kind}` };
  try {
    return await handler(item);
  } catch (error) {
    return { outcome: 'retry', error: describeFault(error).message };
  }
}

/** 1, 2, 4 … seconds, at most a minute. */
function backoffMs(attempts: number): number {
  return Math.min(1_000 * 2 ** Math.min(attempts - 1, 10), longestBackoffMs);
}
