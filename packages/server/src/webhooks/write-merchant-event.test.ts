import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Merchant, signUpMerchant } from '../../test/api-keys.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { events, merchantEvents, webhookDeliveries, webhookEndpoints } from '../db/schema.ts';
import { writeMerchantEvent } from './write-merchant-event.ts';

let server: TestServer;
let ada: Merchant;
beforeEach(async () => {
  server = await createTestServer();
  ada = await signUpMerchant(server, 'ada@example.com');
});

const addEndpoint = (id: string, changes: Partial<typeof webhookEndpoints.$inferInsert> = {}) =>
  server.context.db.insert(webhookEndpoints).values({
    ...{ id, businessId: ada.businessId, livemode: false, url: 'https://shop.example/hooks' },
    ...{ apiVersion: '2026-11-01', disablesItself: true, secret: new Uint8Array(1) },
    ...{ createdAt: new Date(server.clock.now()), ...changes },
  });
const write = () =>
  server.context.db.transaction((tx) =>
    writeMerchantEvent(tx, server.context, {
      ...{ businessId: ada.businessId, livemode: false, type: 'payment.confirmed', sequence: 3 },
      objectId: 'pay_1',
      data: { object: { id: 'pay_1', object: 'payment' }, previous: { status: 'CONFIRMING' } },
    }),
  );

describe('writeMerchantEvent', () => {
  it('writes the exact body of Standard Webhooks', async () => {
    const { eventId, deliveryIds } = await write();
    expect(deliveryIds).toEqual([]);
    expect(eventId).toMatch(/^evt_[a-z2-7]{26}$/);
    const [event] = await server.context.db.select().from(merchantEvents);
    expect(event?.body).toBe(
      JSON.stringify({
        ...{ id: eventId, object: 'event', type: 'payment.confirmed', apiVersion: '2026-11-01' },
        ...{ createdAt: new Date(server.clock.now()).toISOString(), livemode: false, sequence: 3 },
        data: {
          object: { id: 'pay_1', object: 'payment' },
          previous: { status: 'CONFIRMING' },
        },
      }),
    );
  });

  it('makes a delivery for each enabled endpoint of the mode that wants the type', async () => {
    const off = { isEnabled: false };
    await addEndpoint('whk_all');
    await addEndpoint('whk_some', { events: ['payment.created', 'payment.confirmed'] });
    await addEndpoint('whk_other', { events: ['payment.created'] });
    await addEndpoint('whk_off', off);
    await addEndpoint('whk_live', { livemode: true });
    await addEndpoint('whk_gone', { deletedAt: new Date() });
    const bob = await signUpMerchant(server, 'bob@example.com');
    await addEndpoint('whk_bob', { businessId: bob.businessId });
    const { eventId } = await write();
    const rows = await server.context.db.select().from(webhookDeliveries);
    expect(rows.map(({ endpointId }) => endpointId).sort()).toEqual(['whk_all', 'whk_some']);
    for (const row of rows)
      expect(row).toMatchObject({ eventId, orderKey: 'pay_1', sequence: 3, state: 'PENDING' });
    const announced = server.context.db.$count(events, eq(events.topic, 'webhooks'));
    expect(await announced).toBe(1);
  });
});
