import { toBaseUnits } from '@billfold/core';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAccount } from '../../test/books.ts';
import {
  createWatchedBooks,
  dumpBooks,
  network,
  outside,
  stranger,
  type WatchedBooks,
  wallet,
} from '../../test/watched-books.ts';
import { signIntent } from '../../test/watched-ledger.ts';
import type { Chain } from '../chains/chain.ts';
import { wantRescan } from '../chains/cursor.ts';
import { addresses, chainCursors, utxos } from '../db/schema.ts';
import { rescanIfWanted } from './rescan-if-wanted.ts';
import { watchChain } from './watch-chain.ts';

describe('watchChain', () => {
  let books: WatchedBooks;
  beforeEach(async () => {
    books = await createWatchedBooks();
  });

  it('shows a deposit at once and follows it to its confirmations', async () => {
    const hash = await books.deposit();
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([
      {
        type: 'RECEIVED',
        valueUnits: 100_000n,
        feeUnits: null,
        assetId: 'BTC',
        toAddress: wallet.addressAt(0, 0),
        blockHeight: null,
        endedAs: null,
      },
    ]);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['PENDING']);
    await books.mine(1);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['CONFIRMING']);
    await books.mine(1);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['CONFIRMED']);
    expect(await books.balanceOf(books.alice)).toBe(100_000n);
    const [output] = await books.db.select().from(utxos);
    expect(output).toMatchObject({ isChange: false, blockHeight: 1, spentBy: null });
  });

  it('marks an address as used by its first transfer, and for ever', async () => {
    const used = async () =>
      (await books.db.select().from(addresses)).flatMap(({ address, firstUsedAt }) =>
        firstUsedAt === null ? [] : [[address, firstUsedAt.getTime()]],
      );
    const hash = await books.deposit();
    const first = await used();
    expect(first).toEqual([[wallet.addressAt(0, 0), books.clock.now()]]);
    books.clock.advance(1_000);
    await books.deposit();
    await books.rollBack(0, [hash]);
    expect(await used()).toEqual(first);
  });

  it('changes nothing when it runs again', async () => {
    await books.deposit();
    await books.broadcast(wallet.send(await books.order()).raw);
    await books.mine(2);
    await books.deposit(70_000n, wallet.addressAt(0, 1));
    const before = await dumpBooks(books.db);
    await books.watch.catchUp();
    await watchChain({ ...books, chains: { get: () => books.chain } }, network).catchUp();
    await wantRescan(books.db, network);
    await rescanIfWanted({ ...books, chains: { get: () => books.chain } }, network);
    await books.watch.catchUp();
    expect(await dumpBooks(books.db)).toEqual(before);
  });

  it('applies many blocks and the transactions that build on each other in one of them', async () => {
    await books.fund(wallet.addressAt(0, 0), 100_000n);
    const first = wallet.send(await books.order({ changeIndex: 1 }));
    await books.chain.broadcast(first.raw);
    const second = wallet.send(await books.order({ amount: toBaseUnits(20_000n), changeIndex: 2 }));
    await books.chain.broadcast(second.raw);
    await books.mine(5);
    expect(await books.statusesOf(books.alice, first.hash)).toEqual(['CONFIRMED']);
    expect(await books.balanceOf(books.alice)).toBe(await books.held());
    const [cursor] = await books.db.select().from(chainCursors);
    expect(cursor).toMatchObject({ height: 5, syncedAt: new Date(books.clock.now()) });
  });

  it('books a send made elsewhere from the same phrase, with its fee', async () => {
    await books.deposit();
    await books.mine(2);
    const { raw, hash } = wallet.send(await books.order());
    await books.broadcast(raw);
    const left = await books.balanceOf(books.alice);
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([
      {
        type: 'SENT',
        valueUnits: 40_000n,
        feeUnits: 60_000n - left,
        fromAddress: wallet.addressAt(0, 0),
        toAddress: outside,
      },
    ]);
    const [change] = await books.db.select().from(utxos).where(eq(utxos.hash, hash));
    expect(change).toMatchObject({ isChange: true, blockHeight: null });
    expect(left).toBe(await books.held());
  });

  it('makes no change out of a deposit that waits, until both have a block', async () => {
    await books.deposit();
    const { raw, hash } = wallet.send(await books.order({ to: wallet.addressAt(0, 1) }));
    await books.broadcast(raw);
    const outputs = () => books.db.select().from(utxos).where(eq(utxos.hash, hash));
    const waiting = { isChange: false, blockHeight: null };
    expect(await outputs()).toMatchObject([waiting, waiting]);
    await books.mine(1);
    const { height: blockHeight } = await books.chain.head();
    const mined = { isChange: false, blockHeight };
    expect(await outputs()).toMatchObject([mined, mined]);
  });

  it('books a transfer to oneself as one row', async () => {
    await books.deposit();
    const { raw, hash } = wallet.send(await books.order({ to: wallet.addressAt(0, 1) }));
    await books.broadcast(raw);
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([
      { type: 'SELF', valueUnits: 40_000n, toAddress: wallet.addressAt(0, 1) },
    ]);
  });

  it('books both sides when one account pays another', async () => {
    const bob = await openAccount(books.db, { network, wallet: stranger });
    await books.deposit();
    const { raw, hash } = wallet.send(await books.order());
    await books.broadcast(raw);
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([
      { type: 'SENT', valueUnits: 40_000n },
    ]);
    expect(await books.rowsOf(bob, hash)).toMatchObject([
      { type: 'RECEIVED', valueUnits: 40_000n, feeUnits: null, fromAddress: null },
    ]);
  });

  it('credits every account that has the address, as the same phrase in two wallets makes', async () => {
    const twin = await openAccount(books.db, { network, wallet });
    const hash = await books.deposit();
    expect([await books.balanceOf(books.alice), await books.balanceOf(twin)]).toEqual([
      100_000n,
      100_000n,
    ]);
    const sent = wallet.send(await books.order({ amount: 'max' }));
    await books.broadcast(sent.raw);
    expect([await books.balanceOf(books.alice), await books.balanceOf(twin)]).toEqual([0n, 0n]);
    expect(await books.rowsOf(twin, hash)).toHaveLength(1);
    expect(await books.rowsOf(twin, sent.hash)).toMatchObject([{ type: 'SENT' }]);
  });

  it('keeps what a send of ours says of itself, and ends it when it is final', async () => {
    await books.deposit();
    await books.mine(2);
    const { hash, raw } = await signIntent(books.db, books.alice, await books.order());
    await books.watch.catchUp();
    expect(await books.statusesOf(books.alice, hash)).toEqual(['PENDING']);
    await books.broadcast(raw);
    await books.mine(2);
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([
      { type: 'SENT', valueUnits: 40_000n, createdAt: new Date(0), blockHeight: 3 },
    ]);
    expect((await books.intentOf(hash))?.status).toBe('SIGNED');
    expect((await books.intentOf(hash))?.rawTransaction).not.toBeNull();
    await books.mine(1);
    expect((await books.intentOf(hash))?.status).toBe('DONE');
    expect((await books.intentOf(hash))?.rawTransaction).toBeNull();
    expect(await books.balanceOf(books.alice)).toBe(await books.held());
  });

  it('finds the past of an address that joins later when it reads the chain again', async () => {
    await books.deposit();
    await books.mine(1);
    const spent = wallet.send(await books.order());
    await books.broadcast(spent.raw);
    await books.mine(1);
    await books.deposit(70_000n, wallet.addressAt(0, 1));
    const twin = await openAccount(books.db, { network, wallet });
    await books.watch.catchUp();
    expect(await books.balanceOf(twin)).toBe(0n);
    await wantRescan(books.db, network);
    await rescanIfWanted({ ...books, chains: { get: () => books.chain } }, network);
    await books.watch.catchUp();
    expect(await books.balanceOf(twin)).toBe(await books.balanceOf(books.alice));
    expect(await books.rowsOf(twin, spent.hash)).toMatchObject([{ type: 'SENT' }]);
  });

  it('books a block and moves the cursor together or not at all', async () => {
    const hash = await books.fund(wallet.addressAt(0, 0), 100_000n);
    await books.ledger.mine(1);
    const failing = {
      ...books.platform,
      newId: () => {
        throw new Error('power cut');
      },
    };
    const watch = watchChain(
      { ...books, platform: failing, chains: { get: () => books.chain } },
      network,
    );
    await expect(watch.catchUp()).rejects.toThrow('power cut');
    expect(await books.db.select().from(chainCursors)).toMatchObject([{ height: 0 }]);
    expect(await books.db.select().from(utxos)).toEqual([]);
    await books.watch.catchUp();
    expect(await books.statusesOf(books.alice, hash)).toEqual(['CONFIRMING']);
  });

  it('keeps a deposit in its block while a lagging node shows it as waiting', async () => {
    const hash = await books.deposit();
    const waiting = await books.chain.mempool();
    await books.mine(1);
    const chain: Chain = { ...books.chain, mempool: async () => waiting };
    await watchChain({ ...books, chains: { get: () => chain } }, network).catchUp();
    expect(await books.statusesOf(books.alice, hash)).toEqual(['CONFIRMING']);
    expect(await books.db.select().from(utxos)).toMatchObject([{ blockHeight: 1 }]);
  });

  it('does not take a deposit for dropped that is mined while the mempool is read', async () => {
    const hash = await books.deposit();
    let isMined = false;
    const chain: Chain = {
      ...books.chain,
      mempool: async () => {
        if (!isMined) await books.ledger.mine(1);
        isMined = true;
        return books.chain.mempool();
      },
    };
    await watchChain({ ...books, chains: { get: () => chain } }, network).catchUp();
    expect(await books.statusesOf(books.alice, hash)).toEqual(['CONFIRMING']);
  });
});
