import { networkCodes } from '@billfold/core';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { openAddressAccount } from '../../test/books.ts';
import { createWatchedAccounts, ether, network, stranger } from '../../test/watched-accounts.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import { hasOutputs } from '../chains/has-outputs.ts';
import { accountBalances, openingBalances, transactions } from '../db/schema.ts';
import { findBalanceDifferences } from './find-balance-differences.ts';
import { repairBalances } from './repair-balances.ts';

describe('rows of balances', () => {
  it('are made of outputs on the networks that have them, and of transactions on all others', async () => {
    const db = await emptyDatabase();
    for (const code of networkCodes) {
      const rows = await db
        .select({ found: sql<boolean>`has_outputs(${code})` })
        .from(sql`(values (1)) as one`);
      expect(rows, code).toEqual([{ found: hasOutputs(code) }]);
    }
  });

  it('exist for a token from its first transaction on, also with nothing in it', async () => {
    const { db, alice, fund, watch, wallet } = await fundedAccount();
    await fund(wallet.address, ether);
    await watch.catchUp();
    await db.update(transactions).set({ assetId: 'usdt_ethereum', endedAs: 'FAILED' });
    expect(await rowsOf(db, alice.accountId)).toMatchObject([
      { assetId: network, settledUnits: 0n, pendingUnits: 0n, reservedUnits: 0n },
      { assetId: 'usdt_ethereum', settledUnits: 0n, pendingUnits: 0n, reservedUnits: 0n },
    ]);
  });

  it('leave out what an opening balance includes, and count it again without one', async () => {
    const { db, alice, deposit, mine } = await fundedAccount();
    await deposit();
    await mine(2);
    await deposit(3n * ether);
    const { accountId } = alice;
    const settled = async () => (await rowsOf(db, accountId)).map((row) => row.settledUnits);
    expect(await settled()).toEqual([ether]);
    const opening = { accountId, network, assetId: network, blockHash: 'aa' };
    await db.insert(openingBalances).values({ ...opening, valueUnits: 7n, blockHeight: 1_000 });
    expect(await settled()).toEqual([7n]);
    expect(await findBalanceDifferences(db, [accountId])).toEqual([]);
    await db.delete(openingBalances);
    expect(await settled()).toEqual([ether]);
    expect(await findBalanceDifferences(db, [accountId])).toEqual([]);
  });

  it('hold all of what is booked side by side, while they are repaired', async () => {
    const { db, alice } = await fundedAccount();
    const bob = await openAddressAccount(db, { network, wallet: stranger });
    const ids = [alice.accountId, bob.accountId];
    const rows = (hash: string, owners: readonly (typeof alice)[]) =>
      owners.map(({ walletId, accountId }) => ({
        ...{ id: v7(), walletId, accountId, network, assetId: network, hash },
        ...{ type: 'RECEIVED' as const, valueUnits: 1n, createdAt: new Date(0) },
      }));
    const booked = Array.from({ length: 40 }, async (_, at) => {
      // Two statements that change the same accounts, in opposite orders.
      const owners = at % 2 === 0 ? [alice, bob] : [bob, alice];
      await db.insert(transactions).values(rows(`${at}`, owners));
      await db
        .update(transactions)
        .set({ blockHeight: at })
        .where(eq(transactions.hash, `${at}`));
    });
    await Promise.all([...booked, repairBalances(db, ids), repairBalances(db, ids)]);
    expect(await findBalanceDifferences(db, ids)).toEqual([]);
    for (const id of ids)
      expect(await rowsOf(db, id)).toMatchObject([{ settledUnits: 40n, pendingUnits: 0n }]);
  });

  it('that differ from the sums are told and repaired, whether they are wrong or gone', async () => {
    const { db, alice, deposit, mine } = await fundedAccount();
    const bob = await openAddressAccount(db, { network, wallet: stranger });
    const ids = [alice.accountId, bob.accountId];
    await deposit();
    await mine(1);
    await deposit(2n * ether, bob.wallet.address);
    expect(await repairBalances(db, ids)).toEqual([]);
    await db
      .update(accountBalances)
      .set({ settledUnits: 5n, reservedUnits: 1n })
      .where(eq(accountBalances.accountId, alice.accountId));
    await db.delete(accountBalances).where(eq(accountBalances.accountId, bob.accountId));
    const place = { network, assetId: network };
    const differences = await repairBalances(db, ids);
    expect(differences).toHaveLength(2);
    expect(differences).toEqual(
      expect.arrayContaining([
        { ...place, accountId: ids[0], settled: ether - 5n, pending: 0n, reserved: -1n },
        { ...place, accountId: ids[1], settled: 0n, pending: 2n * ether, reserved: 0n },
      ]),
    );
    expect(await repairBalances(db, ids)).toEqual([]);
    expect(await rowsOf(db, alice.accountId)).toMatchObject([
      { settledUnits: ether, pendingUnits: 0n, reservedUnits: 0n },
    ]);
    expect(await rowsOf(db, bob.accountId)).toMatchObject([
      { settledUnits: 0n, pendingUnits: 2n * ether, reservedUnits: 0n },
    ]);
  });
});

async function fundedAccount() {
  const world = await createWatchedAccounts();
  return { ...world, wallet: world.alice.wallet };
}

type Db = Awaited<ReturnType<typeof emptyDatabase>>;

function rowsOf(db: Db, accountId: string) {
  return db
    .select()
    .from(accountBalances)
    .where(eq(accountBalances.accountId, accountId))
    .orderBy(accountBalances.assetId);
}
