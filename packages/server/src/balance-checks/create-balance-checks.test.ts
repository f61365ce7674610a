import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openAddressAccount } from '../../test/books.ts';
import { manualClock } from '../../test/manual-clock.ts';
import { manualSchedule } from '../../test/manual-schedule.ts';
import { network, wallet } from '../../test/watched-accounts.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import { accountBalances, accounts } from '../db/schema.ts';
import { createBalanceChecks } from './create-balance-checks.ts';
import type { BalanceDifference } from './find-balance-differences.ts';

it('balance checks repair rows without books behind them once, and tell each of them', async () => {
  const db = await emptyDatabase();
  const clock = manualClock();
  const { walletId } = await openAddressAccount(db, { network, wallet });
  // More than one look takes.
  await db.execute(sql`insert into accounts (id, wallet_id, network, account_index, name, created_at)
    select gen_random_uuid(), ${walletId}, ${network}, n, 'Account ' || n, now() from generate_series(1, 100) n`);
  const rows = await db.select({ id: accounts.id }).from(accounts).orderBy(accounts.id);
  const ends = [rows.at(0)?.id ?? '', rows.at(-1)?.id ?? ''];
  const units = { settledUnits: 1n, pendingUnits: 0n, reservedUnits: 2n };
  await db
    .insert(accountBalances)
    .values(ends.map((accountId) => ({ accountId, network, assetId: network, ...units })));
  const told: BalanceDifference[] = [];
  const errors: unknown[] = [];
  const { schedule, whenWaiting, runNext } = manualSchedule(clock);
  const checks = createBalanceChecks({
    ...{ db, clock, schedule, owner: 'this', onError: (error) => void errors.push(error) },
    onRepair: (difference) => void told.push(difference),
  });
  const since = clock.now();
  checks.start();
  await whenWaiting();
  expect(told.map(({ accountId }) => accountId)).toEqual(ends.slice(0, 1));
  // The loop comes by more often, to keep its lease.
  while (clock.now() - since < 120_000) {
    runNext();
    await whenWaiting();
  }
  await checks.stop();
  expect(errors).toEqual([]);
  expect(told.map(({ accountId }) => accountId)).toEqual(ends);
  expect(told[0]).toMatchObject({ settled: -1n, pending: 0n, reserved: -2n });
});
