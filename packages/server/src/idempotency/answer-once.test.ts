import type { ServedEndpoint } from '@billfold/core/contract/requests';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dumpDatabase } from '../../test/dump-database.ts';
import { noMembers } from '../../test/no-members.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { events, idempotencyKeys } from '../db/schema.ts';
import { createBind } from '../http/bind.ts';
import { createApp } from '../http/create-app.ts';
import { createOpenApi } from '../http/openapi.ts';
import { ApiError } from '../platform/api-error.ts';
import { deleteOldRecords } from '../retention/delete-old-records.ts';
import { toVersions } from '../vault/versions.ts';
import { answerOnce } from './answer-once.ts';

interface Made {
  readonly id: string;
  readonly secret: string;
}
interface Wish {
  readonly name: string;
  readonly password?: string;
}

const make: ServedEndpoint<{ shop: string }, unknown, Wish, Made> = {
  method: 'POST',
  path: '/v1/test/shops/{shop}/things',
  summary: 'Makes a thing.',
  status: 201,
  idempotent: true,
  params: () => z.strictObject({ shop: z.string() }),
  body: () => z.strictObject({ name: z.string(), password: z.exactOptional(z.string()) }),
  response: () => z.object({ id: z.string(), secret: z.string() }),
};
const remove: ServedEndpoint<unknown, unknown, unknown, null> = {
  method: 'POST',
  path: '/v1/test/removals',
  summary: 'Removes a thing.',
  status: 204,
  idempotent: true,
  response: () => z.null(),
};

let server: TestServer;
let app: FastifyInstance;
let isRefusing = false;
let prepared = 0;

/** Binds `make` over the database of the test server; each effect is one row of `events`. */
async function open(changes: Partial<typeof make> = {}): Promise<FastifyInstance> {
  const { context } = server;
  const opened = await createApp({ logLevel: 'silent', trustProxy: 0 });
  const bind = createBind({
    members: noMembers,
    app: opened,
    openapi: createOpenApi(),
    limitCalls: async () => null,
    authenticate: async ({ authorization }) => ({
      ...{ userId: `${authorization}`, sessionId: 's', isEmailVerified: true, isPartner: false },
    }),
  });
  const endpoint = { ...make, ...changes };
  bind.signedIn(endpoint)((call) =>
    answerOnce(context, { endpoint, call, by: `user:${call.principal.userId}` }, async () => {
      prepared += 1;
      return async (tx) => {
        const at = new Date(server.clock.now());
        await tx.insert(events).values({ topic: 'books', payload: { effect: call.body }, at });
        if (isRefusing) throw new ApiError(409, 'REFUSED');
        return { id: context.platform.newId(), secret: 'a-secret-of-the-answer' };
      };
    }),
  );
  bind.signedIn(remove)((call) =>
    answerOnce(context, { endpoint: remove, call, by: 'user' }, async () => async () => null),
  );
  return opened;
}

beforeEach(async () => {
  server = await createTestServer();
  isRefusing = false;
  prepared = 0;
  app = await open();
});

interface Asked {
  readonly key?: string;
  readonly user?: string;
  readonly body?: object;
  readonly shop?: string;
}
const ask = ({ key = 'key-1', user = 'ada', body = { name: 'a' }, shop = 'x' }: Asked = {}) =>
  app.inject({
    method: 'POST',
    url: `/v1/test/shops/${shop}/things`,
    headers: { authorization: user, ...(key === '' ? {} : { 'idempotency-key': key }) },
    payload: body,
  });
const effects = async () =>
  (await server.context.db.select().from(events)).filter(({ payload }) =>
    JSON.stringify(payload).includes('effect'),
  ).length;

describe('answerOnce (R-KEY-05)', () => {
  it('J14: makes the effect once and gives the same answer again, marked as replayed', async () => {
    const first = await ask();
    const second = await ask({ body: { name: 'a' } });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.body).toBe(first.body);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect([await effects(), prepared]).toEqual([1, 1]);
  });

  it('makes one effect of ten calls at once; each other is replayed or told to come again', async () => {
    // Each on a connection of its own from the beginning, where there are several.
    const { db } = server.context;
    await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select 1`)));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(await effects()).toBe(1);
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(made.map(({ body }) => body)).size).toBe(1);
    for (const { statusCode, body, headers } of answers.filter(
      ({ statusCode }) => statusCode !== 201,
    )) {
      expect([statusCode, JSON.parse(body).code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
      expect(headers['retry-after']).toBe('1');
    }
  });

  it.runIf(isOnPostgres())('refuses a second call while the first one runs', async () => {
    const { db } = server.context;
    await db.transaction(async (tx) => {
      const name = JSON.stringify(['user:ada POST /v1/test/shops/x/things', 'key-1']);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
      expect((await ask()).json().code).toBe('IDEMPOTENCY_IN_PROGRESS');
    });
    expect((await ask()).statusCode).toBe(201);
  });

  it('J14: refuses another request under a used key, and takes the same in another order', async () => {
    await ask({ body: { name: 'a', password: 'p' } });
    const other = await ask({ body: { name: 'b', password: 'p' } });
    expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect((await ask({ body: { password: 'p', name: 'a' } })).statusCode).toBe(201);
    expect(await effects()).toBe(1);
  });

  it('keeps the keys of each caller and of each path apart, and needs none', async () => {
    for (const asked of [{}, { user: 'bob' }, { shop: 'y' }, { key: '' }, { key: '' }])
      expect((await ask(asked)).headers['idempotent-replayed']).toBeUndefined();
    expect(await effects()).toBe(5);
  });

  it('stores nothing of a refused call, so that it can be repeated', async () => {
    isRefusing = true;
    expect((await ask()).statusCode).toBe(409);
    expect((await ask({ body: { name: 1 } })).statusCode).toBe(400);
    expect([await effects(), await server.context.db.$count(idempotencyKeys)]).toEqual([0, 0]);
    isRefusing = false;
    expect((await ask()).statusCode).toBe(201);
  });

  it('keeps an answer for a day, and then makes a new one', async () => {
    const { context, clock } = server;
    await ask();
    clock.advance(24 * 3_600_000 - 1);
    await deleteOldRecords(context);
    expect((await ask()).headers['idempotent-replayed']).toBe('true');
    clock.advance(1);
    expect((await ask()).headers['idempotent-replayed']).toBeUndefined();
    expect(await effects()).toBe(2);
    clock.advance(24 * 3_600_000);
    await deleteOldRecords(context);
    expect(await context.db.$count(idempotencyKeys)).toBe(0);
  });

  it('repeats an answer without a body', async () => {
    const headers = { authorization: 'ada', 'idempotency-key': 'k' };
    const removeIt = () => app.inject({ method: 'POST', url: '/v1/test/removals', headers });
    expect((await removeIt()).statusCode).toBe(204);
    const again = await removeIt();
    expect([again.statusCode, again.body, again.headers['idempotent-replayed']]).toEqual([
      ...[204, '', 'true'],
    ]);
  });
});

describe('an answer that holds a secret', () => {
  beforeEach(async () => {
    app = await open({ secret: true });
  });

  it('is stored sealed, and its request only as a hash under a key', async () => {
    const first = await ask({ body: { name: 'a', password: 'secret-1' } });
    await server.context.db.delete(events);
    const dump = await dumpDatabase(server.context.db);
    for (const secret of ['a-secret-of-the-answer', 'secret-1']) expect(dump).not.toContain(secret);
    const [row] = await server.context.db.select().from(idempotencyKeys);
    expect(Buffer.from(row?.body ?? []).toString('latin1')).not.toContain('a-secret');
    expect((await ask({ body: { name: 'a', password: 'secret-1' } })).body).toBe(first.body);
  });

  it('is refused when it was changed, or moved to another key', async () => {
    await ask();
    await ask({ key: 'key-2' });
    const { db } = server.context;
    const [, other] = await db.select().from(idempotencyKeys).orderBy(idempotencyKeys.key);
    if (other === undefined) throw new Error('There is no second answer.');
    await db
      .update(idempotencyKeys)
      .set({ body: other.body })
      .where(eq(idempotencyKeys.key, 'key-1'));
    const moved = await ask();
    expect([moved.statusCode, moved.json().code]).toEqual([409, 'IDEMPOTENCY_UNREADABLE']);
  });

  it('is repeated after a new master key, and refused when the old one is gone', async () => {
    const first = await ask();
    const { context } = server;
    const old = context.keys.newest;
    const idempotency = new Uint8Array(32).fill(7);
    const rotated = toVersions([
      [1, old],
      [2, { ...old, idempotency }],
    ]);
    Object.assign(context, { keys: rotated });
    expect((await ask()).body).toBe(first.body);
    Object.assign(context, { keys: toVersions([[2, { ...old, idempotency }]]) });
    expect((await ask()).json().code).toBe('IDEMPOTENCY_UNREADABLE');
    expect(await effects()).toBe(1);
  });
});
