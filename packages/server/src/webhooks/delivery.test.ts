import {
  createWebhook,
  type Delivery,
  getDelivery,
  getWebhook,
  type ListDeliveries,
  listDeliveries,
  pingWebhook,
  replayDeliveries,
  resendDelivery,
  rollWebhookSecret,
  updateWebhook,
} from '@billfold/core/contract';
import { verifyWebhook } from '@billfold/core/merchant';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Merchant, signUpMerchant } from '../../test/api-keys.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { openReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts';
import {
  businessMembers,
  events,
  mailOutbox,
  merchantEvents,
  payments,
  transfersOut,
  webhookDeliveries,
  webhookEndpoints,
} from '../db/schema.ts';
import { timerSchedule } from '../platform/timer-schedule.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { claimDeliveries, freeDeliveries } from './claim-deliveries.ts';
import { writeMerchantEvent } from './write-merchant-event.ts';

const hourMs = 3_600_000;
let server: TestServer;
let ada: Merchant;
let receiver: WebhookReceiver;
beforeEach(async () => {
  const { options, clock } = await testServerOptions();
  const env = { ...options.env, privateWebhooks: 'private' } as const;
  server = await createTestServer({}, { options: { ...options, env }, clock });
  ada = await signUpMerchant(server, 'ada@example.com');
  receiver = await openReceiver();
});
afterEach(async () => {
  await server.stop();
  await receiver.close();
});

const params = () => ({ businessId: ada.businessId });
const at = (id: string) => ({ params: { ...params(), id } });
const add = async (url = receiver.url) =>
  (await server.call(createWebhook, { params: params(), body: { url, livemode: false } }, ada))
    .data;
const write = (objectId: string, sequence: number, data: object = { id: objectId }) =>
  server.context.db.transaction((tx) =>
    writeMerchantEvent(tx, server.context, {
      ...{ businessId: ada.businessId, livemode: false, type: 'payment.confirmed', sequence },
      ...{ objectId, data: { object: data } },
    }),
  );
const claimAll = (owner = 'a', limit = 20) =>
  claimDeliveries(server.context.db, {
    ...{ owner, now: new Date(server.clock.now()), limit, mostPerEndpoint: 4 },
    endpoints: { except: [] },
  });
const claim = async (owner = 'a') => (await claimAll(owner)).deliveries;
const attempt = (id: string, owner = 'a') =>
  attemptDelivery({ context: server.context, schedule: timerSchedule, owner }, id);
/** Sends what is due until nothing is. */
async function deliver(): Promise<void> {
  for (let claimed = await claim(); claimed.length > 0; claimed = await claim())
    await Promise.all(claimed.map(({ id }) => attempt(id)));
}
const list = async (id: string, query: ListDeliveries = {}): Promise<readonly Delivery[]> =>
  (await server.call(listDeliveries, { ...at(id), query }, ada)).data;
const sequences = () =>
  receiver.received.map(({ body }) => {
    const { sequence, data } = JSON.parse(body);
    return `${data.object.id} ${sequence}`;
  });

/** Verifies a delivery as a receiver with the published package does, whose only clock is the system's. */
function verifyByStandard(
  { headers, body }: Pick<WebhookReceiver['received'][number], 'headers' | 'body'>,
  secrets: readonly string[],
): void {
  const text = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  vi.spyOn(Date, 'now').mockReturnValue(server.clock.now());
  try {
    for (const secret of secrets)
      expect(new Webhook(secret).verify(body, Object.fromEntries(text))).toEqual(JSON.parse(body));
  } finally {
    vi.restoreAllMocks();
  }
}

describe('a delivery', () => {
  it('is signed as Standard Webhooks defines, by both secrets while one is rolled (S30, R-HOOK-01)', async () => {
    const { id, secret } = await add();
    const roll = { ...at(id), body: { overlapHours: 24 as const } };
    const { data: rolled } = await server.call(rollWebhookSecret, roll, ada);
    const { eventId, deliveryIds } = await write('pay_1', 1);
    await deliver();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const given = { ...headers };
    const now = server.clock.now();
    for (const each of [secret, rolled.secret])
      expect(await verifyWebhook(body, given, each, { now })).toMatchObject({ id: eventId });
    verifyByStandard({ headers, body }, [secret, rolled.secret]);
    expect(headers).toMatchObject({
      ...{ 'webhook-id': eventId, 'user-agent': 'Billfold-Webhooks/1', 'billfold-attempt': '1' },
      ...{ 'content-type': 'application/json', 'billfold-delivery-id': deliveryIds[0] },
    });
    server.clock.advance(24 * hourMs);
    await write('pay_1', 2);
    await deliver();
    const later = { now: server.clock.now() };
    const { headers: after = {}, body: second = '' } = receiver.received[1] ?? {};
    await verifyWebhook(second, { ...after }, rolled.secret, later);
    await expect(verifyWebhook(second, { ...after }, secret, later)).rejects.toThrow('signature');
    verifyByStandard({ headers: after, body: second }, [rolled.secret]);
    expect(() => verifyByStandard({ headers: after, body: second }, [secret])).toThrow(
      'No matching',
    );
  });

  it('is tried again by the schedule, and shows each attempt (R-HOOK-02)', async () => {
    const { id } = await add();
    receiver.answer({ status: 500, body: 'oops' });
    await write('pay_1', 1);
    await deliver();
    const [pending] = await list(id);
    expect(pending).toMatchObject({
      ...{ result: 'PENDING', paymentId: 'pay_1', eventType: 'payment.confirmed' },
      attempts: [{ number: 1, httpStatus: 500, error: null }],
    });
    const waitMs = (pending?.nextAttemptAt?.getTime() ?? 0) - server.clock.now();
    expect(waitMs).toBeGreaterThanOrEqual(9_000);
    expect(waitMs).toBeLessThanOrEqual(11_000);
    const hook = (await server.call(getWebhook, at(id), ada)).data;
    expect(hook).toMatchObject({ failingSince: new Date(server.clock.now()), successRate24h: '0' });
    expect(hook.nextRetryAt).toEqual(pending?.nextAttemptAt);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    receiver.answer({ status: 200, body: 'thanks' });
    server.clock.advance(11_000);
    await deliver();
    const [done] = await list(id, { result: 'SUCCEEDED' });
    expect(done?.attempts.map(({ httpStatus }) => httpStatus)).toEqual([500, 200]);
    expect(receiver.received.map(({ id: event }) => event)).toEqual([done?.eventId, done?.eventId]);
    const detail = { params: { ...params(), id, deliveryId: done?.id ?? '' } };
    const { data } = await server.call(getDelivery, detail, ada);
    expect(data.body).toBe(receiver.received[0]?.body);
    expect(data.attempts.map(({ responseBody }) => responseBody)).toEqual(['oops', 'thanks']);
    expect(data.attempts[0]?.requestHeaders['webhook-signature']).toMatch(/^v1,/);
    const again = (await server.call(getWebhook, at(id), ada)).data;
    expect(again).toMatchObject({ failingSince: null, successRate24h: '100', nextRetryAt: null });
  });

  it('tells the pages of its business of each attempt, so that they show its end', async () => {
    await add();
    await write('pay_1', 1);
    const announced = () => server.context.db.$count(events, eq(events.businessId, ada.businessId));
    for (const status of [500, 204]) {
      receiver.answer({ status });
      const before = await announced();
      await deliver();
      expect(await announced()).toBe(before + 1);
      server.clock.advance(11_000);
    }
  });

  it('ends after eleven attempts', async () => {
    const { id } = await add();
    const keep = { ...at(id), body: { disablesItself: false } };
    await server.call(updateWebhook, keep, ada);
    receiver.answer({ status: 503, headers: { 'retry-after': '60' } });
    await write('pay_1', 1);
    for (let number = 1; number <= 11; number += 1) {
      await deliver();
      server.clock.advance(27 * hourMs);
    }
    await deliver();
    expect(receiver.received).toHaveLength(11);
    const [delivery] = await server.context.db.select().from(webhookDeliveries);
    expect(delivery).toMatchObject({ endpointId: id, state: 'DEAD', attempts: 11 });
  });

  it('makes first attempts in the order of a payment, and an attempt in retry holds no later one (R-HOOK-02)', async () => {
    await add();
    receiver.answer({ status: 500 });
    for (const sequence of [1, 2, 3]) await write('pay_1', sequence);
    await write('pay_2', 1);
    expect(await claim('b')).toHaveLength(2);
    expect(await claim('c')).toHaveLength(0);
    await freeDeliveries(server.context.db);
    await deliver();
    const ofFirst = sequences().filter((each) => each.startsWith('pay_1'));
    expect(ofFirst).toEqual(['pay_1 1', 'pay_1 2', 'pay_1 3']);
  });

  it('is leased to one process, and at most four of an endpoint are', async () => {
    await add();
    for (let number = 0; number < 9; number += 1) await write(`pay_${number}`, 1);
    const claimed = await Promise.all(['a', 'b', 'c'].map((owner) => claim(owner)));
    expect(claimed.flat()).toHaveLength(4);
    expect(new Set(claimed.flat().map(({ id }) => id)).size).toBe(4);
  });

  it('is looked for again at once only where the limit of a claim left some out', async () => {
    await add();
    for (const number of [1, 2, 3]) await write(`pay_${number}`, 1);
    expect((await claimAll('a', 2)).mayHaveMore).toBe(true);
    expect((await claimAll('a', 2)).mayHaveMore).toBe(false);
    expect(await claim('a')).toHaveLength(0);
  });

  it('is recorded by the process alone that has its lease', async () => {
    const { id } = await add();
    await write('pay_1', 1);
    const [taken] = await claim('a');
    await freeDeliveries(server.context.db);
    await claim('b');
    await attempt(taken?.id ?? '', 'a');
    expect((await list(id))[0]).toMatchObject({ result: 'PENDING', attempts: [] });
    await attempt(taken?.id ?? '', 'b');
    expect((await list(id))[0]).toMatchObject({ result: 'SUCCEEDED', attempts: [{ number: 1 }] });
    expect(receiver.received).toHaveLength(2);
  });

  it('shows the emails of customers to those who may see them', async () => {
    const { id } = await add();
    await write('pay_1', 1, {
      ...{ id: 'pay_1', customer: { email: 'eve@example.com', name: 'Eve' } },
      answers: [{ name: 'street', label: 'Street', type: 'text', value: 'High Street 1' }],
    });
    await deliver();
    const [{ id: deliveryId = '' } = {}] = await list(id);
    const detail = { params: { ...params(), id, deliveryId } };
    const bodyOf = async () => (await server.call(getDelivery, detail, ada)).data.body;
    expect(await bodyOf()).toContain('eve@example.com');
    const { db } = server.context;
    await db.update(businessMembers).set({ role: 'DEVELOPER' });
    expect(await bodyOf()).toContain('eve@example.com');
    await db.execute('update webhook_endpoints set livemode = true');
    const masked = await bodyOf();
    expect(masked).toContain('"email":"e***@example.com"');
    expect(masked).toContain('"label":"Street"');
    expect(masked).not.toContain('High Street');
  });
});

describe('an endpoint that fails', () => {
  const mails = () =>
    server.context.db.select().from(mailOutbox).where(eq(mailOutbox.to, 'ada@example.com'));

  it('is turned off by 410, and its owners get an email', async () => {
    const { id } = await add();
    const before = (await mails()).length;
    receiver.answer({ status: 410 });
    await write('pay_1', 1);
    await write('pay_2', 1);
    await deliver();
    const { data } = await server.call(getWebhook, at(id), ada);
    expect(data).toMatchObject({
      ...{ isEnabled: false, disabledReason: 'RECEIVER_GONE' },
      missed: { count: 2 },
    });
    const sent = (await mails()).slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe('Test: A webhook of Shop was turned off');
    expect(sent[0]?.text).toContain(`/payments/webhook-logs/${id}`);
    const results = (await list(id)).map(({ result }) => result);
    expect(results).toEqual(['FAILED', 'FAILED']);
    expect((await server.refusal(pingWebhook, at(id), ada)).code).toBe('WEBHOOK_DISABLED');
  });

  it('is told to the owners once after an hour of failures, and anew after a success', async () => {
    const { id } = await add();
    const failing = async () =>
      (await mails()).filter(({ subject }) => subject === 'Test: A webhook of Shop is failing');
    let number = 0;
    const failAfter = async (ms: number) => {
      server.clock.advance(ms);
      number += 1;
      await write(`pay_${number}`, 1);
      await deliver();
    };
    receiver.answer({ status: 500 });
    await failAfter(0);
    await failAfter(hourMs - 1);
    expect(await failing()).toEqual([]);
    await failAfter(1);
    await failAfter(hourMs);
    const [mail, ...more] = await failing();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/payments/webhook-logs/${id}`);
    receiver.answer({ status: 200 });
    await failAfter(hourMs);
    receiver.answer({ status: 500 });
    await failAfter(0);
    await failAfter(hourMs);
    expect(await failing()).toHaveLength(2);
  });

  it('is turned off after five days without a success, unless it keeps itself on', async () => {
    const { id } = await add();
    const other = await add();
    const keep = { ...at(other.id), body: { disablesItself: false } };
    await server.call(updateWebhook, keep, ada);
    receiver.answer({ status: 500 });
    const isOn = async () => {
      const rows = await server.context.db.select().from(webhookEndpoints);
      return rows.map((row) => [row.id === id ? 'first' : 'other', row.isEnabled]).sort();
    };
    for (let day = 0; day < 5; day += 1) {
      await write(`pay_${day}`, 1);
      await deliver();
      expect(await isOn()).toEqual([
        ['first', true],
        ['other', true],
      ]);
      server.clock.advance(24 * hourMs);
    }
    await write('pay_6', 1);
    await deliver();
    expect(await isOn()).toEqual([
      ['first', false],
      ['other', true],
    ]);
    const [row] = await server.context.db
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, id));
    expect(row?.disabledReason).toBe('NOTHING_ACCEPTED');
  });

  it('gets what it missed after it was turned on again, in order', async () => {
    const { id } = await add();
    receiver.answer({ status: 410 });
    await write('pay_1', 1);
    await deliver();
    server.clock.advance(hourMs);
    await write('pay_1', 2);
    await write('pay_1', 3);
    receiver.answer({ status: 200 });
    const on = { ...at(id), body: { isEnabled: true } };
    const { missed } = (await server.call(updateWebhook, on, ada)).data;
    expect(missed?.count).toBe(3);
    const to = new Date(server.clock.now() + 1).toISOString();
    const from = missed?.since.toISOString() ?? '';
    const replay = async () =>
      (
        await server.call(
          replayDeliveries,
          { ...at(id), body: { from, to, onlyFailed: true } },
          ada,
        )
      ).data.count;
    expect([await replay(), await replay()]).toEqual([3, 0]);
    await deliver();
    expect(sequences().slice(1)).toEqual(['pay_1 1', 'pay_1 2', 'pay_1 3']);
    expect((await server.call(getWebhook, at(id), ada)).data.missed).toBeNull();
  });
});

describe('resending', () => {
  it('makes a delivery of its own with the same event', async () => {
    const { id } = await add();
    await write('pay_1', 1);
    await deliver();
    const [first] = await list(id);
    const detail = { params: { ...params(), id, deliveryId: first?.id ?? '' } };
    const { data } = await server.call(resendDelivery, detail, ada);
    expect(data).toMatchObject({ isManual: true, eventId: first?.eventId, attempts: [] });
    await deliver();
    expect(receiver.received.map(({ id: event }) => event)).toEqual([
      first?.eventId,
      first?.eventId,
    ]);
    await server.context.db.update(merchantEvents).set({ body: null });
    expect((await server.refusal(resendDelivery, detail, ada)).code).toBe('EVENT_GONE');
    expect((await server.call(getDelivery, detail, ada)).data.body).toBeNull();
  });

  it('lists with the events of a payment those of its refunds', async () => {
    const { id } = await add();
    const { db } = server.context;
    const now = new Date(server.clock.now());
    const facts = { businessId: ada.businessId, livemode: false, createdAt: now, updatedAt: now };
    await db.insert(payments).values({
      ...{ ...facts, id: 'pay_1', status: 'COMPLETED', paidState: 'PAID', price: '1' },
      ...{ priceCurrency: 'USD', tolerance: '0', selectUntil: now },
    });
    await db.insert(transfersOut).values({
      ...{ ...facts, id: 'ref_1', kind: 'REFUND', status: 'CONFIRMED', paymentId: 'pay_1' },
      ...{ network: 'BTC', assetId: 'BTC', units: 1n, address: 'bc1qrefund' },
    });
    for (const object of ['pay_1', 'ref_1', 'ref_2']) await write(object, 1);
    const listed = await list(id, { paymentId: 'pay_1' });
    expect(listed.map(({ paymentId }) => paymentId)).toEqual(['pay_1', 'pay_1']);
  });

  it('lists by type, payment and time, a page at a time', async () => {
    const { id } = await add();
    for (let number = 1; number <= 3; number += 1) {
      await write(`pay_${number}`, 1);
      server.clock.advance(1_000);
    }
    expect((await list(id)).map(({ paymentId }) => paymentId)).toEqual(['pay_3', 'pay_2', 'pay_1']);
    expect(await list(id, { paymentId: 'pay_2' })).toHaveLength(1);
    expect(await list(id, { eventType: 'payment.created' })).toHaveLength(0);
    const from = new Date(server.clock.now() - 1_500).toISOString();
    expect(await list(id, { from })).toHaveLength(1);
    const query = { page: 2, pageSize: 2 };
    const { meta, data } = await server.call(listDeliveries, { ...at(id), query }, ada);
    expect([meta.total, data.length]).toEqual([3, 1]);
  });
});

describe('the loop of a started server', () => {
  it('sends what is written, and stopping waits for what is in flight', async () => {
    await add();
    await write('pay_1', 1);
    server.start();
    // Sent by the first look; the next one is woken by the change.
    await until(() => receiver.received.length === 1);
    const release = receiver.hold();
    await write('pay_1', 2);
    await until(() => receiver.received.length === 2);
    const stopped = server.stop();
    release();
    await stopped;
    const { db } = server.context;
    expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.state, 'SUCCEEDED'))).toBe(2);
  });
});

/** Resolves as soon as `isSo` holds. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
