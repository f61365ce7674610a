import { text } from 'node:stream/consumers';
import { toDecimal } from '@billfold/core';
import {
  archiveBusiness,
  type BusinessPermission,
  type BusinessRole,
  businessPermissions,
  businessRoles,
  cancelRefund,
  createCustomer,
  createRefund,
  type Endpoint,
  getBilling,
  getBusiness,
  getCustomer,
  inviteMember,
  isPermitted,
  listPayments,
  listSweeps,
  listWatchKeys,
  listWebhooks,
  setPaymentHandled,
  updateBusiness,
} from '@billfold/core/contract';
import { servedEndpoint } from '@billfold/core/contract/requests';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callsByPermission, nameOfCall } from '../../../core/test/calls-by-permission.ts';
import { contractCalls } from '../../../core/test/contract-endpoints.ts';
import { sampleOf } from '../../../core/test/sample-of.ts';
import { seeTransfer } from '../../test/payment-money.ts';
import { type Person, signUpSteppedUp } from '../../test/people.ts';
import { type RefundedPayment, refundedPayment } from '../../test/refunds.ts';
import { askToBePaid } from '../../test/shop.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { businesses, businessMembers, customers } from '../db/schema.ts';
import { newPublicId } from '../platform/public-id.ts';

const ofMembers = contractCalls
  .map(([, endpoint]) => endpoint)
  .filter(({ permission }) => permission !== undefined);

/** The permission of each call by its name, from the written table. */
const permissionOf = new Map(
  businessPermissions.flatMap((permission) =>
    callsByPermission[permission].map((name) => [name, permission] as const),
  ),
);

/** Calls that the server binds, by every role: the written table says which permission each needs. */
describe('every call about a business, by every role', () => {
  let server: TestServer;
  let ada: Person;
  let served: readonly Endpoint[];
  beforeAll(async () => {
    const { options, clock } = await testServerOptions();
    const env = { ...options.env, rateLimits: false };
    server = await createTestServer({}, { options: { ...options, env }, clock });
    // Some calls change where money goes, and ask who it is first.
    ada = await signUpSteppedUp(server, 'ada@example.com');
    served = ofMembers.filter(({ method, path }) => server.openapi.operation(method, path));
  });

  interface Setting {
    /** Null for a stranger. */
    readonly role: BusinessRole | null;
    readonly status?: 'ACTIVE' | 'ARCHIVED';
  }
  /** Makes a call in a business of its own, so that no call sees what another one did. */
  async function ask(endpoint: Endpoint, { role, status = 'ACTIVE' }: Setting) {
    const { db } = server.context;
    const createdAt = new Date(server.clock.now());
    const [row] = await db
      .insert(businesses)
      .values({ name: 'Shop', status, createdAt })
      .returning({ id: businesses.id });
    const businessId = row?.id ?? 0;
    if (role !== null)
      await db.insert(businessMembers).values({ businessId, userId: ada.user.id, role, createdAt });
    return send(endpoint, businessId);
  }
  async function send(endpoint: Endpoint, businessId: number) {
    const { method, path, params, stream } = servedEndpoint(endpoint);
    const sample = Object(params === undefined ? {} : sampleOf(params()));
    const names: Readonly<Record<string, unknown>> = { ...sample, businessId };
    // A stream lasts: its status comes with its headers.
    const answer = await server.app.inject({
      payloadAsStream: stream === true,
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(names[name])),
      headers: { authorization: `Bearer ${ada.token}`, 'idempotency-key': 'key' },
    });
    if (answer.statusCode === 200 && stream === true) {
      answer.stream().destroy();
      return { status: 200, code: null, errors: [] };
    }
    const payload = stream === true ? await text(answer.stream()) : answer.payload;
    const { code = null, errors = [] } = payload.startsWith('{"message"')
      ? JSON.parse(payload)
      : {};
    return { status: answer.statusCode, code, errors };
  }
  const noBusiness = { status: 404, code: 'NOT_FOUND', errors: ['This business does not exist.'] };

  it('R-BIZ-04: is served for members alone', async () => {
    expect(served.length).toBeGreaterThan(100);
    expect(served.map(nameOfCall).sort()).toEqual([...permissionOf.keys()].sort());
    for (const endpoint of served) {
      const name = `${endpoint.method} ${endpoint.path}`;
      expect(await send(endpoint, 999_999), name).toEqual(noBusiness);
      expect(await ask(endpoint, { role: null }), name).toEqual(noBusiness);
    }
  });

  it.each(businessRoles)(
    'R-PERM-02: %s does what the table allows and nothing else',
    async (role) => {
      for (const endpoint of served) {
        const permission = permissionOf.get(nameOfCall(endpoint));
        const answer = await ask(endpoint, { role });
        const name = `${endpoint.method} ${endpoint.path} ${JSON.stringify(answer)}`;
        if (permission !== undefined && isPermitted(role, permission)) {
          expect([401, 403], name).not.toContain(answer.status);
          expect(answer, name).not.toEqual(noBusiness);
        } else expect(answer, name).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' });
      }
    },
  );

  it('R-BIZ-04: of an archived business shows its records and changes none', async () => {
    for (const endpoint of served) {
      const answer = await ask(endpoint, { role: 'OWNER', status: 'ARCHIVED' });
      const name = `${endpoint.method} ${endpoint.path}`;
      if (endpoint.method === 'GET') expect([401, 403, 409], name).not.toContain(answer.status);
      else expect(answer, name).toMatchObject({ status: 409, code: 'BUSINESS_ARCHIVED' });
    }
  });
});

describe('each permission', () => {
  let asked: RefundedPayment;
  let ada: Person;
  beforeEach(async () => {
    asked = await refundedPayment('BTC');
    ada = await signUpSteppedUp(asked.server, 'ada@example.com');
  });

  const join = async (businessId: number, role: BusinessRole) => {
    const createdAt = new Date(asked.server.clock.now());
    const row = { businessId, userId: ada.user.id, role, createdAt };
    await asked.server.context.db.insert(businessMembers).values(row);
  };
  const place = () => ({ businessId: asked.shop.businessId });
  /** Does what a permission is for, with nothing in its way but the role; throws where it is refused. */
  const acts: Readonly<Record<BusinessPermission, (role: BusinessRole) => Promise<unknown>>> = {
    'view-business': () => asked.server.call(getBusiness, { params: place() }, ada),
    'view-payments': () => asked.server.call(listPayments, { params: place(), query: {} }, ada),
    'view-emails': async () => {
      const { db, platform } = asked.server.context;
      const id = newPublicId(platform.random, 'cus');
      const createdAt = new Date(asked.server.clock.now());
      const email = 'ann@example.com';
      const row = { id, ...place(), livemode: true, email, emailNorm: email, createdAt };
      await db.insert(customers).values(row);
      const { data } = await asked.server.call(getCustomer, { params: { ...place(), id } }, ada);
      if (data.email !== email) throw new Error('is not permitted to see it');
      return data;
    },
    'create-payments': () =>
      asked.server.call(createCustomer, { params: place(), body: { name: 'Bob' } }, ada),
    'decide-payments': async () => {
      const { id } = await askToBePaid(asked.shop, { method: 'BTC' });
      await seeTransfer(asked.shop, { id }, '0.0001');
      const request = { params: { ...place(), id }, body: { isHandled: true } };
      return asked.server.call(setPaymentHandled, request, ada);
    },
    'propose-refunds': async () => {
      const params = { ...place(), id: asked.payment.id };
      const amount = { kind: 'CUSTOM', amount: toDecimal('1'), currency: 'EUR' } as const;
      const terms = { networkFeePaidBy: 'MERCHANT', reason: null, address: null } as const;
      const { data } = await asked.server.call(
        createRefund,
        { params, body: { amount, ...terms } },
        ada,
      );
      await asked.server.call(
        cancelRefund,
        { params: { ...params, refundId: data.id } },
        asked.shop.owner,
      );
      return data;
    },
    'create-refunds': async () => {
      const { id: refundId } = await asked.create();
      const params = { ...place(), id: asked.payment.id, refundId };
      const cancelled = await asked.server.call(cancelRefund, { params }, ada).catch(String);
      if (typeof cancelled !== 'string') return cancelled;
      await asked.server.call(cancelRefund, { params }, asked.shop.owner);
      throw new Error(cancelled);
    },
    'sign-funds': () => asked.server.call(listWatchKeys, { params: place() }, ada),
    'view-reports': () => asked.server.call(listSweeps, { params: place(), query: {} }, ada),
    'manage-developer': () => asked.server.call(listWebhooks, { params: place() }, ada),
    'view-billing': () => asked.server.call(getBilling, { params: place() }, ada),
    'manage-settings': () =>
      asked.server.call(updateBusiness, { params: place(), body: { name: 'Tea shop' } }, ada),
    'manage-team': () =>
      asked.server.call(
        inviteMember,
        { params: place(), body: { email: 'bob@example.com', role: 'VIEWER' } },
        ada,
      ),
    'manage-owners': () =>
      asked.server.call(
        inviteMember,
        { params: place(), body: { email: 'eve@example.com', role: 'OWNER' } },
        ada,
      ),
    'close-business': async (role) => {
      const { db } = asked.server.context;
      const createdAt = new Date(asked.server.clock.now());
      const [row] = await db
        .insert(businesses)
        .values({ name: 'Kiosk', status: 'ACTIVE', createdAt })
        .returning({ id: businesses.id });
      const businessId = row?.id ?? 0;
      await join(businessId, role);
      return asked.server.call(archiveBusiness, { params: { businessId } }, ada);
    },
  };

  it.each(businessRoles)(
    'R-PERM-02: lets %s succeed where the role has it, and nowhere else',
    async (role) => {
      await join(asked.shop.businessId, role);
      const succeeded: BusinessPermission[] = [];
      for (const permission of businessPermissions) {
        const outcome = await acts[permission](role).then(() => 'done', String);
        if (outcome === 'done') succeeded.push(permission);
        else expect(outcome, permission).toMatch(/PERMISSION_DENIED|not permitted/);
      }
      // The customer of `view-emails` is one of live mode.
      const may = (permission: BusinessPermission) =>
        isPermitted(role, permission, permission === 'view-emails');
      expect(succeeded).toEqual(businessPermissions.filter(may));
    },
  );
});
