import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm } from '../../test/funded.ts';
import { askToBePaid, openShop } from '../../test/shop.ts';
import { createTestServer } from '../../test/test-server.ts';
import { createWatchedBooks, network, type WatchedBooks } from '../../test/watched-books.ts';
import { signIntent } from '../../test/watched-ledger.ts';
import { wantRescan } from '../chains/cursor.ts';
import { payments, sendIntents, sessions, transactions, wallets } from '../db/schema.ts';
import { isAwaited } from './is-awaited.ts';

describe('isAwaited', () => {
  let books: WatchedBooks;
  beforeEach(async () => {
    books = await createWatchedBooks();
  });
  const awaited = (on: 'BTC' | 'LTC' = network) =>
    isAwaited(books.db, on, new Date(books.clock.now()));

  it('is false where nothing waits, and true before the first look', async () => {
    expect([await awaited(), await awaited('LTC')]).toEqual([false, true]);
  });

  it('is true from the first sight of a deposit until it is final', async () => {
    await books.deposit();
    const seen: boolean[] = [];
    for (let confirmations = 0; confirmations <= 3; confirmations += 1) {
      seen.push(await awaited());
      await books.mine(1);
    }
    expect(seen).toEqual([true, true, true, false]);
  });

  it('is true for a send until it ends', async () => {
    await books.deposit();
    await books.mine(10);
    expect(await awaited()).toBe(false);
    const { hash } = await signIntent(books.db, books.alice, await books.order());
    await books.db
      .update(transactions)
      .set({ endedAs: 'DROPPED' })
      .where(eq(transactions.hash, hash));
    expect(await awaited()).toBe(true);
    await books.db.update(sendIntents).set({ status: 'FAILED' });
    expect(await awaited()).toBe(false);
  });

  it('is true for an import', async () => {
    await wantRescan(books.db, network);
    expect(await awaited()).toBe(true);
  });

  it('is true for two minutes after a call of a person with an account there', async () => {
    const now = new Date(books.clock.now());
    const [owner] = await books.db
      .select({ userId: wallets.userId })
      .from(wallets)
      .where(eq(wallets.id, books.alice.walletId));
    const browser = { device: 'Desktop', os: 'Linux', browser: 'Firefox', ip: '127.0.0.1' };
    await books.db.insert(sessions).values({
      ...{ id: v7(), userId: owner?.userId ?? '', tokenHash: 'of a token', ...browser },
      ...{ createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 3_600_000) },
    });
    expect(await awaited()).toBe(true);
    books.clock.advance(120_000);
    expect(await awaited()).toBe(false);
  });

  it('is true while a payment may be paid on the network', async () => {
    const server = await createTestServer();
    const { db, platform } = server.context;
    const shop = await openShop(server, ['ETH', 'BTC']);
    await askToBePaid(shop, { method: 'ETH' });
    await confirm(server, 1, 'ETH');
    await confirm(server, 1, 'BTC');
    await db.update(sessions).set({ lastSeenAt: new Date(0) });
    const isWanted = (on: 'ETH' | 'BTC') => isAwaited(db, on, new Date(platform.clock.now()));
    // Nobody pays a test payment on a chain.
    expect(await isWanted('ETH')).toBe(false);
    await db.update(payments).set({ livemode: true });
    expect([await isWanted('ETH'), await isWanted('BTC')]).toEqual([true, false]);
    await db.update(payments).set({ status: 'EXPIRED' });
    expect(await isWanted('ETH')).toBe(false);
  });
});
