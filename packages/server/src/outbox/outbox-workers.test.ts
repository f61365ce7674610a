import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../test/manual-clock.ts';
import { type ManualSchedule, manualSchedule } from '../../test/manual-schedule.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import type { Loop } from '../db/loop.ts';
import type { Db } from '../db/open-database.ts';
import { outbox as outboxTable } from '../db/schema.ts';
import { type ServerPlatform, serverPlatform } from '../platform/server-platform.ts';
import { createOutbox, enqueue, type OutboxHandler } from './outbox.ts';
import { createOutboxWorkers } from './outbox-workers.ts';

const pollMs = 30_000;

describe('createOutboxWorkers', () => {
  let db: Db;
  let platform: ServerPlatform;
  let timer: ManualSchedule;
  let workers: Loop;
  let ran: readonly string[];
  let hanging: number;
  /** Ends the jobs that hang. */
  let release: () => void;
  beforeEach(async () => {
    db = await emptyDatabase();
    const clock = manualClock();
    platform = serverPlatform({ clock });
    timer = manualSchedule(clock);
    ran = [];
    hanging = 0;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const note: OutboxHandler = async ({ kind }) => {
      ran = [...ran, kind];
      return { outcome: 'done' };
    };
    const hang: OutboxHandler = async (job) => {
      hanging += 1;
      await released;
      return note(job);
    };
    const { schedule } = timer;
    const fail: OutboxHandler = async (job) => {
      await note(job);
      return { outcome: 'retry', error: 'not now' };
    };
    const handlers = new Map([
      ['mail', note],
      ['broadcast', hang],
      ['failing', fail],
    ]);
    const outbox = createOutbox({ db, platform, instanceId: 'a', handlers, schedule });
    const onError = (error: unknown) => expect.fail(String(error));
    workers = createOutboxWorkers({ outbox, schedule, pollMs, onError });
  });
  afterEach(async () => {
    release();
    await workers.stop();
  });

  const broadcast = (network: string) =>
    enqueue(db, platform, {
      kind: 'broadcast',
      lane: `broadcast-${network}`,
      payload: { intentId: network },
    });
  const sendMail = () => enqueue(db, platform, { kind: 'mail', payload: { mailId: 'a' } });

  it('run the jobs of one lane while all workers of another one hang', async () => {
    for (const _ of Array(10)) await broadcast('ETH');
    workers.start();
    // Each look adds a worker to the lane, until it has all four.
    const look = () => {
      workers.wake();
      return hanging;
    };
    await expect.poll(look).toBe(4);
    await sendMail();
    workers.wake();
    await expect.poll(() => ran).toEqual(['mail']);
  });

  it('finish the running jobs and begin no other ones when they stop', async () => {
    for (const _ of Array(10)) await broadcast('ETH');
    workers.start();
    await timer.whenWaiting();
    const stopped = workers.stop();
    release();
    await stopped;
    expect(ran).toEqual(['broadcast']);
  });

  it('sleep until the next job is due, or until the next look in case a notice was lost', async () => {
    workers.start();
    expect(await timer.whenWaiting()).toBe(pollMs);
    await enqueue(db, platform, {
      kind: 'mail',
      payload: { mailId: 'later' },
      notBefore: new Date(platform.clock.now() + 12_000),
    });
    workers.wake();
    await expect.poll(() => timer.waiting).toBe(1);
    expect(await timer.whenWaiting()).toBe(12_000);
    timer.runNext();
    await expect.poll(() => ran).toEqual(['mail']);
  });

  it('find a job whose notice was lost at the next look', async () => {
    workers.start();
    await timer.whenWaiting();
    await sendMail();
    timer.runNext();
    await expect.poll(() => ran).toEqual(['mail']);
  });

  it('run a failed job again when it is due', async () => {
    await enqueue(db, platform, { kind: 'failing', payload: {} });
    workers.start();
    for (const [attempts, waitMs] of [
      [1, 1_000],
      [2, 2_000],
    ] as const) {
      await expect.poll(() => ran).toHaveLength(attempts);
      await expect.poll(() => timer.whenWaiting()).toBe(waitMs);
      timer.runNext();
    }
  });

  it('run the jobs of a dead process when its lease ends', async () => {
    await sendMail();
    const leaseUntil = new Date(platform.clock.now() + 20_000);
    await db.update(outboxTable).set({ leaseOwner: 'dead', leaseUntil });
    workers.start();
    expect(await timer.whenWaiting()).toBe(20_000);
    timer.runNext();
    await timer.whenWaiting();
    // A lease holds through its last millisecond.
    if (ran.length === 0) timer.runNext();
    await expect.poll(() => ran).toEqual(['mail']);
  });

  it('look again after a second when the database fails a worker', async () => {
    let failures = 0;
    const failing = createOutboxWorkers({
      outbox: {
        dueLanes: async () => ({ lanes: ['mail'], nextInMs: null }),
        runNext: async () => {
          if (failures > 0) return false;
          failures += 1;
          throw new Error('no database');
        },
      },
      schedule: timer.schedule,
      pollMs,
      onError: (error) => expect(error).toEqual(new Error('no database')),
    });
    failing.start();
    await expect.poll(() => timer.whenWaiting()).toBe(1_000);
    timer.runNext();
    await expect.poll(() => timer.whenWaiting()).toBe(pollMs);
    await failing.stop();
  });
});
