import {
  type CreateApiKey,
  createApiKey,
  listApiKeys,
  parseApiKey,
  pingMerchant,
  revokeApiKey,
  rollApiKey,
  stepUp,
  updateApiKey,
} from '@billfold/core/contract';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf, type Merchant, signUpMerchant } from '../../test/api-keys.ts';
import { dumpDatabase } from '../../test/dump-database.ts';
import { newKey } from '../../test/new-key.ts';
import { businessOf } from '../../test/owned-things.ts';
import { signInPassword, signUpVerified } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { apiKeys, auditLog, idempotencyKeys } from '../db/schema.ts';

const hourMs = 3_600_000;
const shop = 'https://shop.example';

const publishable = (...allowedOrigins: readonly string[]) =>
  ({ kind: 'PUBLISHABLE', scopes: [], allowedOrigins }) as const;
const withOrigin = (field: string) => (origin: string) => ({ field, changes: publishable(origin) });

interface RefusedLimits {
  readonly field: string;
  readonly changes: Partial<Record<keyof CreateApiKey, unknown>>;
}
const refusedLimits: readonly RefusedLimits[] = [
  { field: 'scopes', changes: { scopes: [] } },
  { field: 'scopes.0', changes: { scopes: ['everything'] } },
  { field: 'allowedOrigins', changes: { allowedOrigins: [shop] } },
  { field: 'allowedIps.0', changes: { allowedIps: ['203.0.113.300'] } },
  { field: 'allowedIps.0', changes: { allowedIps: ['203.0.113.0/33'] } },
  { field: 'allowedIps.0', changes: { allowedIps: ['shop.example'] } },
  { field: 'expiresAt', changes: { expiresAt: new Date(0) } },
  { field: 'scopes', changes: { kind: 'PUBLISHABLE', allowedOrigins: [shop] } },
  { field: 'allowedOrigins', changes: publishable() },
  { field: 'allowedIps', changes: { ...publishable(shop), allowedIps: ['203.0.113.7'] } },
  ...[`${shop}:443`, 'http://shop.example', 'http://localhost.shop.example'].map(
    withOrigin('allowedOrigins'),
  ),
  ...[`${shop}/`, 'https://user@shop.example', 'https://SHOP.example', 'null', '*'].map(
    withOrigin('allowedOrigins.0'),
  ),
];

let server: TestServer;
let ada: Merchant;
beforeEach(async () => {
  server = await createTestServer();
  ada = await signUpMerchant(server, 'ada@example.com');
});
const params = () => ({ businessId: ada.businessId });
const keyParams = (id: string) => ({ businessId: ada.businessId, id });
const list = async () => (await server.call(listApiKeys, { params: params() }, ada)).data;
const audit = () => server.context.db.select().from(auditLog).orderBy(asc(auditLog.id));
const ping = (token: string) => server.call(pingMerchant, {}, { token });
const pingRefusal = (token: string) => server.refusal(pingMerchant, {}, { token });
const refusal = (changes: object) =>
  server.refusal(createApiKey, { params: params(), body: { ...newKey(), ...changes } }, ada);

describe('creating an API key (R-KEY-01)', () => {
  it('shows its secret once, and stores its hash alone', async () => {
    const { secret, token: _, ...shown } = await keyOf(server, ada);
    expect(parseApiKey(secret)).toEqual({ kind: 'SECRET', livemode: false });
    expect(shown).toMatchObject({ name: 'Shop', createdBy: 'Ada', lastUsedAt: null });
    expect(shown.masked).toBe(`${secret.slice(0, 15)}...${secret.slice(-4)}`);
    expect(await list()).toEqual([shown]);
    const dump = await dumpDatabase(server.context.db);
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(secret.slice(15, -4));
  });

  it('is an entry of the audit log without the secret', async () => {
    const { secret } = await keyOf(server, ada);
    const entry = (await audit()).at(-1);
    expect(entry).toMatchObject({ action: 'api-key.created', actor: 'Ada', target: 'Shop' });
    expect(JSON.stringify(entry)).not.toContain(secret.slice(15, -4));
  });

  it('needs a step-up, as every secret does', async () => {
    const bob = await signUpVerified(server, 'bob@example.com');
    const businessId = Number(await businessOf(server, bob));
    const request = { params: { businessId }, body: newKey() };
    const { status, code, fields } = await server.refusal(createApiKey, request, bob);
    expect([status, code, Object.keys(fields)]).toEqual([403, 'STEP_UP_REQUIRED', ['password']]);
    const proved = { ...request, body: { ...newKey(), password: signInPassword } };
    await server.call(createApiKey, proved, bob);
  });

  it('refuses a live key on a sandbox', async () => {
    expect(await refusal({ livemode: true })).toMatchObject({
      status: 409,
      code: 'LIVE_MODE_UNAVAILABLE',
    });
  });

  it.each(refusedLimits)('names the field $field of $changes', async ({ field, changes }) => {
    const { status, code, fields } = await refusal(changes);
    expect([status, code, Object.keys(fields)]).toEqual([400, 'VALIDATION_FAILED', [field]]);
  });

  it('says what the expiry may be where it is missing', async () => {
    const { fields } = await refusal({ expiresAt: undefined });
    const rule = 'Must be a time such as 2026-11-21T08:00:00Z, or null if it never expires.';
    expect(fields).toEqual({ expiresAt: [rule] });
  });

  it('takes the exact origins of a publishable key, on this machine too', async () => {
    const origins = ['https://shop.example', 'https://shop.example:8443', 'http://localhost:3000'];
    const { secret, allowedOrigins } = await keyOf(server, ada, publishable(...origins));
    expect(parseApiKey(secret)).toEqual({ kind: 'PUBLISHABLE', livemode: false });
    expect(allowedOrigins).toEqual(origins);
  });

  it('gives a business no more than fifty that work, however many are made at once', async () => {
    const row = { ...(await firstRow()), businessId: ada.businessId };
    const more = Array.from({ length: 47 }, () => ({
      ...row,
      id: server.context.platform.newId(),
      keyHash: server.context.platform.newId(),
    }));
    await server.context.db.insert(apiKeys).values(more);
    const made = await Promise.allSettled(Array.from({ length: 6 }, () => keyOf(server, ada)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await refusal({})).code).toBe('TOO_MANY_KEYS');
  });

  it('makes one key of ten calls at once with one idempotency key, and shows its secret again', async () => {
    const request = { params: params(), body: newKey() };
    const caller = { ...ada, idempotencyKey: 'first-key' };
    const made = await Promise.allSettled(
      Array.from({ length: 10 }, () => server.call(createApiKey, request, caller)),
    );
    const secrets = made.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.data.secret] : [],
    );
    expect(new Set(secrets).size).toBe(1);
    expect(await list()).toHaveLength(1);
    const again = await server.call(createApiKey, request, caller);
    expect(again.data.secret).toBe(secrets[0]);
    const [row] = await server.context.db.select().from(idempotencyKeys);
    expect(row?.isSealed).toBe(true);
    expect(await dumpDatabase(server.context.db)).not.toContain(again.data.secret);
    const other = { ...request, body: newKey({ name: 'Other' }) };
    expect((await server.refusal(createApiKey, other, caller)).code).toBe('IDEMPOTENCY_MISMATCH');
  });
});

describe('updating an API key', () => {
  it('changes what is given, and writes before and after', async () => {
    const key = await keyOf(server, ada);
    const body = { name: 'Till', allowedIps: ['203.0.113.0/24', '2001:db8::/32'] };
    const { data } = await server.call(updateApiKey, { params: keyParams(key.id), body }, ada);
    expect(data).toMatchObject({ ...body, scopes: key.scopes });
    const { action, before, after } = (await audit()).at(-1) ?? {};
    expect({ action, before, after }).toEqual({
      ...{ action: 'api-key.updated', before: { name: 'Shop', allowedIps: [] }, after: body },
    });
    const count = (await audit()).length;
    await server.call(updateApiKey, { params: keyParams(key.id), body }, ada);
    expect(await audit()).toHaveLength(count);
  });

  it('keeps the rules of its kind', async () => {
    const { id } = await keyOf(server, ada);
    const body = { scopes: [] };
    const { fields } = await server.refusal(updateApiKey, { params: keyParams(id), body }, ada);
    expect(Object.keys(fields)).toEqual(['scopes']);
  });
});

describe('rolling an API key (R-KEY-02)', () => {
  const roll = async (id: string, overlapHours: 0 | 1 | 24 | 72) =>
    (await server.call(rollApiKey, { params: keyParams(id), body: { overlapHours } }, ada)).data;

  it('replaces the secret and keeps its limits; the old one works for the overlap', async () => {
    const old = await keyOf(server, ada, { allowedIps: ['127.0.0.1'] });
    const made = await roll(old.id, 24);
    expect(made).toMatchObject({ name: 'Shop', allowedIps: ['127.0.0.1'], scopes: old.scopes });
    expect(made.secret).not.toBe(old.secret);
    const [, first] = await list();
    expect(first).toMatchObject({
      ...{ id: old.id, replacedBy: made.id },
      expiresAt: new Date(server.clock.now() + 24 * hourMs),
    });
    await ping(old.secret);
    await ping(made.secret);
    server.clock.advance(24 * hourMs);
    expect((await pingRefusal(old.secret)).code).toBe('API_KEY_EXPIRED');
    await ping(made.secret);
    expect((await audit()).at(-1)).toMatchObject({ action: 'api-key.rolled' });
  });

  it('without an overlap ends the old one at once', async () => {
    const old = await keyOf(server, ada);
    const made = await roll(old.id, 0);
    expect((await pingRefusal(old.secret)).code).toBe('API_KEY_REVOKED');
    expect((await list()).map(({ id }) => id)).toEqual([made.id]);
  });

  it('never makes the old one live longer', async () => {
    const expiresAt = new Date(server.clock.now() + hourMs);
    const old = await keyOf(server, ada, { expiresAt });
    const body = { overlapHours: 72, expiresAt: null } as const;
    const { data } = await server.call(rollApiKey, { params: keyParams(old.id), body }, ada);
    expect(data.expiresAt).toBeNull();
    expect((await list())[1]?.expiresAt).toEqual(expiresAt);
  });

  it('is refused twice, without a step-up, and for another overlap', async () => {
    const { id } = await keyOf(server, ada);
    const ask = (body: object) => server.refusal(rollApiKey, { params: keyParams(id), body }, ada);
    expect((await ask({ overlapHours: 2 })).code).toBe('VALIDATION_FAILED');
    await roll(id, 1);
    expect((await ask({ overlapHours: 1 })).code).toBe('KEY_REPLACED');
    server.clock.advance(hourMs / 4);
    expect((await ask({ overlapHours: 1 })).code).toBe('STEP_UP_REQUIRED');
    await server.call(stepUp, { body: { password: signInPassword } }, ada);
  });

  it('makes one new key of two rolls at once', async () => {
    const { id } = await keyOf(server, ada);
    const rolled = await Promise.allSettled([roll(id, 24), roll(id, 24)]);
    expect(rolled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toHaveLength(2);
  });
});

describe('revoking an API key', () => {
  it('ends it at once, and leaves an entry', async () => {
    const { id, secret } = await keyOf(server, ada);
    await ping(secret);
    await server.call(revokeApiKey, { params: keyParams(id) }, ada);
    expect((await pingRefusal(secret)).code).toBe('API_KEY_REVOKED');
    expect(await list()).toEqual([]);
    expect((await audit()).at(-1)).toMatchObject({ action: 'api-key.revoked', target: 'Shop' });
    const again = await server.refusal(revokeApiKey, { params: keyParams(id) }, ada);
    expect([again.status, again.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('of another business is answered as of a missing one', async () => {
    const bob = await signUpMerchant(server, 'bob@example.com');
    const { id } = await keyOf(server, bob);
    const missing = `key_${server.context.platform.newId()}`;
    const body = { overlapHours: 0 };
    for (const each of [id, missing, 'key_12345678'])
      for (const refused of [
        await server.refusal(revokeApiKey, { params: keyParams(each) }, ada),
        await server.refusal(rollApiKey, { params: keyParams(each), body }, ada),
        await server.refusal(updateApiKey, { params: keyParams(each), body: {} }, ada),
      ])
        expect({ status: refused.status, errors: refused.errors }).toEqual({
          ...{ status: 404, errors: ['This API key does not exist.'] },
        });
  });
});

/** The row of a new key, to be multiplied. */
async function firstRow() {
  await keyOf(server, ada);
  const [row] = await server.context.db.select().from(apiKeys);
  if (row === undefined) throw new Error('There is no key.');
  return row;
}
