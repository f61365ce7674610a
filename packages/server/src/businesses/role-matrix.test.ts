import { text } from 'node:stream/consumers';
import {
  type BusinessRole,
  businessRoles,
  type Endpoint,
  isPermitted,
} from '@billfold/core/contract';
import { servedEndpoint } from '@billfold/core/contract/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '../../../core/test/contract-endpoints.ts';
import { sampleOf } from '../../../core/test/sample-of.ts';
import { type Person, signUpSteppedUp } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { businesses, businessMembers } from '../db/schema.ts';

const ofMembers = contractCalls
  .map(([, endpoint]) => endpoint)
  .filter(({ permission }) => permission !== undefined);

/** Generated from the permissions that the endpoints name, over all of them that the server binds. */
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
    expect(served.length).toBeGreaterThanOrEqual(3);
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
        const { permission = 'view-business' } = endpoint;
        const answer = await ask(endpoint, { role });
        const name = `${endpoint.method} ${endpoint.path} ${JSON.stringify(answer)}`;
        if (isPermitted(role, permission)) {
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
