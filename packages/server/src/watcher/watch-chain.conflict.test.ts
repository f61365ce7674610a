import { toBaseUnits } from '@billfold/core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createWatchedBooks,
  network,
  type WatchedBooks,
  wallet,
} from '../../test/watched-books.ts';
import { signIntent } from '../../test/watched-ledger.ts';
import type { Chain } from '../chains/chain.ts';
import { sendIntents } from '../db/schema.ts';
import { utxoSpending } from '../families/utxo/spending/utxo-spending.ts';
import { type ChainWatch, watchChain } from './watch-chain.ts';

describe('watchChain with two spends of the same funds', () => {
  let books: WatchedBooks;
  beforeEach(async () => {
    books = await createWatchedBooks();
  });

  it('ends a transaction that a better paid one replaced', async () => {
    await books.deposit();
    await books.mine(1);
    const deposits = await books.unspent();
    const cheap = wallet.send(await books.order({ satPerKvb: 1_000n }));
    await books.broadcast(cheap.raw);
    const next = wallet.send(await books.order({ utxos: deposits, satPerKvb: 9_000n }));
    await books.broadcast(next.raw);
    expect(await books.statusesOf(books.alice, cheap.hash)).toEqual(['REPLACED']);
    expect(await books.statusesOf(books.alice, next.hash)).toEqual(['PENDING']);
    expect(await books.balanceOf(books.alice)).toBe(await books.held());
  });

  it('gives up a send of ours only when a block settles that its funds went elsewhere', async () => {
    await books.deposit();
    await books.deposit(30_000n, wallet.addressAt(0, 1));
    await books.mine(2);
    const [first, second] = await books.unspent();
    if (first === undefined || second === undefined) throw new Error('two deposits expected');
    const intent = await signIntent(
      books.db,
      books.alice,
      await books.order({ amount: toBaseUnits(110_000n) }),
    );
    const rival = wallet.send(await books.order({ utxos: [first], amount: 'max' }));
    await books.broadcast(rival.raw);
    expect(await books.statusesOf(books.alice, intent.hash)).toEqual(['REPLACED']);
    expect((await books.intentOf(intent.hash))?.status).toBe('SIGNED');
    expect(await books.balanceOf(books.alice)).toBe(0n);
    await books.mine(1);
    expect((await books.intentOf(intent.hash))?.status).toBe('FAILED');
    expect((await books.intentOf(intent.hash))?.rawTransaction).toBeNull();
    expect(await books.balanceOf(books.alice)).toBe(second.value);
    expect(await books.balanceOf(books.alice)).toBe(await books.held());
  });

  it('keeps the funds of a send of ours locked when its rival vanishes without a block', async () => {
    await books.deposit();
    await books.mine(2);
    const intent = await signIntent(books.db, books.alice, await books.order());
    const rival = wallet.send(await books.order({ amount: 'max' }));
    await books.broadcast(rival.raw);
    await books.rollBack(0, [rival.hash]);
    expect(await books.statusesOf(books.alice, rival.hash)).toEqual(['DROPPED']);
    expect(await books.balanceOf(books.alice)).toBe(0n);
    await books.broadcast(intent.raw);
    expect(await books.statusesOf(books.alice, intent.hash)).toEqual(['PENDING']);
    expect(await books.balanceOf(books.alice)).toBe(await books.held());
  });

  it('gives a rival that waits what a send of ours lets go of', async () => {
    await books.deposit();
    await books.mine(2);
    const deposits = await books.unspent();
    const intent = await signIntent(books.db, books.alice, await books.order());
    const rival = wallet.send(await books.order({ utxos: deposits, amount: 'max' }));
    await books.broadcast(rival.raw);
    await books.watch.catchUp();
    await utxoSpending.release(books.db, network, intent.hash);
    await books.db.update(sendIntents).set({ status: 'FAILED' });
    expect(await books.balanceOf(books.alice)).toBe(100_000n);
    await books.watch.catchUp();
    expect(await books.balanceOf(books.alice)).toBe(await books.held());
  });

  it('gives up the sends of ours that build on one that lost its funds', async () => {
    await books.deposit();
    await books.mine(2);
    const deposits = await books.unspent();
    const first = await signIntent(books.db, books.alice, await books.order());
    await books.broadcast(first.raw);
    const second = await signIntent(
      books.db,
      books.alice,
      await books.order({ amount: toBaseUnits(20_000n), changeIndex: 1 }),
    );
    await books.ledger.reorganise({ depth: 0, drop: [first.hash] });
    await books.broadcast(wallet.send(await books.order({ utxos: deposits, amount: 'max' })).raw);
    await books.mine(1);
    for (const { hash } of [first, second]) {
      expect((await books.intentOf(hash))?.status).toBe('FAILED');
      expect(await books.statusesOf(books.alice, hash)).toEqual(['REPLACED']);
    }
    expect(await books.balanceOf(books.alice)).toBe(0n);
  });

  it('books a transaction again that lost to a block which is then taken back', async () => {
    await books.deposit();
    await books.mine(1);
    const deposits = await books.unspent();
    const first = wallet.send(await books.order());
    await books.broadcast(first.raw);
    const rival = wallet.send(await books.order({ utxos: deposits, amount: 'max' }));
    let heads = 0;
    const chain: Chain = {
      ...books.chain,
      head: async () => {
        heads += 1;
        // After the block of the rival was booked, and before any mempool is.
        if (heads === 2) {
          await books.ledger.reorganise({ depth: 1, drop: [rival.hash] });
          await books.chain.broadcast(first.raw);
        }
        return books.chain.head();
      },
    };
    const watch = watchChain({ ...books, chains: { get: () => chain } }, network);
    heads = 2;
    await watch.catchUp();
    await books.ledger.reorganise({ depth: 0, drop: [first.hash] });
    await books.chain.broadcast(rival.raw);
    await books.ledger.mine(1);
    heads = 0;
    await watch.catchUp();
    expect(await books.statusesOf(books.alice, first.hash)).toEqual(['PENDING']);
    expect(await books.balanceOf(books.alice)).toBe(await books.held());
  });
});

describe('watchChain on a node that shows another spend of the funds of a send', () => {
  let books: WatchedBooks;
  let watch: ChainWatch;
  let intent: Awaited<ReturnType<typeof signIntent>>;
  let rival: ReturnType<typeof wallet.send>;
  beforeEach(async () => {
    books = await createWatchedBooks();
    // A ledger of our own is believed at once.
    const chain: Chain = { ...books.chain, chain: 'main' };
    watch = watchChain({ ...books, chains: { get: () => chain } }, network);
    await books.deposit();
    await books.deposit(30_000n, wallet.addressAt(0, 1));
    await books.mine(2);
    const [first] = await books.unspent();
    if (first === undefined) throw new Error('a deposit is expected');
    const order = await books.order({ amount: toBaseUnits(110_000n) });
    intent = await signIntent(books.db, books.alice, order);
    rival = wallet.send(await books.order({ utxos: [first], amount: 'max' }));
    expect(await books.chain.broadcast(rival.raw)).toEqual({ outcome: 'accepted' });
  });

  const mine = async (blocks: number) => {
    await books.ledger.mine(blocks);
    await watch.catchUp();
  };
  const stateOf = async () => {
    const stored = await books.intentOf(intent.hash);
    return { status: stored?.status, balance: await books.balanceOf(books.alice) };
  };
  const open = { status: 'SIGNED', balance: 0n };
  const freed = { status: 'FAILED', balance: 30_000n };

  it('frees its other funds once the block is settled, at a second look a minute later', async () => {
    await mine(1);
    expect(await books.statusesOf(books.alice, intent.hash)).toEqual(['REPLACED']);
    expect(await stateOf()).toEqual(open);
    await mine(1);
    expect(await stateOf()).toEqual(open);
    books.clock.advance(59_999);
    await watch.catchUp();
    expect(await stateOf()).toEqual(open);
    books.clock.advance(1);
    await watch.catchUp();
    expect(await stateOf()).toEqual(freed);
    expect((await books.intentOf(intent.hash))?.rejection).toBe(
      'Another transaction spent the same funds.',
    );
  });

  it('frees nothing at a block with too few confirmations, however old', async () => {
    await mine(1);
    books.clock.advance(3_600_000);
    await watch.catchUp();
    expect(await stateOf()).toEqual(open);
    await mine(1);
    expect(await stateOf()).toEqual(freed);
  });

  it('gives it its funds back when that block is taken back, and lets it be mined', async () => {
    await mine(1);
    await books.ledger.reorganise({ depth: 1, drop: [rival.hash] });
    books.clock.advance(120_000);
    await watch.catchUp();
    expect(await stateOf()).toEqual(open);
    expect(await books.chain.broadcast(intent.raw)).toEqual({ outcome: 'accepted' });
    await mine(2);
    expect(await books.statusesOf(books.alice, intent.hash)).toEqual(['CONFIRMED']);
    expect(await books.balanceOf(books.alice)).toBe(await books.held());
  });

  it('ends it when the other spend is mined again in a later block', async () => {
    await mine(1);
    await books.ledger.reorganise({ depth: 1, drop: [] });
    await watch.catchUp();
    expect(await stateOf()).toEqual(open);
    await mine(1);
    books.clock.advance(60_000);
    await mine(1);
    expect(await stateOf()).toEqual(freed);
    expect(await books.balanceOf(books.alice)).toBe(await books.held());
  });
});
