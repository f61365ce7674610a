import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../test/manual-clock.ts';
import { type ManualSchedule, manualSchedule } from '../../test/manual-schedule.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import type { Db } from '../db/open-database.ts';
import { outbox as table } from '../db/schema.ts';
import { type ServerPlatform, serverPlatform } from '../platform/server-platform.ts';
import { createOutbox, enqueue, type Outbox, type OutboxOutcome } from './outbox.ts';

let db: Db;
let clock: ManualClock;
let platform: ServerPlatform;
let timer: ManualSchedule;

beforeEach(async () => {
  db = await emptyDatabase();
  clock = manualClock();
  platform = serverPlatform({ clock });
  timer = manualSchedule(clock);
});

/** An outbox whose work answers what the test says and notes what it was given. */
function workingOn(
  answer: (attempt: number) => OutboxOutcome | Promise<OutboxOutcome>,
  instanceId = 'a',
) {
  const seen: unknown[] = [];
  const box = createOutbox({
    db,
    platform,
    instanceId,
    schedule: timer.schedule,
    handlers: new Map([
      [
        'note',
        async (item) => {
          seen.push(item.payload);
          return answer(item.attempts);
        },
      ],
    ]),
  });
  return { box, seen };
}

/** Milliseconds until the lease of the only job ends. */
const leasedFor = async () => {
  const [row] = await db.select().from(table);
  return (row?.leaseUntil?.getTime() ?? 0) - clock.now();
};

const enqueueNote = (text = 'hello') =>
  db.transaction((tx) => enqueue(tx, platform, { kind: 'note', payload: { text } }));
const done = { outcome: 'done' } as const;
const retry = { outcome: 'retry', error: 'not now' } as const;

describe('createOutbox', () => {
  it('runs an enqueued job once', async () => {
    const { box, seen } = workingOn(() => done);
    await enqueueNote();
    expect(await box.drain()).toBe(1);
    expect(await box.drain()).toBe(0);
    expect(seen).toEqual([{ text: 'hello' }]);
  });

  it('does nothing of a transaction that was rolled back', async () => {
    const { box, seen } = workingOn(() => done);
    await expect(
      db.transaction(async (tx) => {
        await enqueue(tx, platform, { kind: 'note', payload: { text: 'never' } });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await box.drain();
    expect(seen).toEqual([]);
  });

  it('tries again later, longer apart each time', async () => {
    const { box, seen } = workingOn((attempt) => (attempt < 3 ? retry : done));
    await enqueueNote();
    await box.drain();
    clock.advance(999);
    expect(await box.drain()).toBe(0);
    clock.advance(1);
    expect(await box.drain()).toBe(1);
    clock.advance(1_999);
    expect(await box.drain()).toBe(0);
    clock.advance(1);
    expect(await box.drain()).toBe(1);
    expect(seen).toHaveLength(3);
  });

  it('retries a job whose handler threw', async () => {
    const { box } = workingOn((attempt) => {
      if (attempt === 1) throw new Error('the node is gone');
      return done;
    });
    const id = await enqueueNote();
    await box.drain();
    const [row] = await db.select().from(table).where(eq(table.id, id));
    expect(row).toMatchObject({ lastError: 'the node is gone', doneAt: null });
    clock.advance(1_000);
    expect(await box.drain()).toBe(1);
  });

  it('gives one item to one of several workers', async () => {
    const boxes: readonly Outbox[] = ['a', 'b', 'c'].map(
      (instance) => workingOn(() => done, instance).box,
    );
    for (const text of ['one', 'two', 'three', 'four']) await enqueueNote(text);
    const counts = await Promise.all(boxes.map((box) => box.drain()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  it('leaves a job to the worker that runs it, and to others once that one has died', async () => {
    let finish: (outcome: OutboxOutcome) => void = () => undefined;
    const slow = workingOn(
      () =>
        new Promise<OutboxOutcome>((resolve) => {
          finish = resolve;
        }),
    );
    const other = workingOn(() => done, 'b');
    await enqueueNote();
    const working = slow.box.drain();
    await expect.poll(() => slow.seen.length).toBe(1);
    expect(await other.box.drain()).toBe(0);
    clock.advance(30_001);
    expect(await other.box.drain()).toBe(1);
    finish(done);
    await working;
  });

  it('keeps the lease of a job that takes long', async () => {
    const slow = workingOn(() => new Promise<OutboxOutcome>(() => undefined));
    const other = workingOn(() => done, 'b');
    await enqueueNote();
    void slow.box.drain();
    for (const _ of [1, 2, 3, 4]) {
      // Both wait: the end of the handler's time, and the next renewal.
      await expect.poll(() => timer.waiting).toBe(2);
      timer.runNext();
      await expect.poll(() => leasedFor()).toBe(30_000);
    }
    expect(await other.box.drain()).toBe(0);
  });

  it('gives up a handler that hangs, and tries its job again', async () => {
    const { box } = workingOn((attempt) =>
      attempt === 1 ? new Promise<OutboxOutcome>(() => undefined) : done,
    );
    const id = await enqueueNote();
    let isDrained = false;
    void box.drain().then(() => {
      isDrained = true;
    });
    const runTimers = () => {
      if (timer.waiting > 0) timer.runNext();
      return isDrained;
    };
    await expect.poll(runTimers).toBe(true);
    const [row] = await db.select().from(table).where(eq(table.id, id));
    expect(row).toMatchObject({ lastError: 'took too long', doneAt: null });
    clock.advance(1_000);
    expect(await box.drain()).toBe(1);
  });

  it('takes over what a dead predecessor had in hand', async () => {
    const dead = workingOn(() => new Promise<OutboxOutcome>(() => undefined));
    await enqueueNote();
    void dead.box.drain();
    await expect.poll(() => dead.seen.length).toBe(1);
    const next = workingOn(() => done, 'b');
    await next.box.takeOver();
    expect(await next.box.drain()).toBe(1);
  });

  it('works on one named item alone', async () => {
    const { box, seen } = workingOn(() => done);
    await enqueueNote('first');
    const id = await enqueueNote('second');
    await box.runJob(id);
    expect(seen).toEqual([{ text: 'second' }]);
  });
});
