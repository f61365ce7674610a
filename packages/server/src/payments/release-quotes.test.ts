import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { askToBePaid, openShop } from '../../test/shop.ts';
import { createTestServer } from '../../test/test-server.ts';
import { addressStock, paymentQuotes, payments } from '../db/schema.ts';
import { keptForMs, releaseQuotes } from './release-quotes.ts';

describe('the pooled addresses of payments that ended', () => {
  it.each([
    ['when nothing came', { status: 'EXPIRED' }],
    ['when it was paid elsewhere', { status: 'COMPLETED', paidElsewhere: '50' }],
  ] as const)('are free again a month later, %s', async (_, end) => {
    const server = await createTestServer();
    const { db } = server.context;
    const shop = await openShop(server, ['ETH']);
    const asked = [
      await askToBePaid(shop, { method: 'ETH' }),
      await askToBePaid(shop, { method: 'ETH' }),
    ];
    await db.update(paymentQuotes).set({ mode: 'POOL' });
    const closedAt = new Date(server.clock.now());
    await db.update(payments).set({ ...end, closedAt });
    const leased = async () => {
      const rows = await Promise.all(
        asked.map(({ id }) => db.$count(addressStock, eq(addressStock.leasePaymentId, id))),
      );
      return rows.reduce((sum, count) => sum + count, 0);
    };
    server.clock.advance(keptForMs.unpaidAddress);
    await releaseQuotes(server.context);
    expect(await leased()).toBe(2);
    server.clock.advance(1);
    await releaseQuotes(server.context);
    expect(await leased()).toBe(0);
  });
});
