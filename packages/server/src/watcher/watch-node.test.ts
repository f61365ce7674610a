import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAccount } from '../../test/books.ts';
import {
  createWatchedBooks,
  network,
  type WatchedBooks,
  wallet,
} from '../../test/watched-books.ts';
import { createWatchedLedger, type WatchedLedger } from '../../test/watched-ledger.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import { type Chain, ChainUnavailableError } from '../chains/chain.ts';
import type { PassedOver } from '../chains/unread-counts.ts';
import type { Db } from '../db/open-database.ts';
import { chainBlocks, chainCursors, transactions } from '../db/schema.ts';
import { type ChainWatch, watchChain } from './watch-chain.ts';

/** A chain that does not tell that it is unchanged, as a node, with the calls that it gets. */
function asNode(chain: Chain, changes: Partial<Chain> = {}) {
  const calls: string[] = [];
  const { revision: _, ...silent } = chain;
  const noted = <A extends readonly unknown[], T>(name: string, call: (...args: A) => T) => {
    return (...args: A): T => {
      calls.push([name, ...args].join(' '));
      return call(...args);
    };
  };
  const node: Chain = {
    ...silent,
    head: noted('head', chain.head),
    blockAt: noted('blockAt', chain.blockAt),
    mempool: noted('mempool', chain.mempool),
    find: noted('find', chain.find),
    ...changes,
  };
  return { node, calls };
}

describe('watchChain on a node without anybody to watch', () => {
  let db: Db;
  let world: WatchedLedger;
  let watch: ChainWatch;
  let calls: string[];
  beforeEach(async () => {
    db = await emptyDatabase();
    world = await createWatchedLedger(db);
    const opened = asNode(world.chain);
    calls = opened.calls;
    watch = watchChain({ ...world, db, chains: { get: () => opened.node } }, network);
    await watch.catchUp();
    calls.length = 0;
  });
  const heights = async () => {
    const rows = await db.select().from(chainBlocks).orderBy(asc(chainBlocks.height));
    return rows.map(({ height }) => height);
  };

  it('moves to the head over a final block below it, and reads no block between', async () => {
    await world.ledger.mine(40);
    await watch.catchUp({ restMs: 60_000 });
    expect(calls).toEqual(['head', 'blockAt 38', 'blockAt 40']);
    expect(await heights()).toEqual([0, 38, 40]);
  });

  it('keeps a block as deep as a fork may be after a long sleep', async () => {
    await world.ledger.mine(300);
    await watch.catchUp();
    expect(await heights()).toEqual([94, 298, 300]);
  });

  it('reads each block again after an address was given out, and credits it', async () => {
    await world.ledger.mine(40);
    await watch.catchUp();
    const alice = await openAccount(db, { network, wallet });
    await world.fund(wallet.addressAt(0, 0), 100_000n);
    await world.ledger.mine(3);
    await watch.catchUp();
    expect(await heights()).toEqual([0, 38, 40, 41, 42, 43]);
    expect(await db.select().from(transactions)).toMatchObject([
      { accountId: alice.accountId, valueUnits: 100_000n, blockHeight: 41 },
    ]);
  });

  it('finds a fork between the blocks that it has, and reads on from there', async () => {
    await world.ledger.mine(40);
    await watch.catchUp();
    await openAccount(db, { network, wallet });
    await world.ledger.reorganise({ depth: 2, drop: [] });
    world.clock.advance(1_000);
    await world.fund(wallet.addressAt(0, 0), 100_000n);
    await world.ledger.mine(5);
    await watch.catchUp();
    expect(await heights()).toEqual([0, 38, 39, 40, 41, 42, 43]);
    expect(await db.select().from(transactions)).toMatchObject([{ blockHeight: 39 }]);
  });

  it('reads each block where the head was replaced meanwhile', async () => {
    await world.ledger.mine(40);
    const { node } = asNode(world.chain);
    let isFirst = true;
    const moving: Chain = {
      ...node,
      blockAt: async (height) => {
        if (height === 40 && isFirst) {
          isFirst = false;
          await openAccount(db, { network, wallet });
          await world.ledger.reorganise({ depth: 2, drop: [] });
          world.clock.advance(1_000);
          await world.fund(wallet.addressAt(0, 0), 100_000n);
          await world.ledger.mine(2);
        }
        return node.blockAt(height);
      },
    };
    await watchChain({ ...world, db, chains: { get: () => moving } }, network).catchUp();
    expect(await db.select().from(transactions)).toMatchObject([{ blockHeight: 39 }]);
  });
});

it('leaves the first look to the next one where a node shows no block to begin with', async () => {
  const db = await emptyDatabase();
  const world = await createWatchedLedger(db);
  const { node, calls } = asNode(world.chain, { blockAt: async () => null });
  const begin = () => watchChain({ ...world, db, chains: { get: () => node } }, network).catchUp();
  await expect(begin()).rejects.toThrow(ChainUnavailableError);
  expect(calls).toEqual(['head']);
  expect(await db.select().from(chainCursors)).toEqual([]);
});

describe('watchChain on a node', () => {
  let books: WatchedBooks;
  beforeEach(async () => {
    books = await createWatchedBooks();
  });
  const watching = (changes: Partial<Chain> = {}) => {
    const { node, calls } = asNode(books.chain, changes);
    const watch = watchChain({ ...books, chains: { get: () => node } }, network);
    return { watch, calls };
  };

  it('asks for the head alone while the network is idle and nothing is mined', async () => {
    const { watch, calls } = watching();
    await watch.catchUp({ restMs: 60_000 });
    expect(calls).toEqual(['head']);
    const [cursor] = await books.db.select().from(chainCursors);
    expect([cursor?.restMs, cursor?.syncedAt.getTime()]).toEqual([60_000, books.clock.now()]);
    await watch.catchUp();
    expect((await books.db.select().from(chainCursors))[0]?.restMs).toBe(0);
  });

  it('asks for the head once for all blocks that were mined meanwhile', async () => {
    const { watch, calls } = watching();
    await books.fund(wallet.addressAt(0, 0), 100_000n);
    await books.ledger.mine(3);
    await watch.catchUp({ restMs: 60_000 });
    expect(calls).toEqual(['head', 'blockAt 1', 'blockAt 2', 'blockAt 3']);
    expect(await books.balanceOf(books.alice)).toBe(100_000n);
  });

  it('books what waits at the head that was shown, where only what was sent from here waits', async () => {
    const hash = await books.fund(wallet.addressAt(0, 0), 100_000n);
    const { watch } = watching({
      hasMempool: false,
      mempool: async () => {
        const waiting = await books.chain.mempool();
        await books.ledger.mine(1);
        return waiting;
      },
    });
    await watch.catchUp();
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([{ blockHeight: null }]);
    const [cursor] = await books.db.select().from(chainCursors);
    expect([cursor?.height, cursor?.syncedAt.getTime()]).toEqual([0, books.clock.now()]);
    await watch.catchUp();
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([{ blockHeight: 1 }]);
  });

  it('asks for the head again where reading up to it took seconds', async () => {
    const { watch, calls } = watching({
      blockAt: async (height) => {
        if (height === 1) {
          books.clock.advance(5_000);
          await books.ledger.mine(1);
        }
        return books.chain.blockAt(height);
      },
    });
    await books.ledger.mine(1);
    await watch.catchUp({ restMs: 60_000 });
    expect(calls).toEqual(['head', 'head']);
    expect((await books.db.select().from(chainCursors))[0]?.height).toBe(2);
  });

  it('shows a deposit with its block where the mempool is off', async () => {
    const { watch, calls } = watching({ skipsMempool: true });
    const hash = await books.fund(wallet.addressAt(0, 0), 100_000n);
    await watch.catchUp();
    expect(await books.rowsOf(books.alice, hash)).toEqual([]);
    await books.ledger.mine(1);
    await watch.catchUp();
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([{ blockHeight: 1 }]);
    expect(calls).not.toContain('mempool');
  });

  it('drops a deposit that its block lost and that the node forgot, where the mempool is off', async () => {
    const { watch, calls } = watching({ skipsMempool: true });
    const [kept, lost] = [
      await books.fund(wallet.addressAt(0, 0), 100_000n),
      await books.fund(wallet.addressAt(0, 1), 50_000n),
    ];
    await books.ledger.mine(1);
    await watch.catchUp();
    await books.ledger.reorganise({ depth: 1, drop: [lost] });
    await watch.catchUp();
    expect(await books.statusesOf(books.alice, kept)).toEqual(['PENDING']);
    expect(await books.statusesOf(books.alice, lost)).toEqual(['DROPPED']);
    expect(calls).toContain(`find ${lost}`);
    expect(calls).not.toContain('mempool');
  });

  describe('of several behind one address', () => {
    /** Blocks that the lagging one has. */
    let lagging: number;
    const shown = async () => (await books.rowsOf(books.alice, deposit))[0]?.blockHeight;
    let deposit: string;
    beforeEach(async () => {
      deposit = await books.fund(wallet.addressAt(0, 0), 100_000n);
      await books.mine(3);
      lagging = 0;
    });
    const blockOf = (height: number) =>
      books.chain.blockAt(height).then((block) => (height > lagging ? null : block));
    const headAt = async (height: number) => {
      const block = await books.chain.blockAt(height);
      return block ?? expect.unreachable();
    };

    it('takes nothing back for a head that is below the books on a public chain', async () => {
      const { watch } = watching({ chain: 'main', head: () => headAt(0) });
      await expect(watch.catchUp()).rejects.toThrow('behind at 0');
      expect(await shown()).toBe(1);
    });

    it('takes back what a chain of its own takes back', async () => {
      const { watch } = watching();
      await books.ledger.reorganise({ depth: 3, drop: [] });
      await watch.catchUp();
      expect(await shown()).toBeNull();
    });

    it('takes nothing back where another one lacks the blocks below the head', async () => {
      await books.ledger.mine(1);
      const { watch } = watching({ chain: 'main', blockAt: blockOf });
      await expect(watch.catchUp()).rejects.toThrow('behind at 3');
      expect(await shown()).toBe(1);
      lagging = 4;
      await watch.catchUp();
      const [cursor] = await books.db.select().from(chainCursors);
      expect([await shown(), cursor?.height]).toEqual([1, 4]);
    });

    it('is left alone until the next look where no node shows the block of the head', async () => {
      await books.ledger.mine(1);
      lagging = 3;
      const { watch, calls } = watching({ chain: 'main', blockAt: blockOf });
      await expect(watch.catchUp()).rejects.toThrow('contradict each other');
      expect(calls.filter((call) => call === 'head').length).toBeLessThan(20);
      expect(await shown()).toBe(1);
    });
  });

  it('passes over what cannot be read at the third look, tells of it, and books the rest', async () => {
    const unread = [{ hash: 'odd', namesUs: true }];
    const passed: PassedOver[] = [];
    const { node } = asNode(books.chain, {
      blockAt: async (height) => {
        const block = await books.chain.blockAt(height);
        return block && height === 1 ? { ...block, unread } : block;
      },
    });
    const context = { ...books, chains: { get: () => node } };
    const watch = watchChain(context, network, (each) => passed.push(each));
    await books.fund(wallet.addressAt(0, 0), 100_000n);
    await books.ledger.mine(2);
    for (let look = 1; look < 3; look += 1)
      await expect(watch.catchUp()).rejects.toThrow('in block 1 that cannot be read');
    expect(passed).toEqual([]);
    await watch.catchUp();
    expect(passed).toEqual([{ network, height: 1, hash: 'odd', namesUs: true }]);
    expect(await books.balanceOf(books.alice)).toBe(100_000n);
    const [cursor] = await books.db.select().from(chainCursors);
    expect(cursor?.height).toBe(2);
  });
});
