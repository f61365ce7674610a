import {
  createWebhook,
  createWebhookEndpoint,
  deleteWebhook,
  deleteWebhookEndpoint,
  getWebhook,
  listAudit,
  listWebhookEndpoints,
  listWebhooks,
  pingWebhook,
  rollWebhookSecret,
  updateWebhook,
  updateWebhookEndpoint,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf, type Merchant, signUpMerchant } from '../../test/api-keys.ts';
import { dumpDatabase } from '../../test/dump-database.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { merchantEvents, webhookDeliveries, webhookEndpoints } from '../db/schema.ts';
import { toVersions } from '../vault/versions.ts';
import { countSecretsUnder, resealWebhookSecrets } from './reseal-webhook-secrets.ts';
import { openWebhookSecret } from './webhook-secret.ts';
import { writeMerchantEvent } from './write-merchant-event.ts';

const hourMs = 3_600_000;
let addresses: readonly { readonly address: string; readonly family: number }[];
let server: TestServer;
let ada: Merchant;
beforeEach(async () => {
  addresses = [{ address: '93.184.215.14', family: 4 }];
  const { options, clock } = await testServerOptions();
  const resolveHost = async () => addresses;
  server = await createTestServer({}, { options: { ...options, resolveHost }, clock });
  ada = await signUpMerchant(server, 'ada@example.com');
});
const params = () => ({ businessId: ada.businessId });
const url = 'https://shop.example/hooks';
const add = async (changes: object = {}) =>
  (await server.call(createWebhook, body({ url, ...changes }), ada)).data;
const body = (webhook: { readonly url: string }) => ({
  params: params(),
  body: { livemode: false, ...webhook },
});
const at = (id: string) => ({ params: { ...params(), id } });
const audit = async () =>
  (await server.call(listAudit, { params: params(), query: { action: 'webhook' } }, ada)).data;

describe('a webhook endpoint of a business', () => {
  it('is created with a secret that is shown this once and stored sealed', async () => {
    const made = await add({ events: ['payment.completed'] });
    expect(made).toMatchObject({
      ...{ url, livemode: false, events: ['payment.completed'], description: null },
      ...{ isEnabled: true, disablesItself: true, apiVersion: '2026-11-01' },
    });
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await dumpDatabase(server.context.db)).not.toContain(made.secret.slice(6));
    const { secret: _, ...shown } = made;
    expect((await server.call(listWebhooks, { params: params() }, ada)).data).toEqual([shown]);
    const { data } = await server.call(getWebhook, at(made.id), ada);
    expect(data).toEqual({ ...shown, missed: null });
    expect(await audit()).toMatchObject([{ action: 'webhook.created', target: url }]);
  });

  it('is created once for each idempotency key', async () => {
    const options = { ...ada, idempotencyKey: 'k-1' };
    const first = await server.call(createWebhook, body({ url }), options);
    expect(await server.call(createWebhook, body({ url }), options)).toEqual(first);
    expect(await server.context.db.$count(webhookEndpoints)).toBe(1);
  });

  it('is refused where its address or its host is not public (S29)', async () => {
    const refuse = (text: string) => server.refusal(createWebhook, body({ url: text }), ada);
    expect(await refuse('https://127.0.0.1/')).toMatchObject({
      ...{ status: 400, code: 'WEBHOOK_URL_REFUSED' },
      fields: { url: ['Use a host name instead of an IP address.'] },
    });
    addresses = [...addresses, { address: '::ffff:10.0.0.1', family: 6 }];
    expect((await refuse(url)).errors).toEqual([
      'The host resolves to ::ffff:10.0.0.1, which is not a public address.',
    ]);
    expect(await server.context.db.$count(webhookEndpoints)).toBe(0);
    addresses = [];
    const change = { ...at('whk_12345678'), body: { url } };
    expect(await server.refusal(updateWebhook, change, ada)).toMatchObject({ status: 400 });
  });

  it('is refused as the twenty-first of its mode', async () => {
    for (let made = 0; made < 20; made += 1) await add();
    const refused = await server.refusal(createWebhook, body({ url }), ada);
    expect(refused).toMatchObject({ status: 409, code: 'TOO_MANY_WEBHOOKS' });
  });

  it('is changed, and a change that changes nothing leaves no entry', async () => {
    const { id } = await add();
    const change = { ...at(id), body: { description: 'Till', events: null } };
    const { data } = await server.call(updateWebhook, change, ada);
    expect(data.description).toBe('Till');
    await server.call(updateWebhook, change, ada);
    expect(await audit()).toHaveLength(2);
  });

  it('rolls its secret: the old one signs for the overlap, and a second roll ends it', async () => {
    const made = await add();
    const roll = async (overlapHours: 0 | 24) =>
      (await server.call(rollWebhookSecret, { ...at(made.id), body: { overlapHours } }, ada)).data;
    const rolled = await roll(24);
    expect(rolled.secret).not.toBe(made.secret);
    const until = new Date(server.clock.now() + 24 * hourMs);
    expect(rolled.formerSecretUntil).toEqual(until);
    const [row] = await server.context.db.select().from(webhookEndpoints);
    const open = (sealed: Uint8Array | null | undefined) =>
      `whsec_${Buffer.from(openWebhookSecret(sealed ?? new Uint8Array(4), made.id, server.context.keys)).toString('base64')}`;
    expect([open(row?.secret), open(row?.formerSecret)]).toEqual([rolled.secret, made.secret]);
    expect((await roll(0)).formerSecretUntil).toBeNull();
    const [again] = await server.context.db.select().from(webhookEndpoints);
    expect(again?.formerSecret).toBeNull();
    expect((await audit())[0]).toMatchObject({ action: 'webhook.rolled' });
  });

  it('tells what it missed while it was off, and begins again without its failures', async () => {
    const { id } = await add();
    const turn = (isEnabled: boolean) =>
      server.call(updateWebhook, { ...at(id), body: { isEnabled } }, ada);
    const write = () =>
      server.context.db.transaction((tx) =>
        writeMerchantEvent(tx, server.context, {
          ...{ businessId: ada.businessId, livemode: false, type: 'payment.created', sequence: 1 },
          ...{ objectId: 'pay_1', data: { object: {} } },
        }),
      );
    await write();
    const first = new Date(server.clock.now());
    expect((await turn(false)).data.disabledAt).toEqual(first);
    const [ended] = await server.context.db.select().from(webhookDeliveries);
    expect(ended?.state).toBe('DEAD');
    server.clock.advance(hourMs);
    await write();
    const { data } = await turn(true);
    expect(data).toMatchObject({
      ...{ isEnabled: true, disabledAt: null, failingSince: null },
      missed: { count: 2, since: first },
    });
    await write();
    expect((await server.call(getWebhook, at(id), ada)).data.missed?.count).toBe(2);
  });

  it('gets a ping unless it is off', async () => {
    const { id } = await add({ events: ['payment.completed'] });
    const { data } = await server.call(pingWebhook, at(id), ada);
    const [delivery] = await server.context.db.select().from(webhookDeliveries);
    expect(delivery?.id).toBe(data.deliveryId);
    const [event] = await server.context.db.select().from(merchantEvents);
    expect(JSON.parse(event?.body ?? '')).toMatchObject({
      ...{ type: 'webhook.ping', data: { object: { object: 'ping', webhookId: id } } },
    });
    await server.call(updateWebhook, { ...at(id), body: { isEnabled: false } }, ada);
    expect((await server.refusal(pingWebhook, at(id), ada)).code).toBe('WEBHOOK_DISABLED');
  });

  it('is gone with its secret after it was deleted', async () => {
    const { id } = await add();
    await server.call(pingWebhook, at(id), ada);
    await server.call(deleteWebhook, at(id), ada);
    expect((await server.call(listWebhooks, { params: params() }, ada)).data).toEqual([]);
    expect((await server.refusal(getWebhook, at(id), ada)).status).toBe(404);
    const [row] = await server.context.db.select().from(webhookEndpoints);
    expect(row).toMatchObject({ secret: new Uint8Array(), formerSecret: null });
    expect(
      await server.context.db.$count(webhookDeliveries, eq(webhookDeliveries.state, 'PENDING')),
    ).toBe(0);
  });

  it('does not exist for another business', async () => {
    const { id } = await add();
    const eve = await signUpMerchant(server, 'eve@example.com');
    const foreign = { params: { businessId: eve.businessId, id } };
    const statuses = [
      await server.refusal(getWebhook, foreign, eve),
      await server.refusal(deleteWebhook, foreign, eve),
      await server.refusal(pingWebhook, foreign, eve),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404]);
  });

  it('has its secrets sealed anew under a new master key', async () => {
    const { id, secret } = await add();
    await server.call(rollWebhookSecret, { ...at(id), body: { overlapHours: 72 } }, ada);
    const { context } = server;
    const old = context.keys.newest;
    const newer = { ...old, webhookSecrets: new Uint8Array(32).fill(9) };
    const keys = toVersions([
      [1, old],
      [2, newer],
    ]);
    expect(await countSecretsUnder(context.db, 1)).toBe(1);
    const { random } = context.platform;
    expect(await resealWebhookSecrets(context.db, { keys, random })).toBe(1);
    expect(await resealWebhookSecrets(context.db, { keys, random })).toBe(0);
    expect(await countSecretsUnder(context.db, 1)).toBe(0);
    const [row] = await context.db.select().from(webhookEndpoints);
    const alone = toVersions([[2, newer]]);
    const opened = openWebhookSecret(row?.formerSecret ?? new Uint8Array(), id, alone);
    expect(`whsec_${Buffer.from(opened).toString('base64')}`).toBe(secret);
  });
});

describe('a webhook endpoint of an API key', () => {
  it('is of the mode of the key, and its maker is in the audit log', async () => {
    const key = await keyOf(server, ada, { scopes: ['webhooks:write'] });
    const { data } = await server.call(createWebhookEndpoint, { body: { url } }, key);
    expect(data).toMatchObject({ url, livemode: false, events: null });
    const change = { params: { id: data.id }, body: { description: 'Shop' } };
    await server.call(updateWebhookEndpoint, change, key);
    const { data: listed } = await server.call(listWebhookEndpoints, {}, key);
    expect(listed.map(({ description }) => description)).toEqual(['Shop']);
    await server.context.db.update(webhookEndpoints).set({ livemode: true });
    const one = { params: { id: data.id } };
    expect((await server.refusal(deleteWebhookEndpoint, one, key)).status).toBe(404);
    await server.context.db.update(webhookEndpoints).set({ livemode: false });
    await server.call(deleteWebhookEndpoint, one, key);
    expect(
      (await audit()).map(({ action, actor, actorKind }) => [action, actor, actorKind]),
    ).toEqual([
      ['webhook.deleted', 'Shop', 'key'],
      ['webhook.updated', 'Shop', 'key'],
      ['webhook.created', 'Shop', 'key'],
    ]);
  });

  it('needs its scope', async () => {
    const key = await keyOf(server, ada, { scopes: ['payments:read'] });
    const refused = await server.refusal(createWebhookEndpoint, { body: { url } }, key);
    expect(refused.code).toBe('SCOPE_MISSING');
  });
});
