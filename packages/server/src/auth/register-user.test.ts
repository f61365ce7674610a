import { getUser, logIn, register } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../test/dump-database.ts';
import { mailsTo, registration, signInPassword, signUp } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { users } from '../db/schema.ts';

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
});
