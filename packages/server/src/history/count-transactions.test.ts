import { toDecimal } from '@billfold/core';
import type { ListTransactions } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, deposit, holderWith, send } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { sendIntents, transactionCounts, transactions } from '../db/schema.ts';
import { countTransactions } from './count-transactions.ts';
import { transactionsOf } from './transaction-filter.ts';

let server: TestServer;
let holder: Holder;

beforeEach(async () => {
  server = await createTestServer();
  holder = await holderWith(server, ['0.3', '0.2']);
  await send(server, holder, { amount: toDecimal('0.01') });
  await deposit(server, holder, '0.1');
  await confirm(server, 1);
});

/** Compares every filter that the stored counts support with a count of the rows. */
async function compare(): Promise<void> {
  const { db } = server.context;
  const kinds: readonly ListTransactions[] = [
    {},
    { CryptoCurrencyType: 'BTC' },
    { CryptoCurrencyType: 'ETH' },
    { Asset: 'BTC' },
    { AccountId: holder.account.id },
    { AccountId: holder.walletId },
    { Type: 'SENT' },
    { Type: 'RECEIVED', IsSpam: false },
    { IsSpam: true },
    { Type: 'RECEIVED', IsSpam: true, AccountId: holder.account.id, Asset: 'BTC' },
  ];
  for (const filters of kinds) {
    const rows = await db.$count(transactions, transactionsOf(holder.walletId, filters));
    expect(await countTransactions(db, holder.walletId, filters), JSON.stringify(filters)).toBe(
      rows,
    );
  }
}

describe('the total of a page (R-TX)', () => {
  it('is that of the rows, whatever is asked for', async () => {
    expect(await countTransactions(server.context.db, holder.walletId, {})).toBe(4);
    expect(await countTransactions(server.context.db, holder.walletId, { Type: 'SENT' })).toBe(1);
    await compare();
  });

  it('follows a row that changes its kind, and one that goes', async () => {
    const { db } = server.context;
    await db.update(transactions).set({ isSpam: true }).where(eq(transactions.type, 'RECEIVED'));
    expect(await countTransactions(db, holder.walletId, { IsSpam: true })).toBe(3);
    await compare();
    await db.update(transactions).set({ note: 'the kind stays' });
    await compare();
    await db.delete(sendIntents);
    await db.delete(transactions).where(eq(transactions.type, 'SENT'));
    expect(await countTransactions(db, holder.walletId, {})).toBe(3);
    await compare();
  });

  it('is not changed by a transaction that is undone', async () => {
    const { db } = server.context;
    const undone = db.transaction(async (tx) => {
      const [row] = await tx.select().from(transactions).limit(1);
      if (row === undefined) throw new Error('there is no transaction');
      const copies = [1, 2, 3].map((i) => ({
        ...row,
        id: server.context.platform.newId(),
        hash: `${i}`,
      }));
      await tx.insert(transactions).values(copies);
      expect(await countTransactions(tx, holder.walletId, {})).toBe(7);
      throw new RangeError('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await compare();
  });

  it('is counted by a query where a filter is not one of them', async () => {
    const { db } = server.context;
    // Nobody could be told from it: only what is counted shows.
    await db.update(transactionCounts).set({ count: 50 });
    const { walletId } = holder;
    expect(await countTransactions(db, walletId, { Search: 'no such' })).toBe(0);
    expect(await countTransactions(db, walletId, { Status: 'CONFIRMED' })).toBe(2);
    expect(await countTransactions(db, walletId, { FiatFrom: '0.01' })).toBe(4);
    expect(await countTransactions(db, walletId, { DateFrom: new Date(0) })).toBe(4);
  });
});
