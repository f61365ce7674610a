import { changePassword, getUser, logIn } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../test/dump-database.ts';
import { device, signInPassword, signUp } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { sessions, users } from '../db/schema.ts';
import { hashPassword, isOutdated } from '../passwords/sign-in-password.ts';
import { ApiError } from '../platform/api-error.ts';
import { hashToken } from '../platform/opaque-token.ts';
import type { Lane } from '../vault/work-queue.ts';

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

  it('refuses the eleventh attempt in a quarter of an hour, right or wrong, and then lets in (R-AUTH-11a)', async () => {
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

  it('keeps the owner in when a stranger elsewhere guesses (R-AUTH-11a)', async () => {
    const server = await createTestServer();
    await signUp(server, 'ada@example.com');
    await fail(server, 10, 'ada@example.com', '203.0.113.9');
    await server.call(logIn, { body: body() }, { ip: '127.0.0.1' });
  });

  it('judges 30 of 200 guesses from 50 places in an hour, and lets the owner in meanwhile (S24)', async () => {
    const server = await createTestServer();
    await signUp(server, 'ada@example.com');
    const codes = new Map<string | undefined, number>();
    for (let guess = 0; guess < 200; guess += 1) {
      const wrong = { body: body({ password: 'not-the-password' }) };
      const { code } = await server.refusal(logIn, wrong, { ip: `203.0.113.${guess % 50}` });
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect([...codes]).toEqual([
      ['INVALID_CREDENTIALS', 30],
      ['RATE_LIMITED', 170],
    ]);
    // Signing up was at this address.
    await server.call(logIn, { body: body() }, { ip: '127.0.0.1' });
    expect(await server.refusal(logIn, { body: body() }, { ip: '198.51.100.1' })).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  describe('in a browser in which the user has signed in', () => {
    const home = '198.51.100.7';
    /** Signs Ada in at home by the form, and returns the cookie that names her browser. */
    async function signInAtHome(server: TestServer, cookie?: string) {
      const answer = await server.app.inject({
        method: 'POST',
        url: logIn.path,
        remoteAddress: home,
        headers: cookie === undefined ? {} : { cookie },
        payload: body(),
      });
      expect(answer.statusCode).toBe(200);
      const given = answer.headers['set-cookie'];
      if (typeof given !== 'string') throw new Error('no cookie was set');
      return { given, cookie: given.split(';')[0] ?? '' };
    }
    /** Guesses until the limits of the account, here and everywhere, are used up. */
    async function guessFrom(server: TestServer, ips: readonly string[]) {
      const wrong = { body: body({ password: 'not-the-password' }) };
      const codes = new Set<string>();
      for (const ip of ips)
        for (let guess = 0; guess < (ip === home ? 12 : 2); guess += 1) {
          codes.add((await server.refusal(logIn, wrong, { ip })).code);
        }
      expect([...codes].sort()).toEqual(['INVALID_CREDENTIALS', 'RATE_LIMITED']);
    }

    it('names it by a cookie that no script reads, and keeps a hash of it (S24)', async () => {
      const server = await createTestServer();
      await signUp(server, 'ada@example.com');
      const { given, cookie } = await signInAtHome(server);
      expect(given).toMatch(/^billfold_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/);
      const again = await signInAtHome(server, cookie);
      expect(again.cookie).toBe(cookie);
      const token = cookie.split('=')[1] ?? '';
      const rows = await server.context.db.select().from(sessions).where(eq(sessions.ip, home));
      expect(rows.map(({ deviceHash }) => deviceHash)).toEqual([
        hashToken(token),
        hashToken(token),
      ]);
      expect(await dumpDatabase(server.context.db)).not.toContain(token);
    });

    it('lets its owner in while strangers guess in the same network and in 50 others (S24)', async () => {
      const server = await createTestServer();
      await signUp(server, 'ada@example.com');
      const { cookie } = await signInAtHome(server);
      const elsewhere = Array.from({ length: 50 }, (_, at) => `203.0.113.${at}`);
      await guessFrom(server, [home, ...elsewhere]);
      expect((await server.refusal(logIn, { body: body() }, { ip: home })).status).toBe(429);
      await server.call(logIn, { body: body() }, { ip: home, cookie });
      await server.call(logIn, { body: body() }, { ip: '192.0.2.1', cookie });
    });

    it('takes ten guesses in 15 minutes with a stolen cookie, from all addresses together (S24)', async () => {
      const server = await createTestServer();
      await signUp(server, 'ada@example.com');
      const { cookie } = await signInAtHome(server);
      const wrong = { body: body({ password: 'not-the-password' }) };
      const codes = [];
      for (let guess = 0; guess < 12; guess += 1)
        codes.push((await server.refusal(logIn, wrong, { ip: `203.0.113.${guess}`, cookie })).code);
      expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
      expect(await server.refusal(logIn, { body: body() }, { ip: home, cookie })).toMatchObject({
        status: 429,
        retryAfter: '900',
      });
      // They used up nothing of those who sign in without it.
      await server.call(logIn, { body: body() }, { ip: '192.0.2.1' });
      server.clock.advance(15 * minuteMs);
      await server.call(logIn, { body: body() }, { ip: home, cookie });
    });

    it('counts a cookie that another user has, and one that nobody has, as none (S24)', async () => {
      const server = await createTestServer();
      await signUp(server, 'ada@example.com');
      await signUp(server, 'bob@example.com');
      const { cookie } = await signInAtHome(server);
      const unknown = `billfold_device=${'A'.repeat(43)}`;
      const asBob = body({ email: 'bob@example.com', password: 'not-the-password' });
      for (const each of [cookie, unknown])
        for (let guess = 0; guess < 5; guess += 1)
          await server.refusal(logIn, { body: asBob }, { ip: home, cookie: each });
      const refusal = await server.refusal(logIn, { body: asBob }, { ip: home, cookie });
      expect(refusal.code).toBe('RATE_LIMITED');
    });

    it('grants no access by the cookie (S27)', async () => {
      const server = await createTestServer();
      await signUp(server, 'ada@example.com');
      const { cookie } = await signInAtHome(server);
      expect((await server.refusal(getUser, {}, { cookie })).status).toBe(401);
      const wrong = { body: body({ password: 'not-the-password' }) };
      expect((await server.refusal(logIn, wrong, { cookie })).code).toBe('INVALID_CREDENTIALS');
    });

    it('verifies the password in the lane of owners, and that of others in the lane of guests (F14)', async () => {
      const prepared = await testServerOptions();
      const { vault } = prepared.options;
      const lanes: Lane[] = [];
      const kdf: typeof vault.kdf = {
        ...vault.kdf,
        verify: async (phc, password, lane) => {
          lanes.push(lane);
          return vault.kdf.verify(phc, password, lane);
        },
      };
      const options = { ...prepared.options, vault: { ...vault, kdf } };
      const server = await createTestServer({}, { ...prepared, options });
      await signUp(server, 'ada@example.com');
      const { cookie } = await signInAtHome(server);
      await signInAtHome(server, cookie);
      expect(lanes).toEqual(['guest', 'owner']);
    });
  });

  it('counts nothing that was not judged, because too many waited', async () => {
    const prepared = await testServerOptions();
    const { vault } = prepared.options;
    const busy = { current: false };
    const kdf: typeof vault.kdf = {
      ...vault.kdf,
      verify: async (...call) => {
        if (busy.current) throw new ApiError(429, 'BUSY', { retryAfterSeconds: 5 });
        return vault.kdf.verify(...call);
      },
    };
    const options = { ...prepared.options, vault: { ...vault, kdf } };
    const server = await createTestServer({}, { ...prepared, options });
    const { token } = await signUp(server, 'ada@example.com');
    busy.current = true;
    for (let count = 0; count < 40; count += 1) {
      const refused = await server.refusal(logIn, { body: body() }, { ip: '203.0.113.7' });
      expect(refused.code).toBe('BUSY');
      const change = { body: { password: signInPassword, newPassword: 'another-river-43' } };
      expect((await server.refusal(changePassword, change, { token })).code).toBe('BUSY');
    }
    busy.current = false;
    await server.call(logIn, { body: body() }, { ip: '203.0.113.7' });
  });

  describe('while the password is changed', () => {
    /** A server whose next derivation of a kind ends after something else has happened. */
    async function openServer(kind: 'verify' | 'hash') {
      const prepared = await testServerOptions();
      const { vault } = prepared.options;
      const meanwhile: { current: (() => Promise<unknown>) | null } = { current: null };
      const happen = async () => {
        const work = meanwhile.current;
        meanwhile.current = null;
        await work?.();
      };
      const kdf: typeof vault.kdf = {
        ...vault.kdf,
        verify: async (...call) => {
          const isRight = await vault.kdf.verify(...call);
          if (kind === 'verify') await happen();
          return isRight;
        },
        hash: async (...call) => {
          const phc = await vault.kdf.hash(...call);
          if (kind === 'hash') await happen();
          return phc;
        },
      };
      const options = { ...prepared.options, vault: { ...vault, kdf } };
      const server = await createTestServer({}, { ...prepared, options });
      return { server, meanwhile, person: await signUp(server, 'ada@example.com') };
    }
    const newPassword = 'another-river-43';
    const hashes = async ({ context }: TestServer) =>
      (await context.db.select().from(users)).map(({ passwordHash }) => passwordHash);

    it('opens no session by the old one', async () => {
      const { server, meanwhile, person } = await openServer('verify');
      meanwhile.current = () =>
        server.call(changePassword, { body: { password: signInPassword, newPassword } }, person);
      const refused = await server.refusal(logIn, { body: body() });
      expect(refused).toMatchObject({ status: 400, code: 'INVALID_CREDENTIALS' });
      await server.call(logIn, { body: body({ password: newPassword }) });
    });

    it('puts no old hash of it back', async () => {
      const { server, meanwhile } = await openServer('hash');
      const cheap = { memoryKib: 8, passes: 1, lanes: 1 };
      const { kdf, keys, db } = server.context;
      const stored = await hashPassword(signInPassword, {
        keys,
        lane: 'guest',
        kdf: { ...kdf, hash: (password, _, lane) => kdf.hash(password, cheap, lane) },
      });
      await db.update(users).set({ passwordHash: stored });
      meanwhile.current = () => db.update(users).set({ passwordHash: 'set meanwhile' });
      await server.refusal(logIn, { body: body() });
      expect(await hashes(server)).toEqual(['set meanwhile']);
    });

    it('changes it by the old one no more', async () => {
      const { server, meanwhile, person } = await openServer('hash');
      meanwhile.current = () =>
        server.context.db.update(users).set({ passwordHash: 'set meanwhile' });
      const change = { body: { password: signInPassword, newPassword } };
      expect(await server.refusal(changePassword, change, person)).toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
      expect(await hashes(server)).toEqual(['set meanwhile']);
    });
  });

  it('resets the count after the right password', async () => {
    const server = await createTestServer();
    await signUp(server, 'ada@example.com');
    for (const _ of [1, 2, 3]) {
      await fail(server, 9);
      await server.call(logIn, { body: body() });
    }
  });

  it('refuses an address after 100 failures in an hour, whatever the emails (R-AUTH-11a)', async () => {
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
      return isOutdated(row?.passwordHash ?? '', server.context.keys);
    };
    const cheap = { memoryKib: 8_192, passes: 1, lanes: 1 };
    const passwordHash = await hashPassword(signInPassword, {
      ...server.context,
      lane: 'guest',
      kdf: { ...kdf, hash: (password, _, lane) => kdf.hash(password, cheap, lane) },
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
