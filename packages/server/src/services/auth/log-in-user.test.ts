import { logIn } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { device, signInPassword, signUp } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { users } from '../../db/schema.ts';
import { hashPassword, isOutdated } from './sign-in-password.ts';

const body = (changes: { readonly email?: string; readonly password?: string } = {}) => ({
  email: 'ada@example.com',
  password: signInPassword,
  twoFactorCode: null,
  device,
  ...changes,
});
const minuteMs = 60_000;

async function fail(
  server: TestServer,
  times: number,
  email = 'ada@example.com',
  ip = '127.0.0.1',
) {
  for (let count = 0; count < times; count += 1) {
    const wrong = { body: body({ email, password: 'not-the-password' }) };
    expect(await server.refusal(logIn, wrong, { ip })).toMatchObject({ status: 400 });
  }
}

describe('POST /v1/auth/login/basic', () => {
  it('signs in whatever the case of the email', async () => {
    const server = await createTestServer();
    const { user, token } = await signUp(server, 'ada@example.com');
    const { data } = await server.call(logIn, { body: body({ email: ' ADA@example.com' }) });
    expect(data.user).toEqual(user);
    expect(data.accessToken).not.toBe(token);
  });

  it('answers a wrong password and an unknown email alike, and never with 401', async () => {
    const server = await createTestServer();
    await signUp(server, 'ada@example.com');
    const wrong = await server.refusal(logIn, { body: body({ password: 'not-the-password' }) });
    const unknown = await server.refusal(logIn, { body: body({ email: 'bob@example.com' }) });
    expect(wrong).toMatchObject({
      status: 400,
      code: 'INVALID_CREDENTIALS',
      errors: ['Email or password is incorrect.'],
    });
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
  });

  it('refuses a deleted user like an unknown one', async () => {
    const server = await createTestServer();
    const { user } = await signUp(server, 'ada@example.com');
    await server.context.db
      .update(users)
      .set({ deletedAt: new Date() })
      .where(eq(users.id, user.id));
    expect(await server.refusal(logIn, { body: body() })).toMatchObject({
      status: 400,
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('refuses the eleventh attempt in a quarter of an hour, right or wrong, and then lets in', async () => {
    const server = await createTestServer();
    await signUp(server, 'ada@example.com');
    await fail(server, 10);
    server.clock.advance(5 * minuteMs);
    expect(await server.refusal(logIn, { body: body() })).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      retryAfter: '600',
      errors: ['Too many attempts. Try again in 10 minutes.'],
    });
    server.clock.advance(10 * minuteMs);
    await server.call(logIn, { body: body() });
  });

  it('keeps the owner in when a stranger elsewhere guesses', async () => {
    const server = await createTestServer();
    await signUp(server, 'ada@example.com');
    await fail(server, 10, 'ada@example.com', '203.0.113.9');
    await server.call(logIn, { body: body() }, { ip: '127.0.0.1' });
  });

  it('counts anew after the right password', async () => {
    const server = await createTestServer();
    await signUp(server, 'ada@example.com');
    for (const _ of [1, 2, 3]) {
      await fail(server, 9);
      await server.call(logIn, { body: body() });
    }
  });

  it('refuses an address after 100 failures in an hour, whatever the emails', async () => {
    const server = await createTestServer();
    for (let count = 0; count < 100; count += 1) await fail(server, 1, `user${count}@example.com`);
    expect(await server.refusal(logIn, { body: body() })).toMatchObject({
      status: 429,
      retryAfter: '3600',
    });
  });

  it('moves a hash of another cost to today’s', async () => {
    const server = await createTestServer();
    const { user } = await signUp(server, 'ada@example.com');
    const { db, kdf } = server.context;
    const isStoredOutdated = async () => {
      const [row] = await db.select().from(users).where(eq(users.id, user.id));
      return isOutdated(row?.passwordHash ?? '');
    };
    const cheap = { memoryKib: 8_192, passes: 1, lanes: 1 };
    const passwordHash = await hashPassword(signInPassword, {
      ...server.context,
      kdf: { ...kdf, hash: (password) => kdf.hash(password, cheap) },
    });
    await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    expect(await isStoredOutdated()).toBe(true);
    await server.call(logIn, { body: body() });
    expect(await isStoredOutdated()).toBe(false);
    await server.call(logIn, { body: body() });
  });

  it.each(['userId', 'isAdmin'])('refuses a body that also sets %s', async (key) => {
    const server = await createTestServer();
    expect(await server.refusal(logIn, { body: { ...body(), [key]: true } })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});
