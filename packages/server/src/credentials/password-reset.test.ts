import {
  completeReset,
  createPersonalToken,
  getUser,
  listWallets,
  logIn,
  requestReset,
} from '@billfold/core/contract';
import { count, eq, isNull, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../test/dump-database.ts';
import { holderWith } from '../../test/funded.ts';
import { idsOf } from '../../test/owned-things.ts';
import { device, mailsTo, signInPassword, signUp, signUpVerified } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { signUpGuarded } from '../../test/two-factor.ts';
import {
  oneTimeTokens,
  outbox,
  personalTokens,
  sessions,
  trustedDevices,
  users,
} from '../db/schema.ts';

const ada = 'ada@example.com';
const newPassword = 'another-quiet-river-7';

const logInWith = (password: string, twoFactorCode: string | null = null) => ({
  body: { email: ada, password, twoFactorCode, device },
});
const minuteMs = 60_000;

async function ask(server: TestServer, email = ada): Promise<void> {
  await server.call(requestReset, { body: { email } });
  await server.outbox.drain();
}

async function resetToken(server: TestServer, email = ada): Promise<string> {
  const [mail] = await mailsTo(server.context.db, email);
  const pattern = /^https:\/\/wallet\.example\/auth\/new-password\?token=([\w-]{43})$/m;
  return pattern.exec(mail?.text ?? '')?.[1] ?? '';
}

async function asked(sign = signUpVerified) {
  const server = await createTestServer();
  const person = await sign(server, ada);
  await ask(server);
  const token = await resetToken(server);
  const complete = { body: { token, password: newPassword } };
  return { server, person, token, complete };
}

describe('POST /v1/auth/reset/basic', () => {
  it('mails a link to who has the address, whatever its case', async () => {
    const server = await createTestServer();
    await signUpVerified(server, ada);
    await ask(server, ' ADA@example.com');
    expect((await mailsTo(server.context.db, ada))[0]?.subject).toBe('Set a new password');
    expect(await resetToken(server)).toHaveLength(43);
    expect(await dumpDatabase(server.context.db)).not.toContain(await resetToken(server));
  });

  it('writes the same for an unknown address, and mails nothing (S23)', async () => {
    const server = await createTestServer();
    await signUpVerified(server, ada);
    const { db } = server.context;
    const promised = async () => {
      const isOther = ne(outbox.kind, 'mail');
      const [row] = await db.select({ rows: count() }).from(outbox).where(isOther);
      return row?.rows;
    };
    for (const [index, email] of [ada, 'nobody@example.com'].entries()) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/v1/auth/reset/basic',
        payload: { email },
      });
      expect([answer.statusCode, answer.body]).toEqual([202, 'null']);
      expect(await promised()).toBe(index + 1);
    }
    await server.outbox.drain();
    expect(await mailsTo(db, 'nobody@example.com')).toEqual([]);
  });

  it.each([ada, 'nobody@example.com'])('takes three an hour for %s (R-AUTH-11c)', async (email) => {
    const server = await createTestServer();
    await signUp(server, ada);
    for (let index = 0; index < 3; index += 1) await ask(server, email);
    const refusal = await server.refusal(requestReset, { body: { email } });
    expect(refusal).toMatchObject({ status: 429, code: 'RATE_LIMITED', retryAfter: '3600' });
    server.clock.advance(60 * minuteMs);
    await ask(server, email);
  });

  describe('while strangers ask for links to the same email', () => {
    const elsewhere = (at: number) => ({ ip: `203.0.113.${at}` });
    const resets = async ({ context }: TestServer) =>
      (await mailsTo(context.db, ada)).filter(({ subject }) => subject === 'Set a new password');
    /** Each of 10 network addresses asks three times at once. */
    async function besieged() {
      const server = await createTestServer();
      await signUpVerified(server, ada);
      for (let at = 0; at < 10; at += 1)
        for (const _ of [1, 2, 3])
          await server.call(requestReset, { body: { email: ada } }, elsewhere(at));
      await server.outbox.drain();
      return server;
    }

    it('mails the owner a link after three strangers have used up their own limits', async () => {
      const server = await createTestServer();
      await signUpVerified(server, ada);
      for (const at of [1, 2, 3]) {
        for (const _ of [1, 2, 3])
          await server.call(requestReset, { body: { email: ada } }, elsewhere(at));
        expect(
          (await server.refusal(requestReset, { body: { email: ada } }, elsewhere(at))).status,
        ).toBe(429);
      }
      await ask(server);
      expect(await resets(server)).toHaveLength(10);
    });

    it('mails 10 of 30 links at once, then one in five minutes, each good for 25 minutes more', async () => {
      const server = await besieged();
      expect(await resets(server)).toHaveLength(10);
      const token = await resetToken(server);
      server.clock.advance(5 * minuteMs - 1);
      await ask(server);
      expect(await resets(server)).toHaveLength(10);
      server.clock.advance(1);
      await server.call(requestReset, { body: { email: ada } }, elsewhere(99));
      await server.outbox.drain();
      expect(await resets(server)).toHaveLength(11);
      // The link of before stays valid when another one is mailed.
      server.clock.advance(20 * minuteMs);
      await server.call(requestReset, { body: { email: ada } }, elsewhere(98));
      await server.outbox.drain();
      await server.call(completeReset, { body: { token, password: newPassword } });
      expect(await resets(server)).toHaveLength(12);
      // That ended all links, so the next one is mailed at once.
      await ask(server);
      expect(await resets(server)).toHaveLength(13);
    });

    it('mails a link to the browser in which the owner has signed in, at the strangers’ address too', async () => {
      const server = await besieged();
      const answer = await server.app.inject({
        ...{ method: 'POST', url: logIn.path, payload: logInWith(signInPassword).body },
      });
      const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
      const owner = { ...elsewhere(1), cookie };
      const asking = { body: { email: ada } };
      for (const _ of [1, 2, 3]) await server.call(requestReset, asking, owner);
      await server.outbox.drain();
      expect(await resets(server)).toHaveLength(13);
      expect((await server.refusal(requestReset, asking, owner)).status).toBe(429);
    });
  });

  it('takes thirty an hour from one place (R-AUTH-11c)', async () => {
    const server = await createTestServer();
    for (let index = 0; index < 30; index += 1) await ask(server, `user${index}@example.com`);
    const body = { email: 'another@example.com' };
    expect((await server.refusal(requestReset, { body })).status).toBe(429);
    await server.call(requestReset, { body }, { ip: '203.0.113.9' });
  });
});

describe('POST /v1/auth/reset/basic/complete', () => {
  it('sets the password, ends every session and tells of it', async () => {
    const { server, person, complete } = await asked();
    await server.call(completeReset, complete);
    expect((await server.refusal(getUser, {}, person)).status).toBe(401);
    expect((await server.refusal(logIn, logInWith(signInPassword))).status).toBe(400);
    await server.call(logIn, logInWith(newPassword));
    const subjects = (await mailsTo(server.context.db, ada)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
  });

  it('works once', async () => {
    const { server, complete } = await asked();
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => server.call(completeReset, complete)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await server.refusal(completeReset, complete)).toMatchObject({
      status: 400,
      code: 'TOKEN_INVALID',
    });
  });

  it('works for half an hour', async () => {
    const { server, complete } = await asked();
    server.clock.advance(30 * minuteMs - 1);
    await ask(server);
    server.clock.advance(1);
    expect(await server.refusal(completeReset, complete)).toMatchObject({
      status: 400,
      code: 'TOKEN_EXPIRED',
    });
    const token = await resetToken(server);
    await server.call(completeReset, { body: { token, password: newPassword } });
  });

  it('is not spent by a password that is refused', async () => {
    const { server, token, complete } = await asked();
    for (const password of ['short', 'password1234', `my ${ada} 77`]) {
      const refusal = await server.refusal(completeReset, { body: { token, password } });
      expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      expect(Object.keys(refusal.fields)).toEqual(['password']);
    }
    await server.call(completeReset, complete);
  });

  it('refuses a token of another kind', async () => {
    const server = await createTestServer();
    await signUp(server, ada);
    const [mail] = await mailsTo(server.context.db, ada);
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const body = { token, password: newPassword };
    expect((await server.refusal(completeReset, { body })).code).toBe('TOKEN_INVALID');
  });

  it('spends all links at once', async () => {
    const { server, complete } = await asked();
    await ask(server);
    await server.call(completeReset, {
      body: { ...complete.body, token: await resetToken(server) },
    });
    expect((await server.refusal(completeReset, complete)).code).toBe('TOKEN_INVALID');
  });

  it('leaves two-factor on', async () => {
    const server = await createTestServer();
    const person = await signUpGuarded(server, ada);
    await ask(server);
    const body = { token: await resetToken(server), password: newPassword };
    await server.call(completeReset, { body });
    expect((await server.refusal(logIn, logInWith(newPassword))).code).toBe('TWO_FACTOR_REQUIRED');
    await server.call(logIn, logInWith(newPassword, person.code()));
  });

  it('ends personal tokens', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const expiresAt = new Date(server.clock.now() + 24 * 60 * minuteMs);
    const password = signInPassword;
    const body = { name: 'script', access: 'READ', expiresAt, password } as const;
    const { data } = await server.call(createPersonalToken, { body }, person);
    const program = { token: data.token };
    await server.call(listWallets, { query: { IsDeletedFilter: false } }, program);
    await ask(server);
    await server.call(completeReset, {
      body: { token: await resetToken(server), password: newPassword },
    });
    const list = { query: { IsDeletedFilter: false } };
    expect((await server.refusal(listWallets, list, program)).status).toBe(401);
  });

  it('leaves a stranger nothing that they set up before the address was verified', async () => {
    const server = await createTestServer();
    const { db } = server.context;
    const holder = await holderWith(server, ['0.5']);
    await idsOf(server, holder);
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, holder.user.id));
    const { email } = holder.user;
    await ask(server, email);
    const body = { token: await resetToken(server, email), password: newPassword };
    await server.call(completeReset, { body });
    expect(await db.$count(trustedDevices)).toBe(0);
    const open = isNull(oneTimeTokens.usedAt);
    expect(await db.$count(oneTimeTokens, open)).toBe(0);
    expect(await db.$count(personalTokens, isNull(personalTokens.revokedAt))).toBe(0);
    expect(await db.$count(sessions, isNull(sessions.revokedAt))).toBe(0);
  });

  it('proves the address, as the mail was read there', async () => {
    const { server, complete } = await asked(signUp);
    await server.call(completeReset, complete);
    const { data } = await server.call(logIn, logInWith(newPassword));
    expect(data.user.isEmailVerified).toBe(true);
  });
});
