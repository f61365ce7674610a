import { toBaseUnits, toDecimal } from '@billfold/core';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { paymentsAccount, settledBusiness } from '../../test/business.ts';
import { holderWith } from '../../test/funded.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import type { accounts } from '../db/schema.ts';
import { loadSettlementAccounts } from './list-settlement-accounts.ts';
import { loadSettlements } from './list-settlements.ts';

/** Fills a payments account with purses of 1 … `count` units, the block of which is settled. */
async function fill(
  { context: { db } }: TestServer,
  account: typeof accounts.$inferSelect,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const { id, walletId, accountIndex, businessId } = account;
  await db.execute(sql`insert into accounts (id, wallet_id, network, account_index, address_index,
      purpose, parent_id, business_id, name, created_at)
    select gen_random_uuid(), ${walletId}, 'ETH', ${accountIndex}, n,
      'PURSE', ${id}, ${businessId}, 'Purse', now()
    from generate_series(${from}::integer, ${to}::integer) n`);
  await db.execute(sql`insert into transactions (id, wallet_id, account_id, network, asset_id, type,
      hash, value_units, is_listed, block_height, created_at)
    select gen_random_uuid(), ${walletId}, id, 'ETH', 'ETH', 'RECEIVED',
      'paid ' || address_index, address_index, false, 0, now()
    from accounts where parent_id = ${id} and address_index between ${from} and ${to}`);
}

it('loadSettlements adds up 10,000 purses with the statements of ten, and pages through them', async () => {
  const server = await createTestServer();
  const owner = await holderWith(server, [], 'ETH');
  const businessId = await settledBusiness(server, owner);
  const account = await paymentsAccount(server, businessId, 'ETH');
  const place = { userId: owner.user.id, walletId: owner.walletId };
  const counted = async () => {
    const { db, count } = counting(server.context.db);
    const [line] = await loadSettlements({ ...server.context, db }, place);
    return { count: count(), line: line?.accounts.find(({ network }) => network === 'ETH') };
  };
  await fill(server, account, { from: 1, to: 10 });
  const few = await counted();
  await fill(server, account, { from: 11, to: 10_000 });
  const many = await counted();
  expect(many.count).toBe(few.count);
  const sum = toDecimal(toBaseUnits(50_005_000n), { decimals: 18 });
  expect(many.line?.inPurses).toMatchObject([{ asset: 'ETH', spendable: sum, purses: 10_000 }]);
  const query = { asset: 'ETH', page: 2, pageSize: 25 };
  const { items, total } = await loadSettlementAccounts(
    server.context,
    { ...place, businessId },
    query,
  );
  expect(total).toBe(10_000);
  expect(items[0]?.account.nativeBalance).toBe(toDecimal(toBaseUnits(9_975n), { decimals: 18 }));
}, 300_000);

/** `db` that counts the statements it is asked for. */
function counting(target: TestServer['context']['db']) {
  let asked = 0;
  const db = new Proxy(target, {
    get: (own, name, receiver) => {
      if (name === 'select' || name === 'execute') asked += 1;
      return Reflect.get(own, name, receiver);
    },
  });
  return { db, count: () => asked };
}
