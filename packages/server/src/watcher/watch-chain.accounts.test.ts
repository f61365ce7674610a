import { toBaseUnits } from '@billfold/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAddressAccount } from '../../test/books.ts';
import {
  createWatchedAccounts,
  dumpAccountBooks,
  ether,
  network,
  required,
  stranger,
  type WatchedAccounts,
  wallet,
} from '../../test/watched-accounts.ts';
import { wantRescan } from '../chains/cursor.ts';
import { rescanIfWanted } from './rescan-if-wanted.ts';
import { watchChain } from './watch-chain.ts';

const half = toBaseUnits(ether / 2n);
const order = { nonce: 0n, to: stranger.address, amount: half };
/** Base fee and tip of the sandbox for 21,000 gas, and the most that the test wallet offers. */
const paid = 21_000n * 11_000_000_000n;
const most = 21_000n * 30_000_000_000n;
const better = {
  kind: 'eip1559',
  maxFeePerGas: 60_000_000_000n,
  maxPriorityFeePerGas: 2_000_000_000n,
} as const;

let books: WatchedAccounts;
beforeEach(async () => {
  books = await createWatchedAccounts();
});

describe('watchChain on a network of accounts', () => {
  it('shows a deposit at once and makes it available with its confirmations', async () => {
    const hash = await books.deposit();
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([
      { type: 'RECEIVED', valueUnits: ether, feeUnits: null, nonce: null, assetId: 'ETH' },
    ]);
    expect(await books.balanceOf(books.alice)).toEqual({ spendable: 0n, pending: ether });
    await books.mine(required - 1);
    expect(await books.balanceOf(books.alice)).toEqual({ spendable: 0n, pending: ether });
    await books.mine(1);
    expect(await books.balanceOf(books.alice)).toEqual({ spendable: ether, pending: 0n });
    expect(await books.statusesOf(books.alice, hash)).toEqual(['CONFIRMED']);
  });

  it('books a send made elsewhere at its most, and at what it paid when it is mined', async () => {
    await books.deposit();
    await books.mine(required);
    const { raw, hash } = wallet.send(order);
    await books.broadcast(raw);
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([
      {
        type: 'SENT',
        valueUnits: half,
        feeUnits: most,
        nonce: 0n,
        fromAddress: wallet.address,
        toAddress: stranger.address,
      },
    ]);
    expect(await books.balanceOf(books.alice)).toMatchObject({ spendable: half - most });
    await books.mine(1);
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([{ feeUnits: paid }]);
    expect(await books.balanceOf(books.alice)).toEqual({ spendable: half - paid, pending: 0n });
    expect(half - paid).toBe(await books.held());
  });

  it('corrects the fee of a send of ours when it is mined, and nothing else of it', async () => {
    await books.deposit();
    await books.mine(required);
    const { raw, hash } = await books.signIntent(order);
    await books.broadcast(raw);
    await books.mine(1);
    expect(await books.rowsOf(books.alice, hash)).toMatchObject([
      { feeUnits: paid, valueUnits: half, createdAt: new Date(0), nonce: 0n },
    ]);
    await books.mine(14);
    expect(await books.intentOf(hash)).toMatchObject({ status: 'DONE', rawTransaction: null });
  });

  it('books both sides when one account pays another, and one row for a transfer to oneself', async () => {
    const bob = await openAddressAccount(books.db, { network, wallet: stranger });
    await books.deposit();
    const first = wallet.send(order);
    await books.broadcast(first.raw);
    const second = wallet.send({
      ...order,
      nonce: 1n,
      to: wallet.address,
      amount: toBaseUnits(5n),
    });
    await books.broadcast(second.raw);
    await books.mine(required);
    expect(await books.rowsOf(bob, first.hash)).toMatchObject([
      { type: 'RECEIVED', valueUnits: half, feeUnits: null, fromAddress: wallet.address },
    ]);
    expect(await books.rowsOf(books.alice, second.hash)).toMatchObject([
      { type: 'SELF', valueUnits: 5n, feeUnits: paid },
    ]);
    expect(await books.balanceOf(bob)).toEqual({ spendable: half, pending: 0n });
    expect((await books.balanceOf(books.alice)).spendable).toBe(await books.held());
  });

  it('keeps payments of nothing out of the books of those they reach', async () => {
    await books.deposit(ether, stranger.address);
    const { raw, hash } = stranger.send({ ...order, to: wallet.address, amount: toBaseUnits(0n) });
    await books.broadcast(raw);
    await books.mine(1);
    expect(await books.rowsOf(books.alice, hash)).toEqual([]);
    expect(await books.firstUseOf(books.alice)).toBeNull();
  });

  it('marks the address as used by its first transfer, and for ever', async () => {
    const hash = await books.deposit();
    const first = new Date(books.clock.now());
    expect(await books.firstUseOf(books.alice)).toEqual(first);
    books.clock.advance(1_000);
    await books.rollBack(0, [hash]);
    expect(await books.firstUseOf(books.alice)).toEqual(first);
  });

  it('changes nothing when it runs again', async () => {
    await books.deposit();
    await books.broadcast(wallet.send(order).raw);
    await books.mine(2);
    await books.broadcast(wallet.send({ ...order, nonce: 1n, amount: toBaseUnits(7n) }).raw);
    const before = await dumpAccountBooks(books.db);
    await books.watch.catchUp();
    await watchChain({ ...books, chains: { get: () => books.chain } }, network).catchUp();
    await wantRescan(books.db, network);
    await rescanIfWanted({ ...books, chains: { get: () => books.chain } }, network);
    await books.watch.catchUp();
    expect(await dumpAccountBooks(books.db)).toEqual(before);
  });

  it('finds the past of an address that joins later when it reads the chain again', async () => {
    await books.deposit();
    await books.broadcast(wallet.send(order).raw);
    await books.mine(required);
    const twin = await openAddressAccount(books.db, { network, wallet });
    await wantRescan(books.db, network);
    await rescanIfWanted({ ...books, chains: { get: () => books.chain } }, network);
    expect(await books.balanceOf(twin)).toEqual(await books.balanceOf(books.alice));
    expect((await books.balanceOf(twin)).spendable).toBe(await books.held());
  });
});

describe('watchChain with two transactions of one nonce', () => {
  beforeEach(async () => {
    await books.deposit();
    await books.mine(required);
  });

  it('ends the one that a better paid one replaced, and frees what it was to send', async () => {
    const cheap = wallet.send(order);
    await books.broadcast(cheap.raw);
    const next = wallet.send({ ...order, amount: toBaseUnits(9n), offer: better });
    await books.broadcast(next.raw);
    expect(await books.statusesOf(books.alice, cheap.hash)).toEqual(['REPLACED']);
    expect(await books.statusesOf(books.alice, next.hash)).toEqual(['PENDING']);
    await books.mine(1);
    expect((await books.balanceOf(books.alice)).spendable).toBe(await books.held());
  });

  it('gives up a send of ours only when a block settles that its nonce went elsewhere', async () => {
    const intent = await books.signIntent(order);
    await books.watch.catchUp();
    expect((await books.balanceOf(books.alice)).spendable).toBe(half - most);
    const rival = wallet.send({ ...order, amount: toBaseUnits(9n), offer: better });
    await books.broadcast(rival.raw);
    expect(await books.statusesOf(books.alice, intent.hash)).toEqual(['REPLACED']);
    expect(await books.intentOf(intent.hash)).toMatchObject({ status: 'SIGNED' });
    await books.mine(1);
    expect(await books.intentOf(intent.hash)).toMatchObject({
      status: 'FAILED',
      rawTransaction: null,
      rejection: 'Another transaction with the same number took its place.',
    });
    expect((await books.balanceOf(books.alice)).spendable).toBe(await books.held());
  });

  it('lets a send of ours count again when its rival vanishes without a block', async () => {
    const intent = await books.signIntent(order);
    const rival = wallet.send({ ...order, amount: toBaseUnits(9n), offer: better });
    await books.broadcast(rival.raw);
    await books.rollBack(0, [rival.hash]);
    await books.watch.catchUp();
    expect(await books.statusesOf(books.alice, rival.hash)).toEqual(['DROPPED']);
    expect(await books.statusesOf(books.alice, intent.hash)).toEqual(['PENDING']);
    expect((await books.balanceOf(books.alice)).spendable).toBe(half - most);
    await books.broadcast(intent.raw);
    await books.mine(1);
    expect((await books.balanceOf(books.alice)).spendable).toBe(await books.held());
  });
});

describe('watchChain when blocks are taken back', () => {
  it('lets a deposit wait again, and forgets one that is dropped', async () => {
    const hash = await books.deposit();
    await books.mine(required);
    await books.rollBack(required);
    expect(await books.balanceOf(books.alice)).toEqual({ spendable: 0n, pending: ether });
    expect(await books.statusesOf(books.alice, hash)).toEqual(['PENDING']);
    await books.mine(1);
    await books.rollBack(1, [hash]);
    expect(await books.balanceOf(books.alice)).toEqual({ spendable: 0n, pending: 0n });
    expect(await books.statusesOf(books.alice, hash)).toEqual(['DROPPED']);
  });

  it('holds a send at its most again, and at what it pays in its next block', async () => {
    await books.deposit();
    await books.mine(required);
    const { raw } = await books.signIntent(order);
    await books.broadcast(raw);
    await books.mine(1);
    await books.rollBack(1);
    expect((await books.balanceOf(books.alice)).spendable).toBe(half - most);
    await books.mine(1);
    expect((await books.balanceOf(books.alice)).spendable).toBe(half - paid);
  });

  it('is never below zero when the deposit behind a send is gone', async () => {
    const hash = await books.deposit();
    await books.mine(required);
    await books.broadcast((await books.signIntent(order)).raw);
    await books.mine(1);
    await books.rollBack(required + 1, [hash]);
    expect(await books.balanceOf(books.alice)).toEqual({ spendable: 0n, pending: 0n });
  });

  it('lets what failed in a block wait again', async () => {
    await books.deposit();
    await books.mine(required);
    const { raw, hash } = await books.signIntent(order);
    await books.broadcast(raw);
    const failing = {
      ...books.chain,
      blockAt: async (height: number) => {
        const block = await books.chain.blockAt(height);
        return block === null
          ? null
          : {
              ...block,
              transactions: block.transactions.map((each) =>
                each.sender === null || each.hash !== hash
                  ? each
                  : { ...each, transfers: [], sender: { ...each.sender, hasFailed: true } },
              ),
            };
      },
    };
    await books.ledger.mine(1);
    await watchChain({ ...books, chains: { get: () => failing } }, network).catchUp();
    expect(await books.statusesOf(books.alice, hash)).toEqual(['FAILED']);
    expect((await books.balanceOf(books.alice)).spendable).toBe(ether - paid);
    // Forgotten by the network as well, so that nothing but the fork says so.
    await books.rollBack(1, [hash]);
    expect(await books.statusesOf(books.alice, hash)).toEqual(['PENDING']);
    expect((await books.balanceOf(books.alice)).spendable).toBe(half - paid);
    await books.broadcast(raw);
    await books.mine(1);
    expect((await books.balanceOf(books.alice)).spendable).toBe(await books.held());
  });
});
