import { beforeEach, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../test/manual-clock.ts';
import { createMiningQueue, type MiningQueue } from './mining-queue.ts';

let clock: ManualClock;
let queue: MiningQueue;
let mined: readonly string[];
let atOnce: number;
let mostAtOnce: number;
beforeEach(() => {
  clock = manualClock();
  queue = createMiningQueue(clock);
  mined = [];
  atOnce = 0;
  mostAtOnce = 0;
});

const ledger = (name: string) => ({
  mine: async () => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    mined = [...mined, name];
    return { height: mined.length, hash: name };
  },
});

it('mines one order after the other, a block at a time', async () => {
  const heads = await Promise.all([queue.mine(ledger('a'), 3), queue.mine(ledger('b'), 2)]);
  expect(mined).toEqual(['a', 'a', 'a', 'b', 'b']);
  expect(mostAtOnce).toBe(1);
  expect(heads.map(({ height }) => height)).toEqual([3, 5]);
});

it('lets other requests run between two blocks', async () => {
  const seen: number[] = [];
  setImmediate(() => seen.push(mined.length));
  await queue.mine(ledger('a'), 3);
  expect(seen).toEqual([1]);
});

it('refuses more blocks than a minute has, and more orders than may wait', async () => {
  for (let order = 0; order < 20; order += 1) await queue.mine(ledger('a'), 100);
  await expect(queue.mine(ledger('a'), 1)).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: 60,
  });
  clock.advance(60_000);
  const orders = Array.from({ length: 30 }, () => queue.mine(ledger('a'), 1));
  const results = await Promise.allSettled(orders);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});

it('goes on after a ledger that failed', async () => {
  const broken = { mine: () => Promise.reject(new Error('broken')) };
  await expect(queue.mine(broken, 2)).rejects.toThrow('broken');
  expect(await queue.mine(ledger('a'), 1)).toMatchObject({ hash: 'a' });
});
