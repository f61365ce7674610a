import { beforeEach, describe, expect, it } from 'vitest';
import { openAccount } from '../../test/books.ts';
import { createLedgerWallet } from '../../test/ledger-wallet.ts';
import {
  createWatchedBooks,
  network,
  type WatchedBooks,
  wallet,
} from '../../test/watched-books.ts';
import type { Db } from '../db/open-database.ts';
import { applyTransactions } from './apply-transactions.ts';

describe('applyTransactions', () => {
  let books: WatchedBooks;
  beforeEach(async () => {
    books = await createWatchedBooks();
  });

  it('asks as often for many addresses and transactions as for few', async () => {
    const few = await queriesOf(3);
    // 40 addresses of another wallet (BIP-39 test vector), some of which are paid in the same block.
    const other = createLedgerWallet(network, `${'abandon '.repeat(11)}about`);
    await openAccount(books.db, { network, wallet: other, addressCount: 20 });
    const paid = Array.from({ length: 20 }, (_, at) => other.addressAt(0, at));
    expect(await queriesOf(40, paid)).toBe(few);
  });

  async function queriesOf(payments: number, to: readonly string[] = []): Promise<number> {
    for (let at = 0; at < payments; at += 1)
      await books.fund(to[at % to.length] ?? wallet.addressAt(0, 0), 10_000n);
    const transactions = await books.chain.mempool();
    const block = await books.ledger.mine(1);
    const at = new Date(books.clock.now());
    const { count, tx } = counting(books.db);
    await applyTransactions(tx, books.platform, {
      network,
      block,
      at,
      prices: new Map(),
      transactions,
    });
    return count();
  }
});

const statements: ReadonlySet<PropertyKey> = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
]);

/** `db` that counts the statements it is asked for. */
function counting(db: Db) {
  let asked = 0;
  const tx = new Proxy(db, {
    get: (target, name, receiver) => {
      if (statements.has(name)) asked += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return { tx, count: () => asked };
}
