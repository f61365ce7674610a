import {
  archiveBusiness,
  createBusiness,
  getBusiness,
  getConfig,
  getUserPlatform,
  listBusinesses,
  updateBusiness,
} from '@billfold/core/contract';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUpVerified } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { auditLog, businessMembers } from '../db/schema.ts';

describe('a business', () => {
  let server: TestServer;
  let ada: Person;
  let bob: Person;
  beforeEach(async () => {
    server = await createTestServer();
    ada = await signUpVerified(server, 'ada@example.com');
    bob = await signUpVerified(server, 'bob@example.com');
  });
  const create = async (name: string, person = ada) =>
    (await server.call(createBusiness, { body: { name } }, person)).data;
  const list = async (person = ada) => (await server.call(listBusinesses, {}, person)).data;
  const audit = (businessId: number) =>
    server.context.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.businessId, businessId))
      .orderBy(asc(auditLog.id));

  it('R-BIZ-01, R-BIZ-03: is created with a name alone, and listed for its owner', async () => {
    expect(await list()).toEqual([]);
    const shop = await create(' Shop ');
    expect(shop).toEqual({
      ...{ id: expect.any(Number), name: 'Shop', status: 'ONBOARDING', role: 'OWNER' },
      ...{ logoUrl: null, onboardingStep: 'business' },
    });
    const bar = await create('Bar');
    expect(await list()).toEqual([shop, bar]);
    expect(await list(bob)).toEqual([]);
    const { data } = await server.call(getUserPlatform, {}, ada);
    expect(data.businesses).toEqual([
      { id: shop.id, name: 'Shop', role: 'OWNER' },
      { id: bar.id, name: 'Bar', role: 'OWNER' },
    ]);
    expect(await audit(shop.id)).toMatchObject([
      { action: 'business.created', actor: 'Ada', actorKind: 'user', after: { name: 'Shop' } },
    ]);
  });

  it('is created once for ten calls at once with one idempotency key', async () => {
    const caller = { ...ada, idempotencyKey: 'first-shop' };
    const make = () => server.call(createBusiness, { body: { name: 'Shop' } }, caller);
    const made = await Promise.allSettled(Array.from({ length: 10 }, make));
    expect(made.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await list()).toEqual([(await make()).data]);
    const other = await server.refusal(createBusiness, { body: { name: 'Bar' } }, caller);
    expect([other.status, other.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it.each([{}, { name: '' }, { name: 'x' }, { name: 'x'.repeat(81) }, { name: 'Shop', id: 5 }])(
    'R-BIZ-01: is refused with the body %j',
    async (body) => {
      expect(await server.refusal(createBusiness, { body }, ada)).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
      expect(await list()).toEqual([]);
    },
  );

  it('keeps each step of onboarding, and clears what is null', async () => {
    const { id: businessId } = await create('Shop');
    const params = { businessId };
    const step = {
      ...{ website: 'https://shop.example', country: 'DE', industry: 'Software' },
      ...{ supportEmail: 'help@shop.example', monthlyVolume: 'UNDER_10K' as const },
      ...{ defaultCurrency: 'EUR', timezone: 'Europe/Berlin', onboardingStep: 'wallet' as const },
    };
    const { data: changed } = await server.call(updateBusiness, { params, body: step }, ada);
    expect(changed).toMatchObject({ name: 'Shop', ...step, settlementMemberId: null });
    const cleared = { website: null, monthlyVolume: null };
    await server.call(updateBusiness, { params, body: cleared }, ada);
    const { data: loaded } = await server.call(getBusiness, { params }, ada);
    expect(loaded).toEqual({ ...changed, ...cleared });
    expect((await list())[0]?.onboardingStep).toBe('wallet');
  });

  it('tells its audit log the fields that changed and no others', async () => {
    const { id: businessId } = await create('Shop');
    const params = { businessId };
    const body = { name: 'Bar', timezone: 'UTC' };
    await server.call(updateBusiness, { params, body }, ada);
    await server.call(updateBusiness, { params, body }, ada);
    expect((await audit(businessId)).slice(1)).toMatchObject([
      { action: 'business.updated', before: { name: 'Shop' }, after: { name: 'Bar' } },
    ]);
  });

  it.each([
    { website: 'http://shop.example' },
    { website: 'https://ada:secret@shop.example' },
    { website: 'javascript:alert(1)' },
    { country: 'Germany' },
    { supportEmail: 'nobody' },
    { defaultCurrency: 'XXX' },
    { timezone: 'Mars/Phobos' },
    { onboardingStep: 'owner' },
    { monthlyVolume: '10' },
    { status: 'ACTIVE' },
    { name: null },
  ])('refuses the change %j', async (body) => {
    const { id: businessId } = await create('Shop');
    const refusal = await server.refusal(updateBusiness, { params: { businessId }, body }, ada);
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(await audit(businessId)).toHaveLength(1);
  });

  it('R-BIZ-04: does not exist for a stranger', async () => {
    const { id: businessId } = await create('Shop');
    const asked = await server.refusal(getBusiness, { params: { businessId } }, bob);
    const missing = await server.refusal(getBusiness, { params: { businessId: 999_999 } }, bob);
    expect({ ...asked, requestId: '' }).toEqual({ ...missing, requestId: '' });
    expect(asked).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('leaves the list when it is archived, and then changes no more', async () => {
    const { id: businessId } = await create('Shop');
    const params = { businessId };
    await server.call(archiveBusiness, { params }, ada);
    expect(await list()).toEqual([]);
    const { data } = await server.call(getBusiness, { params }, ada);
    expect(data).toMatchObject({ status: 'ARCHIVED', archivedAt: new Date(server.clock.now()) });
    for (const call of [
      server.refusal(updateBusiness, { params, body: { name: 'Bar' } }, ada),
      server.refusal(archiveBusiness, { params }, ada),
    ])
      expect(await call).toMatchObject({ status: 409, code: 'BUSINESS_ARCHIVED' });
    expect((await audit(businessId)).map(({ action }) => action)).toEqual([
      'business.created',
      'business.archived',
    ]);
  });

  it('notes when a member was last active, to five minutes', async () => {
    const { id: businessId } = await create('Shop');
    const open = () => server.call(getBusiness, { params: { businessId } }, ada);
    const lastActive = async () =>
      (await server.context.db.select().from(businessMembers))[0]?.lastActiveAt;
    expect(await lastActive()).toBeNull();
    await open();
    const first = new Date(server.clock.now());
    server.clock.advance(4 * 60_000);
    await open();
    expect(await lastActive()).toEqual(first);
    server.clock.advance(60_000);
    await open();
    expect(await lastActive()).toEqual(new Date(server.clock.now()));
  });

  it('is one of at most 50 that a person owns', async () => {
    for (let count = 0; count < 49; count += 1) await create(`Shop ${count}`);
    const outcomes = await Promise.allSettled([create('A1'), create('A2'), create('A3')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await server.refusal(createBusiness, { body: { name: 'A4' } }, ada)).toMatchObject({
      status: 409,
      code: 'TOO_MANY_BUSINESSES',
    });
  });
});

describe('a server without payments', () => {
  const without = async () => {
    const prepared = await testServerOptions();
    const env = { ...prepared.options.env, payments: false };
    return createTestServer({}, { ...prepared, options: { ...prepared.options, env } });
  };

  it('R-BIZ-01: lists and creates businesses, and knows no other call about them', async () => {
    const server = await without();
    const ada = await signUpVerified(server, 'ada@example.com');
    const { data } = await server.call(createBusiness, { body: { name: 'Shop' } }, ada);
    expect((await server.call(listBusinesses, {}, ada)).data).toEqual([data]);
    const paths = Object.keys(Object(Object(server.openapi.document())['paths'])).filter((path) =>
      /^\/v1\/(dash|merchant|checkout)/.test(path),
    );
    expect(paths).toEqual(['/v1/dash/businesses']);
    const headers = { authorization: `Bearer ${ada.token}` };
    const ask = async (url: string) => {
      const answer = await server.app.inject({ url, headers });
      return { status: answer.statusCode, body: { ...answer.json(), requestId: '' } };
    };
    expect(await ask(`/v1/dash/businesses/${data.id}`)).toEqual(await ask('/v1/dash/nothing'));
  });

  it('tells the site that there are none', async () => {
    expect((await (await without()).call(getConfig, {})).data.features).toEqual({
      payments: false,
    });
    const server = await createTestServer();
    expect((await server.call(getConfig, {})).data.features).toEqual({ payments: true });
  });
});
