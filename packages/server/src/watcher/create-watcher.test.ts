import { beforeEach, describe, expect, it } from 'vitest';
import { openAccount } from '../../test/books.ts';
import { type ManualSchedule, manualSchedule } from '../../test/manual-schedule.ts';
import {
  createWatchedBooks,
  network,
  type WatchedBooks,
  wallet,
} from '../../test/watched-books.ts';
import { wantRescan } from '../chains/cursor.ts';
import { holdLease } from '../db/lease.ts';
import type { LeasedLoop } from '../db/leased-loop.ts';
import { createWatcher } from './create-watcher.ts';

describe('createWatcher', () => {
  let books: WatchedBooks;
  let timer: ManualSchedule;
  let watcher: LeasedLoop;
  let errors: unknown[];
  beforeEach(async () => {
    books = await createWatchedBooks();
    timer = manualSchedule(books.clock);
    errors = [];
    watcher = createWatcher({
      context: { ...books, chains: { get: () => books.chain } },
      network,
      schedule: timer.schedule,
      owner: 'first',
      onError: (error) => errors.push(error),
    });
  });

  const fund = () => books.fund(wallet.addressAt(0, 0), 100_000n);
  const balance = () => books.balanceOf(books.alice);

  it('looks every second and whenever it is woken', async () => {
    watcher.start();
    expect(await timer.whenWaiting()).toBe(1_000);
    await fund();
    timer.runNext();
    await timer.whenWaiting();
    expect(await balance()).toBe(100_000n);
    await fund();
    watcher.wake();
    await timer.whenWaiting();
    expect(await balance()).toBe(200_000n);
    await watcher.stop();
    expect(timer.waiting).toBe(0);
  });

  it('leaves a network to the process that watches it', async () => {
    const now = new Date(books.clock.now());
    await holdLease(books.db, { name: `watcher-${network}`, owner: 'second', now, forMs: 15_000 });
    await fund();
    watcher.start();
    await timer.whenWaiting();
    expect(await balance()).toBe(0n);
    await watcher.stop();
  });

  it('reads the chain again when it is asked to, and only then', async () => {
    await fund();
    await books.mine(1);
    const twin = await openAccount(books.db, { network, wallet });
    watcher.start();
    await timer.whenWaiting();
    expect(await books.balanceOf(twin)).toBe(0n);
    await wantRescan(books.db, network);
    watcher.wake();
    await timer.whenWaiting();
    expect(await books.balanceOf(twin)).toBe(100_000n);
    await watcher.stop();
  });

  it('reports what went wrong and goes on', async () => {
    const failing = createWatcher({
      context: {
        ...books,
        chains: {
          get: () => ({
            ...books.chain,
            head: () => Promise.reject(new Error('no answer')),
          }),
        },
      },
      network,
      schedule: timer.schedule,
      owner: 'first',
      onError: (error) => errors.push(error),
    });
    failing.start();
    expect(await timer.whenWaiting()).toBe(1_000);
    expect(errors).toEqual([new Error('no answer')]);
    await failing.stop();
  });
});
