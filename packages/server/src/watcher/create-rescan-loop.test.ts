import { beforeEach, describe, expect, it } from 'vitest';
import { openAccount } from '../../test/books.ts';
import { type ManualSchedule, manualSchedule } from '../../test/manual-schedule.ts';
import {
  createWatchedBooks,
  network,
  type WatchedBooks,
  wallet,
} from '../../test/watched-books.ts';
import type { Block, Chain } from '../chains/chain.ts';
import { findRescan, wantRescan } from '../chains/cursor.ts';
import type { LeasedLoop } from '../db/leased-loop.ts';
import { createRescanLoop } from './create-rescan-loop.ts';

describe('createRescanLoop', () => {
  let books: WatchedBooks;
  let timer: ManualSchedule;
  let errors: unknown[];
  let readBlock: (block: Block | null) => Promise<Block | null>;
  let loop: LeasedLoop;
  beforeEach(async () => {
    books = await createWatchedBooks();
    timer = manualSchedule(books.clock);
    errors = [];
    readBlock = async (block) => block;
    const chain: Chain = {
      ...books.chain,
      blockAt: async (height) => readBlock(await books.chain.blockAt(height)),
    };
    loop = createRescanLoop({
      context: { ...books, chains: { get: () => chain } },
      network,
      schedule: timer.schedule,
      owner: 'first',
      onError: (error) => errors.push(error),
    });
  });
  /** Waits until the loop has done what was wanted, and rests. */
  const finish = async () => {
    await expect.poll(() => findRescan(books.db, network)).toBeNull();
    await loop.stop();
    expect(errors).toEqual([]);
  };

  it('reads the chain again when it is asked to, and only then', async () => {
    await books.deposit();
    await books.mine(1);
    const twin = await openAccount(books.db, { network, wallet });
    loop.start();
    expect(await timer.whenWaiting()).toBe(5_000);
    expect(await books.balanceOf(twin)).toBe(0n);
    await wantRescan(books.db, network);
    loop.wake();
    await finish();
    expect(await books.balanceOf(twin)).toBe(100_000n);
  });

  it('lets the watcher go on, and books again what that applies meanwhile', async () => {
    await books.deposit();
    await books.mine(1);
    const twin = await openAccount(books.db, { network, wallet });
    await wantRescan(books.db, network);
    readBlock = async (block) => {
      if (block?.height !== 1) return block;
      readBlock = async (other) => other;
      // The watcher sees a spend of an output that the books of the twin do not have yet.
      await books.broadcast(wallet.send(await books.order()).raw);
      await books.mine(1);
      return block;
    };
    loop.start();
    await finish();
    expect(await books.balanceOf(twin)).toBe(await books.held());
    expect(await books.balanceOf(books.alice)).toBe(await books.held());
  });

  it('books no block that the watcher has taken back meanwhile', async () => {
    const hash = await books.deposit();
    await books.mine(1);
    const twin = await openAccount(books.db, { network, wallet });
    await wantRescan(books.db, network);
    readBlock = async (block) => {
      if (block?.height !== 1) return block;
      readBlock = async (other) => other;
      await books.rollBack(1, [hash]);
      await books.mine(2);
      return block;
    };
    loop.start();
    await expect.poll(() => errors).toHaveLength(1);
    timer.runNext();
    await expect.poll(() => findRescan(books.db, network)).toBeNull();
    await loop.stop();
    expect(String(errors)).toContain('Another process moved the cursor.');
    expect(await books.balanceOf(twin)).toBe(0n);
    expect(await books.rowsOf(twin, hash)).toEqual([]);
  });
});
