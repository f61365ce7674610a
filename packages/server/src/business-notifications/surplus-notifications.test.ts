import type { BusinessNotificationEvent } from '@billfold/core/contract';
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

  interface Inserted {
    readonly event?: BusinessNotificationEvent;
    readonly livemode?: boolean;
  }

  /** Inserts notifications a second apart, of which the last one is from now, and has each read. */
  async function insert(
    count: number,
    { event = 'payment.completed', livemode = false }: Inserted = {},
  ): Promise<void> {
    const { server, businessId, owner } = shop;
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{
        id: `ntf_${livemode}_${event}_${`${at}`.padStart(6, '0')}`,
        businessId,
        livemode,
        event,
      },
      ...{ objectId: 'pay_none', reasons: [] },
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
    const [older, newer] = [0, 1].map((at) => `ntf_false_payment.completed_00000${at}`);
    expect(await left()).toEqual({ ids: [older, newer], reads: 2 });
    shop.server.clock.advance(1);
    expect(await left()).toEqual({ ids: [newer], reads: 1 });
    shop.server.clock.advance(1_000);
    expect(await left()).toEqual({ ids: [], reads: 0 });
  });

  it('deletes all whose time is over, however many', async () => {
    await insert(1_001);
    shop.server.clock.advance(90 * dayMs + 1);
    expect(await left()).toEqual({ ids: [], reads: 0 });
  });

  it('keeps the newest 1,000 of an event of a business in each mode', async () => {
    await insert(1_002);
    await insert(1, { livemode: true });
    const { ids, reads } = await left();
    expect(ids).toHaveLength(1_001);
    expect(ids.slice(0, 1)).toEqual(['ntf_false_payment.completed_000002']);
    expect(ids.at(-1)).toBe('ntf_true_payment.completed_000000');
    expect(reads).toBe(1_001);
  });

  it('keeps a rare event, however many of another come after it', async () => {
    await insert(1, { event: 'webhook.disabled' });
    shop.server.clock.advance(2_000_000);
    await insert(1_001);
    const { ids } = await left();
    expect(ids).toHaveLength(1_001);
    expect(ids.at(-1)).toBe('ntf_false_webhook.disabled_000000');
  });
});
