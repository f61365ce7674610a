import { getConfig, getUser, logIn, updateUser } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { device, signInPassword, signUp } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import { rateLimits } from '../db/schema.ts';
import { serverPlatform } from '../platform/server-platform.ts';
import { callsPerMinute, createCallLimits } from './call-limits.ts';

const call = { method: 'GET', path: '/api/wallets' } as const;
const ada = { userId: 'ada', ip: '127.0.0.1' };

async function limiter(clock = { now: () => Date.UTC(2026, 10, 20, 9) }) {
  const db = await emptyDatabase();
  return { db, limit: createCallLimits({ db, platform: serverPlatform({ clock }) }) };
}

describe('createCallLimits', () => {
  it('admits so many calls in a minute and not one more, however they come', async () => {
    const { limit } = await limiter();
    const results = await Promise.allSettled(
      Array.from({ length: callsPerMinute.read + 50 }, () => limit(call, ada)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      callsPerMinute.read,
    );
    await limit(call, { ...ada, userId: 'bob' });
    await limit({ ...call, method: 'POST' }, ada);
  });

  it('tells how many calls of the minute are left', async () => {
    const { limit } = await limiter();
    const first = { limit: callsPerMinute.write, resetSeconds: 60 };
    for (let used = 1; used <= 30; used += 1)
      expect(await limit({ ...call, method: 'PUT' }, ada)).toEqual({
        ...first,
        remaining: callsPerMinute.write - used,
      });
    expect(await limit({ ...call, path: '/v1/dev/outbox' }, ada)).toBeNull();
  });

  it('counts for several processes together', async () => {
    const { db, limit } = await limiter();
    const clock = { now: () => Date.UTC(2026, 10, 20, 9) };
    const other = createCallLimits({ db, platform: serverPlatform({ clock }) });
    let admitted = 0;
    for (let count = 0; count < callsPerMinute.write; count += 1)
      for (const each of [limit, other])
        await each({ ...call, method: 'PUT' }, ada).then(
          () => (admitted += 1),
          () => {},
        );
    expect(admitted).toBe(callsPerMinute.write);
  });

  it('asks the database once for many calls', async () => {
    const { db, limit } = await limiter();
    for (let count = 0; count < 50; count += 1) await limit(call, ada);
    const [row] = await db.select().from(rateLimits);
    expect(row?.count).toBe(60);
  });

  it('starts again with the next minute', async () => {
    const clock = { ms: 0, now: () => Date.UTC(2026, 10, 20, 9) + clock.ms };
    const { limit } = await limiter(clock);
    const secret = { ...call, method: 'POST', secret: true } as const;
    for (let count = 0; count < callsPerMinute.secret; count += 1) await limit(secret, ada);
    clock.ms = 20_000;
    await expect(limit(secret, ada)).rejects.toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      retryAfterSeconds: 40,
    });
    clock.ms = 60_000;
    await limit(secret, ada);
  });
});

describe('the API', () => {
  const flood = async (times: number, ask: () => Promise<unknown>) => {
    for (let count = 0; count < times; count += 1) await ask();
  };

  it('answers 429 and when to come back, before it looks at the call', async () => {
    const server = await createTestServer();
    const person = await signUp(server, 'ada@example.com');
    await flood(callsPerMinute.write, () => server.call(updateUser, { body: {} }, person));
    expect(await server.refusal(updateUser, { body: { isAdmin: true } }, person)).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      retryAfter: '60',
    });
    await server.call(getUser, {}, person);
  });

  it('limits callers without a session by their address', async () => {
    const server = await createTestServer();
    await flood(callsPerMinute.open, () => server.call(getConfig, {}));
    expect((await server.refusal(getConfig, {})).status).toBe(429);
    const body = { email: 'a@example.com', password: signInPassword, twoFactorCode: null, device };
    expect((await server.refusal(logIn, { body })).status).toBe(429);
    await server.call(getConfig, {}, { ip: '203.0.113.9' });
  });
});
