import { beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../test/manual-clock.ts';
import { type ManualSchedule, manualSchedule } from '../../test/manual-schedule.ts';
import { emptyDatabase, isOnPostgres, workerDatabase } from '../../test/worker-database.ts';
import type { Db, OpenDatabase } from '../db/open-database.ts';
import { events } from '../db/schema.ts';
import { announce } from './announce.ts';
import { type ChangeBus, createChangeBus } from './change-bus.ts';
import { deleteOldChanges } from './delete-old-changes.ts';

describe('createChangeBus', () => {
  let db: Db;
  let timer: ManualSchedule;
  let heard: string[];
  beforeEach(async () => {
    db = await emptyDatabase();
    timer = manualSchedule(manualClock());
    heard = [];
  });

  const deaf: OpenDatabase['listen'] = async () => async () => {};
  async function begin(listen = deaf): Promise<ChangeBus> {
    const bus = createChangeBus({
      db,
      listen,
      schedule: timer.schedule,
      onChange: ({ payload }) => heard.push(JSON.stringify(payload)),
      onError: (error) => heard.push(String(error)),
    });
    bus.start();
    await timer.whenWaiting();
    return bus;
  }
  const say = (text: string, on = db) => announce(on, { topic: 'ledger', payload: { text } });
  const look = async () => {
    timer.runNext();
    await timer.whenWaiting();
  };
  const hears = (...texts: readonly string[]) =>
    expect
      .poll(async () => {
        if (timer.waiting > 0) await look();
        return heard;
      })
      .toEqual(texts.map((text) => JSON.stringify({ text })));

  it.skipIf(isOnPostgres())('hears nothing of what was committed before its start', async () => {
    await say('before');
    const bus = await begin();
    await say('after');
    await hears('after');
    await bus.stop();
  });

  it('hears what is committed, once and in order', async () => {
    const bus = await begin();
    await say('one');
    await db.transaction(async (tx) => {
      await say('two', tx);
      await say('three', tx);
    });
    await hears('one', 'two', 'three');
    await look();
    expect(heard).toHaveLength(3);
    await bus.stop();
  });

  it('hears nothing of what was rolled back', async () => {
    const bus = await begin();
    const undone = db.transaction(async (tx) => {
      await say('never', tx);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await look();
    expect(heard).toEqual([]);
    await bus.stop();
  });

  it('hears at once where the database gives notice', async () => {
    const bus = await begin((await workerDatabase()).listen);
    await say('now');
    await expect.poll(() => heard).toEqual([JSON.stringify({ text: 'now' })]);
    await bus.stop();
  });

  it('looks once more when it has begun to listen, which may be after its first look', async () => {
    let listens = () => {};
    const begun = new Promise<() => Promise<void>>((resolve) => {
      listens = () => resolve(async () => {});
    });
    const bus = await begin(() => begun);
    await say('in between');
    listens();
    await expect.poll(() => heard).toEqual([JSON.stringify({ text: 'in between' })]);
    await bus.stop();
  });

  it('says when it has begun, once: what came before is for others to look at', async () => {
    let begun = 0;
    const bus = createChangeBus({
      ...{ db, listen: deaf, schedule: timer.schedule, onChange: () => {} },
      onBegin: () => {
        begun += 1;
      },
      onError: (error) => heard.push(String(error)),
    });
    bus.start();
    await timer.whenWaiting();
    expect(begun).toBe(1);
    await look();
    expect(begun).toBe(1);
    await bus.stop();
  });

  it('hears what it got no notice of at the next look', async () => {
    const bus = createChangeBus({
      db,
      listen: deaf,
      schedule: timer.schedule,
      pollMs: 30_000,
      onChange: ({ payload }) => heard.push(JSON.stringify(payload)),
      onError: (error) => heard.push(String(error)),
    });
    bus.start();
    expect(await timer.whenWaiting()).toBe(30_000);
    await say('unnoticed');
    await hears('unnoticed');
    await bus.stop();
  });

  it('says nothing after its end', async () => {
    const bus = await begin((await workerDatabase()).listen);
    await bus.stop();
    await say('too late');
    expect(timer.waiting).toBe(0);
    expect(heard).toEqual([]);
  });

  it('goes on when it cannot listen, or a look fails', async () => {
    const bus = await begin(() => Promise.reject(new Error('no ears')));
    expect(heard.splice(0)).toEqual(['Error: no ears']);
    await say('still');
    await hears('still');
    await bus.stop();
  });

  it.runIf(isOnPostgres())(
    'waits for no transaction that still runs, and misses nothing of it, each once',
    async () => {
      const bus = await begin();
      await db.transaction(async (slow) => {
        await say('slow', slow);
        await say('quick');
        await look();
        expect(heard).toEqual([JSON.stringify({ text: 'quick' })]);
        await look();
      });
      await look();
      await look();
      expect(heard).toEqual(['quick', 'slow'].map((text) => JSON.stringify({ text })));
      await bus.stop();
    },
  );
});

describe('deleteOldChanges', () => {
  it('keeps the last hour', async () => {
    const db = await emptyDatabase();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const values = [59, 61].map((age) => ({
      topic: 'outbox' as const,
      payload: { age },
      at: minutesAgo(age),
    }));
    await db.insert(events).values(values);
    await deleteOldChanges(db);
    expect(await db.select({ payload: events.payload }).from(events)).toEqual([
      { payload: { age: 59 } },
    ]);
  });
});
