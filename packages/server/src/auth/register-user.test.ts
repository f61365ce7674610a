import { getUser, logIn, register } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../test/dump-database.ts';
import { mailsTo, registration, signInPassword, signUp } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { users } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';

describe('POST /v1/auth/register/basic', () => {
  it('creates an unverified user who is signed in', async () => {
    const server = await createTestServer();
    const { data } = await server.call(register, { body: registration('Ada@Example.com') });
    expect(data.accessToken).toMatch(/^bfs_[\w-]{43}$/);
    expect(data.expiresAt).toEqual(new Date(server.clock.now() + 30 * 24 * 3_600_000));
    expect(data.user).toMatchObject({
      email: 'Ada@Example.com',
      name: 'Ada',
      isEmailVerified: false,
      accountType: 'INDIVIDUAL',
      has2fa: false,
      hasPassword: true,
      locale: 'en',
      currency: 'USD',
    });
    expect(await server.call(getUser, {}, { token: data.accessToken })).toEqual({
      data: data.user,
    });
  });

  it('sends one mail with a link to this server and nothing that the user typed', async () => {
    const server = await createTestServer();
    await signUp(server, 'ada@example.com');
    const mails = await mailsTo(server.context.db, 'ada@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Verify your email address');
    expect(mails[0]?.text).toMatch(
      /^https:\/\/wallet\.example\/account\/verify\/email\?token=[\w-]{43}$/m,
    );
    expect(mails[0]?.text).not.toContain('Ada');
  });

  it.each(['ada@example.com', 'ADA@example.COM', ' Ada@Example.com '])(
    'answers EMAIL_TAKEN when %j was registered before',
    async (email) => {
      const server = await createTestServer();
      await signUp(server, 'Ada@Example.com');
      const refusal = await server.refusal(register, { body: registration(email) });
      expect(refusal).toMatchObject({
        status: 409,
        code: 'EMAIL_TAKEN',
        fields: { email: ['An account with this email already exists.'] },
      });
    },
  );

  it('gives an address to one of many who ask at once', async () => {
    const server = await createTestServer();
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => signUp(server, 'ada@example.com')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await server.context.db.$count(users)).toBe(1);
    expect(await mailsTo(server.context.db, 'ada@example.com')).toHaveLength(1);
  });

  it.each([
    ['short', 'Must have at least 10 characters'],
    ['password123', 'This password is too common'],
    ['ada@example.com', 'Must not contain your email'],
  ])('refuses the password %s beside its field', async (password, message) => {
    const server = await createTestServer();
    const refusal = await server.refusal(register, {
      body: { ...registration('ada@example.com'), password },
    });
    expect(refusal).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { password: [message] },
    });
    expect(JSON.stringify(refusal)).not.toContain(`"${password}"`);
  });

  it.each(['isAdmin', 'id', 'userId', 'isEmailVerified', 'emailVerifiedAt', 'balance'])(
    'refuses a body that also sets %s',
    async (key) => {
      const server = await createTestServer();
      const body = { ...registration('ada@example.com'), [key]: true };
      expect(await server.refusal(register, { body })).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
      expect(await server.context.db.$count(users)).toBe(0);
    },
  );

  it('keeps no password and no token in readable form', async () => {
    const server = await createTestServer();
    const { token } = await signUp(server, 'ada@example.com');
    const { data } = await server.call(logIn, {
      body: {
        email: 'ada@example.com',
        password: signInPassword,
        twoFactorCode: null,
        device: registration('').device,
      },
    });
    const [mail] = await mailsTo(server.context.db, 'ada@example.com');
    const mailed = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '-';
    const dump = await dumpDatabase(server.context.db);
    expect(dump.includes('ada@example.com')).toBe(true);
    for (const secret of [signInPassword, token, data.accessToken, mailed])
      for (const form of [secret, Buffer.from(secret).toString('hex')])
        expect(dump.includes(form)).toBe(false);
  });

  describe('from one network address', () => {
    const office = { ip: '203.0.113.5' };
    const from = (server: TestServer, at: number, ip = office.ip) =>
      server.call(register, { body: registration(`user${at}@example.com`) }, { ip });
    const refused = (server: TestServer, email: string) =>
      server.refusal(register, { body: registration(email) }, office);

    it('takes three registrations a minute, and refuses a taken email like a free one (F14)', async () => {
      const server = await createTestServer();
      for (const at of [1, 2, 3]) await from(server, at);
      const free = await refused(server, 'free@example.com');
      expect(free).toMatchObject({
        status: 429,
        code: 'RATE_LIMITED',
        retryAfter: '60',
        errors: ['Too many attempts. Try again in 1 minute.'],
      });
      const taken = await refused(server, 'user1@example.com');
      expect({ ...taken, requestId: '' }).toEqual({ ...free, requestId: '' });
      await from(server, 4, '203.0.113.6');
      server.clock.advance(60_000);
      await from(server, 5);
    });

    it('takes twenty registrations an hour (F14)', async () => {
      const server = await createTestServer();
      for (let at = 0; at < 20; at += 1) {
        await from(server, at);
        server.clock.advance(20_000);
      }
      expect(await refused(server, 'free@example.com')).toMatchObject({
        status: 429,
        retryAfter: `${3_600 - 400}`,
      });
      expect(await server.context.db.$count(users)).toBe(20);
      server.clock.advance(3_200_000);
      await from(server, 20);
    });

    it('finds out of three emails a minute whether they are taken (S23)', async () => {
      const server = await createTestServer();
      await signUp(server, 'ada@example.com');
      const codes = [];
      for (let asked = 0; asked < 5; asked += 1)
        codes.push((await refused(server, 'ada@example.com')).code);
      expect(codes).toEqual([
        ...['EMAIL_TAKEN', 'EMAIL_TAKEN', 'EMAIL_TAKEN'],
        ...['RATE_LIMITED', 'RATE_LIMITED'],
      ]);
    });

    it('takes as many as the operator of an office allows', async () => {
      const prepared = await testServerOptions();
      const env = { ...prepared.options.env, signUpsPerHour: 40 };
      const server = await createTestServer(
        {},
        { ...prepared, options: { ...prepared.options, env } },
      );
      for (let at = 0; at < 6; at += 1) await from(server, at);
      expect((await refused(server, 'free@example.com')).status).toBe(429);
    });

    it('takes any number when calls have no limit, or from a sandbox’s own machine', async () => {
      const prepared = await testServerOptions();
      const env = { ...prepared.options.env, rateLimits: false };
      const unlimited = await createTestServer(
        {},
        { ...prepared, options: { ...prepared.options, env } },
      );
      for (let at = 0; at < 4; at += 1) await from(unlimited, at);
      const limited = await createTestServer();
      for (let at = 0; at < 4; at += 1) await from(limited, at, '127.0.0.1');
    });

    it('counts no registration that was not attempted, because too many waited', async () => {
      const prepared = await testServerOptions();
      const { vault } = prepared.options;
      const busy = { current: true };
      const kdf: typeof vault.kdf = {
        ...vault.kdf,
        hash: async (...call) => {
          if (busy.current) throw new ApiError(429, 'BUSY', { retryAfterSeconds: 5 });
          return vault.kdf.hash(...call);
        },
      };
      const options = { ...prepared.options, vault: { ...vault, kdf } };
      const server = await createTestServer({}, { ...prepared, options });
      for (let at = 0; at < 5; at += 1)
        expect((await refused(server, 'ada@example.com')).code).toBe('BUSY');
      busy.current = false;
      for (const at of [1, 2, 3]) await from(server, at);
    });
  });
});
