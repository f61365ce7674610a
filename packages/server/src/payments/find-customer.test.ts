import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { askToBePaid, openShop } from '../../test/shop.ts';
import { createTestServer } from '../../test/test-server.ts';
import { customers } from '../db/schema.ts';
import { findCustomer } from './find-customer.ts';

describe('findCustomer', () => {
  it.each(['id', 'email'] as const)(
    'holds the row of a customer that is named by %s until the transaction ends',
    async (field) => {
      const server = await createTestServer();
      const shop = await openShop(server, ['BTC']);
      const email = 'ann@example.com';
      const { customer: known } = await askToBePaid(shop, { customer: { email } });
      const customerId = known?.id ?? '';
      const { db } = server.context;
      // A transaction that locks a row writes its number there; zero stands for none.
      const holder = sql<string>`case when xmax = pg_current_xact_id()::xid then 'this' else 'no' end`;
      const holderIn = async (tx: typeof db) =>
        (await tx.select({ holder }).from(customers).where(eq(customers.id, customerId)))[0]
          ?.holder;
      await db.transaction(async (tx) => {
        expect(await holderIn(tx)).toBe('no');
        const customer = field === 'id' ? { id: customerId } : { email };
        const place = { businessId: shop.businessId, livemode: false };
        const found = await findCustomer(tx, server.context, { customer, ...place });
        expect(found.id).toBe(customerId);
        expect(await holderIn(tx)).toBe('this');
      });
    },
  );
});
