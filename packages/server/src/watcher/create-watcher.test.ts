import { beforeEach, describe, expect, it } from 'vitest';
import { openAccount } from '../../test/books.ts';
import { type ManualSchedule, manualSchedule } from '../../test/manual-schedule.ts';
import {
  createWatchedBooks,
  network,
  type WatchedBooks,
  wallet,
} from '../../test/watched-books.ts';
import type { Chain } from '../chains/chain.ts';
import { wantRescan } from '../chains/cursor.ts';
import { isStale } from '../chains/is-stale.ts';
import { holdLease } from '../db/lease.ts';
import type { LeasedLoop } from '../db/leased-loop.ts';
import { chainCursors } from '../db/schema.ts';
import { createWatcher } from './create-watcher.ts';
import { rescanIfWanted } from './rescan-if-wanted.ts';

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

  describe('a poll of a chain that says when it has changed', () => {
    let reads: number;
    beforeEach(() => {
      reads = 0;
      const { chain } = books;
      const counting: Chain = {
        ...chain,
        mempool: () => {
          reads += 1;
          return chain.mempool();
        },
      };
      watcher = createWatcher({
        context: { ...books, chains: { get: () => counting } },
        network,
        schedule: timer.schedule,
        owner: 'first',
        pollMs: 5_000,
        onError: (error) => errors.push(error),
      });
      watcher.start();
    });
    const poll = async () => {
      await timer.whenWaiting();
      timer.runNext();
      await timer.whenWaiting();
    };
    const syncedAt = async () =>
      (await books.db.select().from(chainCursors))[0]?.syncedAt.getTime();

    it('reads nothing of an unchanged one, and confirms the age of the balances', async () => {
      await poll();
      await poll();
      expect([reads, await syncedAt()]).toEqual([1, books.clock.now()]);
      await watcher.stop();
      expect(errors).toEqual([]);
    });

    it('books a deposit that nobody told of', async () => {
      await poll();
      await fund();
      await poll();
      expect(await balance()).toBe(100_000n);
      await watcher.stop();
    });

    it('reads an unchanged one again after five minutes, and whenever it is woken', async () => {
      await timer.whenWaiting();
      for (let polls = 0; polls < 59; polls += 1) await poll();
      expect(reads).toBe(1);
      await poll();
      expect(reads).toBe(2);
      watcher.wake();
      await timer.whenWaiting();
      expect(reads).toBe(3);
      await watcher.stop();
    });

    it('reads an unchanged one again after a look that failed', async () => {
      await poll();
      const { hash, height } = await books.chain.head();
      await books.db.update(chainCursors).set({ hash: 'moved by another process' });
      await poll();
      expect(errors).toHaveLength(1);
      await books.db.update(chainCursors).set({ hash, height });
      await poll();
      expect(reads).toBe(2);
      await watcher.stop();
    });

    it('books what waits for an address that a rescan has brought', async () => {
      await fund();
      await timer.whenWaiting();
      const twin = await openAccount(books.db, { network, wallet });
      await poll();
      expect(await books.balanceOf(twin)).toBe(0n);
      await wantRescan(books.db, network);
      await rescanIfWanted({ ...books, chains: { get: () => books.chain } }, network);
      await poll();
      expect([await balance(), await books.balanceOf(twin)]).toEqual([100_000n, 100_000n]);
      await watcher.stop();
    });
  });

  describe('a poll of a node that may rest', () => {
    let looks: number[];
    let beganMs: number;
    beforeEach(async () => {
      looks = [];
      beganMs = books.clock.now();
      const { revision: _, ...silent } = books.chain;
      const node: Chain = {
        ...silent,
        head: () => {
          looks.push(books.clock.now() - beganMs);
          return books.chain.head();
        },
        mempool: async () => [],
      };
      watcher = createWatcher({
        context: { ...books, chains: { get: () => node } },
        network,
        schedule: timer.schedule,
        owner: 'first',
        pace: { awaitedMs: 5_000, idleMs: 60_000 },
        onError: (error) => errors.push(error),
      });
      watcher.start();
      await timer.whenWaiting();
      looks.length = 0;
    });
    const poll = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        timer.runNext();
        await timer.whenWaiting();
      }
    };

    it('asks it once a minute while the network is idle', async () => {
      await poll(180);
      expect(looks).toEqual([60_000, 120_000, 180_000]);
      await watcher.stop();
    });

    it('asks it every five seconds while a deposit waits for its confirmations', async () => {
      await fund();
      await books.ledger.mine(1);
      await poll(75);
      // With its mempool, whose head is asked for again.
      expect([...new Set(looks)]).toEqual([60_000, 65_000, 70_000, 75_000]);
      await watcher.stop();
      expect(errors).toEqual([]);
    });

    it('asks it at once where it is woken', async () => {
      await poll(3);
      watcher.wake();
      await timer.whenWaiting();
      expect(looks[0]).toBe(3_000);
      await watcher.stop();
    });

    it('keeps balances current until the next look is late', async () => {
      await poll(65);
      const [cursor] = await books.db.select().from(chainCursors);
      const atMs = cursor?.syncedAt.getTime() ?? 0;
      expect(cursor?.restMs).toBe(60_000);
      expect([isStale(cursor, atMs + 70_000), isStale(cursor, atMs + 70_001)]).toEqual([
        false,
        true,
      ]);
      await watcher.stop();
    });
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
