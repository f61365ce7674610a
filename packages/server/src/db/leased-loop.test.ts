import { beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../test/manual-clock.ts';
import { type ManualSchedule, manualSchedule } from '../../test/manual-schedule.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import { holdLease, releaseLease } from './lease.ts';
import { createLeasedLoop } from './leased-loop.ts';
import type { Db } from './open-database.ts';
import { leases } from './schema.ts';

describe('createLeasedLoop', () => {
  let db: Db;
  let clock: ManualClock;
  let timer: ManualSchedule;
  let steps: number;
  let errors: unknown[];
  beforeEach(async () => {
    db = await emptyDatabase();
    clock = manualClock();
    timer = manualSchedule(clock);
    steps = 0;
    errors = [];
  });

  const count = async () => {
    steps += 1;
    return 1_000;
  };
  const create = (step: () => Promise<number> = count) =>
    createLeasedLoop({
      db,
      clock,
      schedule: timer.schedule,
      name: 'work',
      owner: 'first',
      step,
      onError: (error) => errors.push(error),
    });
  const takeAs = (owner: string) =>
    holdLease(db, { name: 'work', owner, now: new Date(clock.now()), forMs: 15_000 });

  it('runs a step at once, and again after the time it asks for', async () => {
    const loop = create();
    loop.start();
    loop.start();
    expect(await timer.whenWaiting()).toBe(1_000);
    expect(steps).toBe(1);
    timer.runNext();
    await timer.whenWaiting();
    expect(steps).toBe(2);
    expect(timer.waiting).toBe(1);
    await loop.stop();
  });

  it('runs no step while another owner holds the lease, and takes over when it ends', async () => {
    await takeAs('second');
    const loop = create();
    loop.start();
    expect(await timer.whenWaiting()).toBe(1_000);
    expect(steps).toBe(0);
    clock.advance(15_000);
    timer.runNext();
    await timer.whenWaiting();
    expect(steps).toBe(1);
    await loop.stop();
  });

  it('tells a step whether another owner may have worked since the last one', async () => {
    const leases: string[] = [];
    const noting = createLeasedLoop({
      db,
      clock,
      schedule: timer.schedule,
      name: 'noted',
      owner: 'first',
      step: async (lease) => {
        leases.push(lease);
        return 1_000;
      },
      onError: (error) => errors.push(error),
    });
    noting.start();
    await timer.whenWaiting();
    timer.runNext();
    await timer.whenWaiting();
    clock.advance(15_000);
    const others = { name: 'noted', owner: 'second' };
    await holdLease(db, { ...others, now: new Date(clock.now()), forMs: 15_000 });
    await releaseLease(db, others);
    timer.runNext();
    await timer.whenWaiting();
    expect(leases).toEqual(['taken', 'kept', 'taken']);
    await noting.stop();
  });

  it('looks again before its lease ends, however far away the next work is', async () => {
    const loop = create(async () => 3_600_000);
    loop.start();
    expect(await timer.whenWaiting()).toBe(5_000);
    await loop.stop();
  });

  it('renews its lease after a third of its life, however often it is woken before', async () => {
    const loop = create();
    const leasedUntil = async () => (await db.select().from(leases))[0]?.until.getTime();
    loop.start();
    await timer.whenWaiting();
    const taken = await leasedUntil();
    clock.advance(4_999);
    loop.wake();
    await timer.whenWaiting();
    expect([steps, await leasedUntil()]).toEqual([2, taken]);
    clock.advance(1);
    loop.wake();
    await timer.whenWaiting();
    expect([steps, await leasedUntil()]).toEqual([3, clock.now() + 15_000]);
    await loop.stop();
  });

  it('renews its lease during a step that says so, as often as the step takes', async () => {
    let finish = () => {};
    const long = createLeasedLoop({
      ...{ db, clock, schedule: timer.schedule, name: 'work', owner: 'first' },
      renewsInStep: true,
      step: () =>
        new Promise<number>((resolve) => {
          finish = () => resolve(1_000);
        }),
      onError: (error) => errors.push(error),
    });
    long.start();
    for (let renewals = 0; renewals < 4; renewals += 1) {
      expect(await timer.whenWaiting()).toBe(5_000);
      timer.runNext();
    }
    await timer.whenWaiting();
    expect(await takeAs('second')).toBe('refused');
    finish();
    await expect.poll(() => timer.whenWaiting()).toBe(1_000);
    expect(timer.waiting).toBe(1);
    await long.stop();
    expect(errors).toEqual([]);
  });

  it('runs no step after the end of a lease that another owner has taken meanwhile', async () => {
    const loop = create();
    loop.start();
    await timer.whenWaiting();
    clock.advance(15_000);
    expect(await takeAs('second')).toBe('taken');
    loop.wake();
    await timer.whenWaiting();
    expect(steps).toBe(1);
    await loop.stop();
  });

  it('runs one more step when it is woken during one', async () => {
    const loop = create(async () => {
      if (steps === 0) loop.wake();
      return count();
    });
    loop.start();
    await timer.whenWaiting();
    expect(steps).toBe(2);
    expect(timer.waiting).toBe(1);
    await loop.stop();
  });

  it('goes on after an error and reports it', async () => {
    const loop = create(async () => {
      steps += 1;
      throw new Error(`step ${steps}`);
    });
    loop.start();
    await timer.whenWaiting();
    timer.runNext();
    await timer.whenWaiting();
    expect(errors).toEqual([new Error('step 1'), new Error('step 2')]);
    await loop.stop();
  });

  it('waits for the running step when it stops, then gives up the lease for good', async () => {
    let finish = () => {};
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const loop = create(async () => {
      begun();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return count();
    });
    loop.start();
    await isBegun;
    const stopped = loop.stop();
    expect(steps).toBe(0);
    finish();
    await stopped;
    expect(steps).toBe(1);
    expect(timer.waiting).toBe(0);
    expect(await takeAs('second')).toBe('taken');
    loop.wake();
    expect(steps).toBe(1);
  });
});
