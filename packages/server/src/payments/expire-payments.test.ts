import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { chainCursors, payments } from '../db/schema.ts';
import { expirePayments } from './expire-payments.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  const syncedAt = new Date(server.clock.now());
  await server.context.db
    .insert(chainCursors)
    .values({ network: 'BTC', height: 100, hash: 'f'.repeat(64), syncedAt })
    .onConflictDoNothing();
});

describe('the time of payments', () => {
  it('ends for all that began in one moment, however many they are', async () => {
    const { id } = await askToBePaid(shop);
    await copy(id, 100);
    server.clock.advance(24 * 3_600_000);
    await expirePayments(server.context);
    expect(await statuses()).toEqual({ EXPIRED: 101 });
  });

  it('ends by the window to pay once an asset is chosen, and before by the time to choose', async () => {
    const chosen = await askToBePaid(shop, { method: 'BTC' });
    const open = await askToBePaid(shop);
    const { db } = server.context;
    const [row] = await db.select().from(payments).where(eq(payments.id, chosen.id));
    const window = (row?.expiresAt?.getTime() ?? 0) - server.clock.now();
    server.clock.advance(window - 1);
    await expirePayments(server.context);
    expect(await statuses()).toEqual({ PENDING: 1, CREATED: 1 });
    server.clock.advance(1);
    await inSync();
    await expirePayments(server.context);
    expect(await statuses()).toEqual({ EXPIRED: 1, CREATED: 1 });
    server.clock.advance((open.expiresAt?.getTime() ?? 0) - server.clock.now());
    await expirePayments(server.context);
    expect(await statuses()).toEqual({ EXPIRED: 2 });
  });
});

/** Copies a payment that has no method yet. */
async function copy(id: string, count: number): Promise<void> {
  const { db } = server.context;
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  if (row === undefined) throw new Error('no payment');
  await db
    .insert(payments)
    .values(Array.from({ length: count }, (_, at) => ({ ...row, id: `${id}${at}` })));
}

/** Payments end only where their network is known up to their last moment. */
async function inSync(): Promise<void> {
  await server.context.db.update(chainCursors).set({ syncedAt: new Date(server.clock.now()) });
}

async function statuses(): Promise<Record<string, number>> {
  const { status } = payments;
  const rows = await server.context.db
    .select({ status, count: sql<number>`count(*)::int` })
    .from(payments)
    .groupBy(status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}
