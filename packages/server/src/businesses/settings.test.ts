import * as contract from '@billfold/core/contract';
import {
  createBusiness,
  developerSettings,
  generalSettings,
  getBusiness,
  legalSettings,
  listAudit,
  listBusinesses,
  paymentsSettings,
  securitySettings,
  updateBusiness,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUpVerified } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { businessMembers, businessSettings, totpSecrets } from '../db/schema.ts';

let server: TestServer;
let ada: Person;
let params: { readonly businessId: number };
beforeEach(async () => {
  server = await createTestServer();
  ada = await signUpVerified(server, 'ada@example.com');
  const { data } = await server.call(createBusiness, { body: { name: 'Shop' } }, ada);
  params = { businessId: data.id };
});
const join = async (person: Person, role: 'ACCOUNTANT' | 'DEVELOPER') =>
  server.context.db.insert(businessMembers).values({
    ...{ businessId: params.businessId, userId: person.user.id, role },
    createdAt: new Date(server.clock.now()),
  });

describe('the settings of a business', () => {
  const tabs = Object.entries<unknown>(contract).flatMap(([name, value]) =>
    isTab(value) ? [[name, value] as const] : [],
  );

  it('have all tabs of the contract, each with what applies at first', async () => {
    expect(tabs.map(([name]) => name).sort()).toEqual(
      [
        ...['generalSettings', 'legalSettings', 'checkoutSettings', 'paymentsSettings'],
        ...['integrationsSettings', 'notificationsSettings', 'securitySettings'],
        ...['developerSettings', 'billingSettings', 'cryptocurrencyEmbedSettings'],
        'cryptocurrencySettings',
      ].sort(),
    );
    for (const [name, { get }] of tabs) {
      const { data } = await server.call(get, { params }, ada);
      expect(data.version, name).toBe(0);
    }
    expect(await server.context.db.select().from(businessSettings)).toEqual([]);
  });

  it.each(tabs)(
    'refuse in %s what they do not know, and an older version',
    async (_, { get, put }) => {
      const { data } = await server.call(get, { params }, ada);
      const unknown = await server.refusal(put, { params, body: { ...data, more: 1 } }, ada);
      expect(unknown).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      // Without a change there is no new version.
      expect((await server.call(put, { params, body: data }, ada)).data).toEqual(data);
      const stale = await server.refusal(put, { params, body: { ...data, version: 7 } }, ada);
      expect(stale).toMatchObject({ status: 409, code: 'STALE_VERSION', current: data });
    },
  );

  it('let one of several changes on the same version win', async () => {
    const { data } = await server.call(legalSettings.get, { params }, ada);
    const change = (legalName: string) =>
      server.call(legalSettings.put, { params, body: { ...data, legalName } }, ada);
    const outcomes = await Promise.allSettled(['A', 'B', 'C'].map(change));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await server.call(legalSettings.get, { params }, ada)).data.version).toBe(1);
  });

  it('tell the audit log each changed field, before and after', async () => {
    const { data } = await server.call(paymentsSettings.get, { params }, ada);
    const body = { ...data, toleranceBps: 50, latePolicy: 'ACCEPT_LATE_IF_ENOUGH' as const };
    await server.call(paymentsSettings.put, { params, body }, ada);
    const { data: log } = await server.call(listAudit, { params, query: {} }, ada);
    expect(log[0]).toMatchObject({
      ...{ action: 'settings.updated', target: 'payments' },
      changes: [
        { field: 'latePolicy', before: 'MANUAL', after: 'ACCEPT_LATE_IF_ENOUGH' },
        { field: 'toleranceBps', before: '0', after: '50' },
      ],
    });
  });

  it.each([
    [legalSettings, { termsUrl: 'http://shop.example' }],
    [legalSettings, { imprintUrl: 'javascript:alert(1)' }],
    [legalSettings, { vatId: 'none' }],
    [paymentsSettings, { toleranceBps: 1001 }],
    [paymentsSettings, { windowMinutes: 4 }],
    [paymentsSettings, { minPrice: '10', maxPrice: '9.99' }],
    [paymentsSettings, { minPrice: '-1' }],
    [developerSettings, { allowedOrigins: ['https://shop.example/path'] }],
    [developerSettings, { allowedRedirectHosts: ['shop.example:443'] }],
    [developerSettings, { apiVersion: '2025-01-01' }],
    [securitySettings, { sessionHours: 0 }],
    [contract.checkoutSettings, { brandColor: 'red' }],
    [contract.checkoutSettings, { defaultAsset: '<b>' }],
    [contract.cryptocurrencyEmbedSettings, { colors: { primary: 'url(https://evil.example)' } }],
    [contract.notificationsSettings, { recipients: ['nobody'] }],
  ])('refuse %j', async ({ get, put }: Tab, changes) => {
    const { data } = await server.call(get, { params }, ada);
    const refusal = await server.refusal(put, { params, body: { ...data, ...changes } }, ada);
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect((await server.call(get, { params }, ada)).data).toEqual(data);
  });

  it('R-PERM-02: show the accountant the legal and billing tabs, and the developer their own', async () => {
    const bob = await signUpVerified(server, 'bob@example.com');
    await join(bob, 'ACCOUNTANT');
    for (const calls of [legalSettings, contract.billingSettings]) {
      const tab: Tab = calls;
      const { data } = await server.call(tab.get, { params }, bob);
      expect((await server.refusal(tab.put, { params, body: data }, bob)).status).toBe(403);
    }
    expect((await server.refusal(paymentsSettings.get, { params }, bob)).status).toBe(403);
    const carol = await signUpVerified(server, 'carol@example.com');
    await join(carol, 'DEVELOPER');
    const { data } = await server.call(developerSettings.get, { params }, carol);
    const body = { ...data, allowedOrigins: ['https://shop.example'] };
    await server.call(developerSettings.put, { params, body }, carol);
  });
});

describe('the general settings', () => {
  it('are the fields of the business, and newer after onboarding changed one', async () => {
    const { data: first } = await server.call(generalSettings.get, { params }, ada);
    expect(first).toMatchObject({ name: 'Shop', timezone: 'UTC', defaultCurrency: 'USD' });
    const changes = { name: 'Bar', defaultCurrency: 'EUR', supportPhone: '+49 30 123' };
    const { data: second } = await server.call(
      generalSettings.put,
      { params, body: { ...first, ...changes } },
      ada,
    );
    expect(second).toEqual({ ...first, ...changes, version: 1 });
    const { data: business } = await server.call(getBusiness, { params }, ada);
    expect(business).toMatchObject({ name: 'Bar', defaultCurrency: 'EUR' });
    await server.call(updateBusiness, { params, body: { website: 'https://bar.example' } }, ada);
    const stale = await server.refusal(generalSettings.put, { params, body: second }, ada);
    expect(stale).toMatchObject({
      code: 'STALE_VERSION',
      current: { ...second, website: 'https://bar.example', version: 2 },
    });
  });
});

describe('the security settings', () => {
  const secure = async (changes: object) => {
    const { data } = await server.call(securitySettings.get, { params }, ada);
    return { params, body: { ...data, ...changes } };
  };
  const turnOn2fa = (person: Person) =>
    server.context.db.insert(totpSecrets).values({
      ...{ userId: person.user.id, iv: new Uint8Array(12), sealedSecret: new Uint8Array(32) },
      ...{ createdAt: new Date(0), confirmedAt: new Date(0) },
    });

  it('admit members with two-factor authentication only, once they say so', async () => {
    const bob = await signUpVerified(server, 'bob@example.com');
    await join(bob, 'ACCOUNTANT');
    const needed = { code: 'TEAM_NEEDS_TWO_FACTOR' };
    const change = await secure({ requires2fa: true });
    expect(await server.refusal(securitySettings.put, change, ada)).toMatchObject({
      ...{ status: 409, ...needed },
    });
    await turnOn2fa(ada);
    await server.call(securitySettings.put, change, ada);
    await server.call(getBusiness, { params }, ada);
    expect(await server.refusal(getBusiness, { params }, bob)).toMatchObject({
      ...{ status: 403, ...needed },
    });
    expect((await server.call(listBusinesses, {}, bob)).data).toHaveLength(1);
    await turnOn2fa(bob);
    await server.call(getBusiness, { params }, bob);
  });

  it('ask for a new sign-in after so many hours', async () => {
    await server.call(securitySettings.put, await secure({ sessionHours: 1 }), ada);
    server.clock.advance(3_600_000 - 60_000);
    await server.call(getBusiness, { params }, ada);
    server.clock.advance(60_000);
    expect(await server.refusal(getBusiness, { params }, ada)).toMatchObject({
      ...{ status: 403, code: 'TEAM_NEEDS_SIGN_IN' },
    });
    await server.call(listBusinesses, {}, ada);
  });
});

type Tab = contract.TabCalls<contract.Versioned>;
function isTab(value: unknown): value is Tab {
  return typeof value === 'object' && value !== null && 'put' in value && 'settings' in value;
}
