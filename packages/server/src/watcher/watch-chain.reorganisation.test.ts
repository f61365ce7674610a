import { eq, gt } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createWatchedBooks,
  dumpBooks,
  type WatchedBooks,
  wallet,
} from '../../test/watched-books.ts';
import { signIntent } from '../../test/watched-ledger.ts';
import { chainBlocks, sendIntents, utxos } from '../db/schema.ts';

describe('watchChain on a chain that changes its mind', () => {
  let books: WatchedBooks;
  beforeEach(async () => {
    books = await createWatchedBooks();
  });

  it('takes confirmations back with the blocks and gives them again', async () => {
    const hash = await books.deposit();
    await books.mine(2);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['CONFIRMED']);
    await books.rollBack(2);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['PENDING']);
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([
      { blockHeight: null, blockHash: null },
    ]);
    books.clock.advance(1_000);
    await books.mine(3);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['CONFIRMED']);
    expect(await books.balanceOf(books.alice)).toBe(100_000n);
  });

  it('finds the fork of a longer branch after a long sleep', async () => {
    const kept = await books.deposit();
    await books.mine(3);
    const late = await books.deposit(70_000n, wallet.addressAt(0, 1));
    await books.mine(2);
    await books.ledger.reorganise({ depth: 2, drop: [late] });
    books.clock.advance(1_000);
    await books.mine(4);
    expect(await books.statusesOf(books.alice, kept)).toEqual(['CONFIRMED']);
    expect(await books.statusesOf(books.alice, late)).toEqual(['DROPPED']);
    expect(await books.balanceOf(books.alice)).toBe(100_000n);
    const blocks = await books.db.select().from(chainBlocks).where(gt(chainBlocks.height, 5));
    expect(blocks.map(({ height }) => height)).toEqual([6, 7]);
  });

  it('says that a fork is deeper than all blocks it kept', async () => {
    await books.mine(3);
    await books.db.delete(chainBlocks).where(eq(chainBlocks.height, 0));
    await books.db.delete(chainBlocks).where(eq(chainBlocks.height, 1));
    await books.ledger.reorganise({ depth: 3, drop: [] });
    await expect(books.watch.catchUp()).rejects.toThrow('deeper than the 2 blocks');
  });

  it('drops a deposit that a reorganisation dropped, and credits it when it comes back', async () => {
    const hash = await books.deposit();
    await books.mine(1);
    const raw = (await books.ledger.read((state) => state.find(hash)))?.raw ?? new Uint8Array();
    await books.rollBack(1, [hash]);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['DROPPED']);
    expect(await books.balanceOf(books.alice)).toBe(0n);
    await books.broadcast(raw);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['PENDING']);
    expect(await books.balanceOf(books.alice)).toBe(100_000n);
  });

  it('frees what a vanished send from elsewhere was to spend', async () => {
    await books.deposit();
    await books.mine(1);
    const { raw, hash } = wallet.send(await books.order());
    await books.broadcast(raw);
    await books.rollBack(0, [hash]);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['DROPPED']);
    expect(await books.balanceOf(books.alice)).toBe(100_000n);
  });

  it('leaves a send of ours that vanished, so that its bytes go out again', async () => {
    await books.deposit();
    await books.mine(2);
    const { hash, raw } = await signIntent(books.db, books.alice, await books.order());
    await books.broadcast(raw);
    const before = await dumpBooks(books.db);
    await books.rollBack(0, [hash]);
    expect(await dumpBooks(books.db)).toEqual(before);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['PENDING']);
    await books.broadcast(raw);
    await books.mine(2);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['CONFIRMED']);
  });

  it('keeps the deposit that an open send spends, until the send is given up', async () => {
    const hash = await books.deposit();
    const intent = await signIntent(books.db, books.alice, await books.order({ amount: 'max' }));
    await books.rollBack(0, [hash]);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['DROPPED']);
    expect(await books.db.select().from(utxos)).toMatchObject([{ hash, spentBy: intent.hash }]);
    await books.db.update(sendIntents).set({ status: 'FAILED' });
    await books.db.update(utxos).set({ spentBy: null });
    await books.watch.catchUp();
    expect(await books.db.select().from(utxos)).toEqual([]);
  });

  it('keeps only as many blocks as a fork may be deep', async () => {
    await books.mine(220);
    const kept = await books.db.select().from(chainBlocks);
    // 2 × final + 200 below the head, and the head itself.
    expect(kept).toHaveLength(207);
  });
});
