import { createWebhook, getMerchantEvent, listMerchantEvents } from '@billfold/core/contract';
import { createMerchantClient } from '@billfold/core/merchant';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf, type Merchant, signUpMerchant } from '../../test/api-keys.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import type { Db } from '../db/open-database.ts';
import { merchantEvents, webhookAttempts, webhookDeliveries } from '../db/schema.ts';
import { deleteOldRecords } from '../retention/delete-old-records.ts';
import { writeMerchantEvent } from './write-merchant-event.ts';

const dayMs = 24 * 3_600_000;
let server: TestServer;
let ada: Merchant;
let key: { readonly token: string };
beforeEach(async () => {
  server = await createTestServer();
  ada = await signUpMerchant(server, 'ada@example.com');
  key = await keyOf(server, ada, { scopes: ['payments:read', 'webhooks:write'] });
});
const writeIn = (tx: Db, objectId: string, changes: object = {}) =>
  writeMerchantEvent(tx, server.context, {
    ...{ businessId: ada.businessId, livemode: false, type: 'payment.created', sequence: 1 },
    ...{ objectId, data: { object: { id: objectId } }, ...changes },
  });
const write = (objectId: string, changes: object = {}) =>
  server.context.db.transaction((tx) => writeIn(tx, objectId, changes));
const list = (query = {}) => server.call(listMerchantEvents, { query }, key);
/** Follows the list as a shop that polls does: from the last event that it has. */
function createPoller() {
  let cursor: string | undefined;
  return async () => {
    const { data } = await list(cursor === undefined ? {} : { cursor });
    cursor = data.at(-1)?.id ?? cursor;
    return data.map((event) => `${Object(event.data['object']).id} ${event.sequence}`);
  };
}

describe('GET /v1/merchant/events (R-HOOK-04)', () => {
  it('pages through the events of the mode, the oldest first', async () => {
    for (let number = 1; number <= 5; number += 1) {
      await write(`pay_${number}`);
      if (number % 2 === 0) server.clock.advance(1_000);
    }
    await write('pay_live', { livemode: true });
    const bob = await signUpMerchant(server, 'bob@example.com');
    await write('pay_bob', { businessId: bob.businessId });
    const seen: unknown[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        ...{ limit: 2, ...(cursor === null ? {} : { cursor }) },
      });
      seen.push(...page.data.map(({ data }) => Object(data['object']).id));
      expect(page.hasMore).toBe(page.nextCursor !== null);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  it('goes on after the last event of a poller, also where the clock of a process is behind', async () => {
    const poll = createPoller();
    expect(await poll()).toEqual([]);
    await write('pay_1');
    expect(await poll()).toEqual(['pay_1 1']);
    expect(await poll()).toEqual([]);
    server.clock.advance(-1_000);
    await write('pay_2');
    await write('pay_3', { livemode: true });
    expect(await poll()).toEqual(['pay_2 1']);
    server.clock.advance(2_000);
    await write('pay_4');
    expect(await poll()).toEqual(['pay_4 1']);
    expect(await poll()).toEqual([]);
  });

  it('lists the events of one change in their order', async () => {
    await server.context.db.transaction(async (tx) => {
      for (let sequence = 1; sequence <= 8; sequence += 1) await writeIn(tx, 'pay_1', { sequence });
    });
    expect((await list()).data.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.runIf(isOnPostgres())(
    'gives a poller every event once, where one commits later than those after it',
    async () => {
      const poll = createPoller();
      await server.context.db.transaction(async (slow) => {
        await writeIn(slow, 'pay_slow');
        server.clock.advance(1_000);
        await write('pay_quick');
        expect(await poll()).toEqual(['pay_quick 1']);
      });
      expect(await poll()).toEqual(['pay_slow 1']);
      expect(await poll()).toEqual([]);
    },
  );

  it('takes no event of another business or mode as a cursor', async () => {
    const bob = await signUpMerchant(server, 'bob@example.com');
    const foreign = await write('pay_bob', { businessId: bob.businessId });
    const live = await write('pay_live', { livemode: true });
    for (const { eventId: cursor } of [foreign, live])
      expect(await server.refusal(listMerchantEvents, { query: { cursor } }, key)).toMatchObject({
        ...{ status: 400, code: 'VALIDATION_FAILED' },
      });
  });

  it('filters by type and time, and refuses a cursor of its own making', async () => {
    await write('pay_1');
    server.clock.advance(60_000);
    const since = new Date(server.clock.now()).toISOString();
    await write('pay_2', { type: 'payment.completed' });
    expect((await list({ since })).data).toHaveLength(1);
    expect((await list({ type: 'payment.created' })).data).toHaveLength(1);
    for (const cursor of ['x', "evt_a'--", `evt_${'a'.repeat(26)}`])
      expect(await server.refusal(listMerchantEvents, { query: { cursor } }, key)).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
  });

  it('gives one event as it was sent, for 30 days', async () => {
    const { eventId } = await write('pay_1', { sequence: 7 });
    const one = { params: { id: eventId } };
    expect((await server.call(getMerchantEvent, one, key)).data).toMatchObject({
      ...{ id: eventId, type: 'payment.created', sequence: 7, livemode: false },
      data: { object: { id: 'pay_1' } },
    });
    const bob = await signUpMerchant(server, 'bob@example.com');
    const other = await keyOf(server, bob, { scopes: ['payments:read'] });
    expect((await server.refusal(getMerchantEvent, one, other)).status).toBe(404);
    server.clock.advance(30 * dayMs + 1);
    expect((await server.refusal(getMerchantEvent, one, key)).status).toBe(404);
    expect((await list()).data).toEqual([]);
  });

  it('needs its scope', async () => {
    const narrow = await keyOf(server, ada, { scopes: ['webhooks:write'] });
    expect((await server.refusal(listMerchantEvents, { query: {} }, narrow)).code).toBe(
      'SCOPE_MISSING',
    );
  });
});

describe('the merchant client against a server', () => {
  it('manages webhook endpoints and reads events', async () => {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const merchant = createMerchantClient({ apiKey: key.token, baseUrl: origin });
    const url = 'https://shop.example/hooks';
    const made = await merchant.webhooks.create({ url });
    expect(made.secret).toMatch(/^whsec_/);
    // The list is in the order of their creation.
    server.clock.advance(1_000);
    const options = { idempotencyKey: 'once' };
    const twice = [
      await merchant.webhooks.create({ url, events: ['payment.completed'] }, options),
      await merchant.webhooks.create({ url, events: ['payment.completed'] }, options),
    ];
    expect(twice[0]).toEqual(twice[1]);
    const changed = await merchant.webhooks.update(made.id, { description: 'Shop' });
    expect([changed.description, changed.missed]).toEqual(['Shop', null]);
    expect((await merchant.webhooks.list()).map(({ id }) => id)).toEqual([made.id, twice[0]?.id]);
    expect(await merchant.webhooks.remove(made.id)).toBeNull();
    const { eventId } = await write('pay_1');
    const { items, hasMore } = await merchant.events.list({ type: 'payment.created' });
    expect([items.map(({ id }) => id), hasMore]).toEqual([[eventId], false]);
    expect((await merchant.events.get(eventId)).id).toBe(eventId);
    await expect(merchant.webhooks.create({ url: 'https://10.0.0.1/' })).rejects.toMatchObject({
      serverCode: 'webhook_url_refused',
    });
    await server.stop();
  });
});

describe('old events', () => {
  it('lose their bodies after 60 days and end after 13 months', async () => {
    const { db } = server.context;
    const params = { businessId: ada.businessId };
    const body = { url: 'https://shop.example/hooks', livemode: false };
    await server.call(createWebhook, { params, body }, ada);
    const { deliveryIds } = await write('pay_1');
    await db.insert(webhookAttempts).values({
      ...{ deliveryId: deliveryIds[0] ?? '', number: 1, durationMs: 1, httpStatus: 200 },
      ...{ startedAt: new Date(server.clock.now()), requestHeaders: {}, responseHeaders: {} },
      responseExcerpt: 'thanks',
    });
    const counts = async () => [
      await db.$count(merchantEvents),
      await db.$count(webhookDeliveries),
      await db.$count(webhookAttempts),
    ];
    server.clock.advance(60 * dayMs);
    await deleteOldRecords(server.context);
    expect((await db.select().from(merchantEvents))[0]?.body).toContain('pay_1');
    server.clock.advance(1);
    await deleteOldRecords(server.context);
    expect((await db.select().from(merchantEvents))[0]?.body).toBeNull();
    const [attempt] = await db.select().from(webhookAttempts);
    expect([attempt?.responseExcerpt, attempt?.responseHeaders]).toEqual([null, null]);
    expect(await counts()).toEqual([1, 1, 1]);
    server.clock.advance(340 * dayMs);
    await deleteOldRecords(server.context);
    expect(await counts()).toEqual([0, 0, 0]);
  });
});
