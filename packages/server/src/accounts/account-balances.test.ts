import { listAccounts, listAddresses } from '@billfold/core/contract';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signUpWithAccount } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { addresses, chainCursors, utxos } from '../db/schema.ts';
import { findDepositAddress } from './find-deposit-address.ts';

interface Output {
  readonly value: bigint;
  readonly isChange?: boolean;
  readonly blockHeight?: number;
  readonly spentBy?: string;
}

async function withBooks() {
  const server = await createTestServer();
  const ada = await signUpWithAccount(server, 'ada@example.com');
  const { db, platform } = server.context;
  const accountId = ada.account.id;
  const params = { walletId: ada.walletId, accountId };
  let count = 0;
  return {
    server,
    ada,
    params,
    sync: (height: number) =>
      db
        .insert(chainCursors)
        .values({ network: 'BTC', height, hash: 'aa', syncedAt: new Date(platform.clock.now()) })
        .onConflictDoUpdate({ target: chainCursors.network, set: { height } }),
    receive: async ({ value, isChange = false, blockHeight, spentBy }: Output, addressAt = 0) => {
      const rows = await db
        .select()
        .from(addresses)
        .where(and(eq(addresses.accountId, accountId), eq(addresses.branch, 'receive')))
        .orderBy(asc(addresses.addressIndex));
      count += 1;
      await db.insert(utxos).values({
        accountId,
        network: 'BTC',
        hash: `${count}`.padStart(64, '0'),
        outputIndex: 0,
        addressId: rows[addressAt]?.id ?? '',
        valueUnits: value,
        isChange,
        ...(blockHeight === undefined ? {} : { blockHeight }),
        ...(spentBy === undefined ? {} : { spentBy }),
      });
    },
    account: async () => {
      const { items } = await server.call(
        listAccounts,
        { params: { walletId: ada.walletId }, query: {} },
        ada,
      );
      return items[0];
    },
  };
}

describe('balances', () => {
  it('count an incoming output once it has its two confirmations, and as pending before', async () => {
    const { receive, sync, account } = await withBooks();
    await sync(100);
    await receive({ value: 150_000_000n });
    const pending = { nativeBalance: '0.00000000', pendingBalance: '1.50000000' };
    expect(await account()).toMatchObject(pending);
    const { receive: again, sync: syncTo, account: next } = await withBooks();
    await again({ value: 150_000_000n, blockHeight: 101 });
    await syncTo(101);
    expect(await next()).toMatchObject(pending);
    await syncTo(102);
    expect(await next()).toMatchObject({
      nativeBalance: '1.50000000',
      pendingBalance: '0.00000000',
    });
  });

  it('count own change at once', async () => {
    const { receive, account } = await withBooks();
    await receive({ value: 1n, isChange: true });
    expect(await account()).toMatchObject({
      nativeBalance: '0.00000001',
      pendingBalance: '0.00000000',
    });
  });

  it('count no spent output', async () => {
    const { receive, sync, account } = await withBooks();
    await sync(100);
    await receive({ value: 5n, blockHeight: 1, spentBy: 'bb' });
    await receive({ value: 7n, blockHeight: 1 });
    await receive({ value: 9n, spentBy: 'bb' });
    expect(await account()).toMatchObject({
      nativeBalance: '0.00000007',
      pendingBalance: '0.00000000',
    });
  });

  it('stay exact beyond what a double can hold', async () => {
    const { receive, sync, account } = await withBooks();
    await sync(100);
    await receive({ value: 9_007_199_254_740_993n, blockHeight: 1 });
    await receive({ value: 2n ** 200n, blockHeight: 1 });
    const sum = `${2n ** 200n + 9_007_199_254_740_993n}`;
    expect((await account())?.nativeBalance).toBe(`${sum.slice(0, -8)}.${sum.slice(-8)}`);
  });

  it('tell when they were last in step with the chain, and are stale after 10 seconds', async () => {
    const { server, sync, account } = await withBooks();
    await sync(100);
    const asOf = new Date(server.clock.now());
    expect(await account()).toMatchObject({ asOf, stale: false });
    server.clock.advance(10_000);
    expect(await account()).toMatchObject({ asOf, stale: false });
    server.clock.advance(1);
    expect(await account()).toMatchObject({ asOf, stale: true });
  });
});

describe('GET …/addresses', () => {
  it('filters by use and by balance, newest first', async () => {
    const { server, ada, params, receive } = await withBooks();
    const owner = { userId: ada.user.id, ...params };
    for (const _ of [1, 2]) {
      server.clock.advance(2_000);
      await findDepositAddress(server.context, owner, { createNew: true });
    }
    await receive({ value: 21n }, 0);
    await receive({ value: 21n }, 0);
    await receive({ value: 1n, spentBy: 'bb' }, 1);
    await server.context.db
      .update(addresses)
      .set({ firstUsedAt: new Date() })
      .where(eq(addresses.addressIndex, 1));
    const list = (query: object) => server.call(listAddresses, { params, query }, ada);
    const pathsOf = async (query: object) => (await list(query)).map(({ path }) => path.slice(-3));
    expect(await pathsOf({})).toEqual(['0/2', '0/1', '0/0']);
    expect(await pathsOf({ isUsed: true })).toEqual(['0/1']);
    expect(await pathsOf({ isUsed: false })).toEqual(['0/2', '0/0']);
    expect(await pathsOf({ hasBalance: true })).toEqual(['0/0']);
    expect(await pathsOf({ hasBalance: false })).toEqual(['0/2', '0/1']);
    expect(await pathsOf({ hasBalance: false, isUsed: false })).toEqual(['0/2']);
    expect((await list({ hasBalance: true }))[0]).toMatchObject({
      addressValue: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      balance: '0.00000042',
      isUsed: false,
      label: null,
      path: "m/84'/0'/0'/0/0",
    });
  });
});
