import { toBaseUnits } from '@billfold/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../../test/manual-clock.ts';
import { type ManualSchedule, manualSchedule } from '../../../test/manual-schedule.ts';
import { emptyDatabase } from '../../../test/worker-database.ts';
import type { Db } from '../../db/open-database.ts';
import { openSandbox, type Sandbox } from '../../families/open-sandbox.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import { createBlockClock } from './block-clock.ts';

describe('createBlockClock', () => {
  let db: Db;
  let clock: ManualClock;
  let timer: ManualSchedule;
  let sandbox: Sandbox;
  beforeEach(async () => {
    db = await emptyDatabase();
    clock = manualClock();
    timer = manualSchedule(clock);
    sandbox = await openSandbox({ db, platform: serverPlatform({ clock }), network: 'BTC' });
  });

  const create = ({ speed = 120, owner = 'first', leaseMs = 15_000 } = {}) =>
    createBlockClock({
      network: sandbox.chain.network,
      ledger: sandbox.ledger,
      db,
      platform: serverPlatform({ clock }),
      schedule: timer.schedule,
      owner,
      leaseMs,
      speed,
      onError: (error) => {
        throw error;
      },
    });
  // The first receiving address of the BIP-84 test vectors.
  const pay = async (address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu') => {
    const paid = await sandbox.ledger.pay({ address, amount: toBaseUnits(50_000n) });
    if (paid.outcome !== 'sent') throw new Error(`The faucet refuses: ${paid.outcome}`);
    return paid;
  };
  const height = async () => (await sandbox.chain.head()).height;
  const step = async () => {
    timer.runNext();
    return timer.whenWaiting();
  };

  it('mines a block per interval of the network, divided by the speed, while one is waited for', async () => {
    const blockClock = create();
    await pay();
    blockClock.start();
    // 10 minutes 120 times faster.
    expect(await timer.whenWaiting()).toBe(5_000);
    expect(await height()).toBe(1);
    await step();
    await step();
    expect(await height()).toBe(3);
    await blockClock.stop();
  });

  it('mines every two minutes while nobody waits for a block, then at once in time', async () => {
    await sandbox.ledger.mine(10);
    const blockClock = create();
    blockClock.start();
    // It looks every 5 seconds, for its lease.
    expect(await timer.whenWaiting()).toBe(5_000);
    for (let steps = 0; steps < 23; steps += 1) await step();
    expect(await height()).toBe(11);
    await step();
    expect(await height()).toBe(12);
    await pay();
    timer.runNext();
    expect(await timer.whenWaiting()).toBe(2_000);
    await step();
    expect(await height()).toBe(13);
    await blockClock.stop();
  });

  it('mines a payment within two seconds when it is woken for it, however long the interval', async () => {
    await sandbox.ledger.mine(10);
    const blockClock = create({ leaseMs: 360_000 });
    blockClock.start();
    expect(await timer.whenWaiting()).toBe(120_000);
    await pay();
    blockClock.wake();
    await expect.poll(() => timer.waiting).toBe(1);
    expect(await timer.whenWaiting()).toBe(2_000);
    await step();
    expect(await height()).toBe(12);
    await blockClock.stop();
  });

  it('mines twice a second at most', async () => {
    sandbox = await openSandbox({ db, platform: serverPlatform({ clock }), network: 'ETH' });
    const { hash } = await pay('0x9858EfFD232B4033E47d90003D41EC34EcaEda94');
    const blockClock = create({ speed: 600 });
    blockClock.start();
    // 15 seconds 600 times faster would be 25 ms.
    expect(await timer.whenWaiting()).toBe(500);
    await step();
    expect(await height()).toBe(2);
    expect(await sandbox.chain.find(hash)).toMatchObject({ block: { height: 1 } });
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
