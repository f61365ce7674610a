import { beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../../test/manual-clock.ts';
import { type ManualSchedule, manualSchedule } from '../../../test/manual-schedule.ts';
import { emptyDatabase } from '../../../test/worker-database.ts';
import type { Db } from '../../db/open-database.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import { createBlockClock } from './block-clock.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';

describe('createBlockClock', () => {
  let db: Db;
  let clock: ManualClock;
  let timer: ManualSchedule;
  let sandbox: Sandbox;
  let blocks: number;
  beforeEach(async () => {
    db = await emptyDatabase();
    clock = manualClock();
    timer = manualSchedule(clock);
    blocks = 0;
    sandbox = await openSandbox({ db, platform: serverPlatform({ clock }), network: 'BTC' });
  });

  const create = ({ speed = 120, owner = 'first' } = {}) =>
    createBlockClock({
      network: 'BTC',
      ledger: sandbox.ledger,
      db,
      platform: serverPlatform({ clock }),
      schedule: timer.schedule,
      owner,
      speed,
      onBlock: () => {
        blocks += 1;
      },
      onError: (error) => {
        throw error;
      },
    });
  const height = async () => (await sandbox.chain.head()).height;
  const step = async () => {
    timer.runNext();
    return timer.whenWaiting();
  };

  it('mines a block per interval of the network, divided by the speed', async () => {
    const blockClock = create();
    blockClock.start();
    // 10 minutes 120 times faster.
    expect(await timer.whenWaiting()).toBe(5_000);
    expect(await height()).toBe(1);
    await step();
    await step();
    expect([await height(), blocks]).toEqual([3, 3]);
    await blockClock.stop();
  });

  it('mines one block after a long stop', async () => {
    const first = create();
    first.start();
    await timer.whenWaiting();
    await first.stop();
    clock.advance(3_600_000);
    const second = create({ owner: 'second' });
    second.start();
    expect(await timer.whenWaiting()).toBe(5_000);
    expect(await height()).toBe(2);
    await second.stop();
  });

  it('leaves the mining to the process that holds the lease', async () => {
    const first = create();
    first.start();
    await timer.whenWaiting();
    clock.advance(5_000);
    const second = create({ owner: 'second' });
    second.start();
    await second.stop();
    expect(await height()).toBe(1);
    await first.stop();
  });

  it('mines on demand only at speed 0', async () => {
    const blockClock = create({ speed: 0 });
    blockClock.start();
    blockClock.wake();
    await blockClock.stop();
    expect([await height(), timer.waiting]).toEqual([0, 0]);
    await sandbox.ledger.mine(2);
    expect(await height()).toBe(2);
  });
});
