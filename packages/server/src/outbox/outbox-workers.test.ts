import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../test/manual-clock.ts';
import { type ManualSchedule, manualSchedule } from '../../test/manual-schedule.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import type { Loop } from '../db/loop.ts';
import type { Db } from '../db/open-database.ts';
import { type ServerPlatform, serverPlatform } from '../platform/server-platform.ts';
import { createOutbox, enqueue, type OutboxHandler } from './outbox.ts';
import { createOutboxWorkers } from './outbox-workers.ts';

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
    const handlers = new Map([
      ['mail', note],
      ['broadcast', hang],
    ]);
    const outbox = createOutbox({ db, platform, instanceId: 'a', handlers, schedule });
    const onError = (error: unknown) => expect.fail(String(error));
    workers = createOutboxWorkers({ outbox, schedule, onError });
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
});
