import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { createTestServer } from '../../test/test-server.ts';
import { businessNotifications, notificationReads } from '../db/schema.ts';
import { deleteOldRecords } from '../retention/delete-old-records.ts';

const dayMs = 24 * 3_600_000;

describe('deleteOldRecords', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(await createTestServer(), ['BTC']);
  });

  /** Inserts notifications a second apart, of which the last one is from now, and has each read. */
  async function insert(count: number, livemode = false): Promise<void> {
    const { server, businessId, owner } = shop;
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{ id: `ntf_${livemode}_${`${at}`.padStart(6, '0')}`, businessId, livemode },
      ...({ event: 'payment.completed', objectId: 'pay_none', reasons: [] } as const),
      createdAt: new Date(server.clock.now() - (count - 1 - at) * 1_000),
    }));
    const { db } = server.context;
    await db.insert(businessNotifications).values(rows);
    const reads = rows.map(({ id }) => ({ notificationId: id, userId: owner.user.id }));
    await db.insert(notificationReads).values(reads);
  }
  async function left() {
    const { db } = shop.server.context;
    await deleteOldRecords(shop.server.context);
    const { id } = businessNotifications;
    const rows = await db.select({ id }).from(businessNotifications).orderBy(asc(id));
    return { ids: rows.map((row) => row.id), reads: await db.$count(notificationReads) };
  }

  it('keeps notifications for 90 days', async () => {
    await insert(2);
    shop.server.clock.advance(90 * dayMs - 1_000);
    expect(await left()).toEqual({ ids: ['ntf_false_000000', 'ntf_false_000001'], reads: 2 });
    shop.server.clock.advance(1);
    expect(await left()).toEqual({ ids: ['ntf_false_000001'], reads: 1 });
    shop.server.clock.advance(1_000);
    expect(await left()).toEqual({ ids: [], reads: 0 });
  });

  it('keeps the newest 1,000 of a business in each mode', async () => {
    await insert(1_002);
    await insert(1, true);
    const { ids, reads } = await left();
    expect(ids).toHaveLength(1_001);
    expect(ids.slice(0, 1)).toEqual(['ntf_false_000002']);
    expect(ids.at(-1)).toBe('ntf_true_000000');
    expect(reads).toBe(1_001);
  });
});
