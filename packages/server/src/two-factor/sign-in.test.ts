import {
  enableTwoFactor,
  getUser,
  listSessions,
  logIn,
  setUpTwoFactor,
  stepUp,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { device, mailsTo, signInPassword, signUpVerified } from '../../test/people.ts';
import { createTestServer, testServerOptions } from '../../test/test-server.ts';
import { appCode, signUpGuarded } from '../../test/two-factor.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { users } from '../db/schema.ts';
import { startSession } from '../sessions/session-store.ts';

const ada = 'ada@example.com';
const credentials = (twoFactorCode: string | null, password = signInPassword) => ({
  body: { email: ada, password, twoFactorCode, device },
});

async function guarded() {
  const server = await createTestServer();
  const person = await signUpGuarded(server, ada);
  const refused = (code: string | null) => server.refusal(logIn, credentials(code));
  return { server, person, refused };
}
const proof = { body: { password: signInPassword } };
const minuteMs = 60_000;

describe('POST /v1/auth/login/basic with two-factor', () => {
  it('asks for a code in the words of the specification (R-AUTH-03)', async () => {
    const { refused } = await guarded();
    for (const code of [null, '', ' '])
      expect(await refused(code)).toMatchObject({
        status: 400,
        code: 'TWO_FACTOR_REQUIRED',
        errors: ['2FA code is required to login'],
      });
  });

  it('does not tell a stranger that there is a code', async () => {
    const { server } = await guarded();
    for (const code of [null, '123456'])
      expect(await server.refusal(logIn, credentials(code, 'not-the-password'))).toMatchObject({
        status: 400,
        code: 'INVALID_CREDENTIALS',
      });
  });

  it('signs in with a code, once (S25)', async () => {
    const { server, person, refused } = await guarded();
    const code = person.code();
    const { data } = await server.call(logIn, credentials(`${code.slice(0, 3)} ${code.slice(3)}`));
    await server.call(getUser, {}, { token: data.accessToken });
    expect(await refused(code)).toMatchObject({
      status: 400,
      code: 'TWO_FACTOR_INVALID',
      errors: ["That code isn't right."],
    });
  });

  it('takes no code of an earlier step after a later one', async () => {
    const { server, person, refused } = await guarded();
    const earlier = person.code();
    server.clock.advance(30_000);
    await server.call(logIn, credentials(person.code()));
    expect((await refused(earlier)).code).toBe('TWO_FACTOR_INVALID');
  });

  it('accepts one of many equal codes that come at once', async () => {
    const { server, person } = await guarded();
    const code = person.code();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => server.call(logIn, credentials(code))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes each recovery code once, and tells of it', async () => {
    const { server, person, refused } = await guarded();
    const [first = '', second = ''] = person.recoveryCodes;
    await server.call(logIn, credentials(first));
    expect((await mailsTo(server.context.db, ada))[0]?.subject).toBe('A recovery code was used');
    expect((await refused(first)).code).toBe('TWO_FACTOR_INVALID');
    await server.call(
      logIn,
      credentials(` ${second.slice(0, 5)}-${second.slice(5)}`.toUpperCase()),
    );
  });

  it('judges five codes, and then none for a quarter of an hour (R-AUTH-11b)', async () => {
    const { server, person, refused } = await guarded();
    for (let count = 0; count < 5; count += 1)
      expect((await refused('000000')).code).toBe('TWO_FACTOR_INVALID');
    for (const code of [person.code(), person.recoveryCodes[0] ?? ''])
      expect(await refused(code)).toMatchObject({ status: 429, retryAfter: '900' });
    server.clock.advance(15 * minuteMs);
    await server.call(logIn, credentials(person.code()));
  });

  it('resets the count of wrong codes after a right one', async () => {
    const { server, person, refused } = await guarded();
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await refused('000000');
      await server.call(logIn, credentials(person.code()));
      server.clock.advance(30_000);
    }
  });

  it('counts no code that was right as a guess, however often it comes', async () => {
    const { server, person, refused } = await guarded();
    const code = person.code();
    await server.call(logIn, credentials(code));
    for (let count = 0; count < 5; count += 1)
      expect((await refused(code)).code).toBe('TWO_FACTOR_INVALID');
    server.clock.advance(30_000);
    await server.call(logIn, credentials(person.code()));
  });

  it('takes a recovery code once of 20 at once, and does not lock its owner out', async () => {
    const { server, person } = await guarded();
    const [code = ''] = person.recoveryCodes;
    const attempts = Array.from({ length: 20 }, () =>
      server.call(stepUp, { body: { code } }, person),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    expect(reasons.filter((reason) => reason.includes('TWO_FACTOR_INVALID'))).toHaveLength(19);
    await server.call(logIn, credentials(person.code()));
  });

  it('is no way around the limit of the password', async () => {
    const { server, refused } = await guarded();
    for (let count = 0; count < 10; count += 1) await refused(null);
    expect((await refused(null)).status).toBe(429);
    server.clock.advance(15 * minuteMs);
    expect((await refused(null)).status).toBe(400);
  });

  it('opens no session without a code once it is on, not even for a sign-in under way', async () => {
    const prepared = await testServerOptions();
    const { vault } = prepared.options;
    let meanwhile = async (): Promise<void> => {};
    const kdf: typeof vault.kdf = {
      ...vault.kdf,
      verify: async (...given) => {
        const isRight = await vault.kdf.verify(...given);
        await meanwhile();
        return isRight;
      },
    };
    const options = { ...prepared.options, vault: { ...vault, kdf } };
    const server = await createTestServer({}, { ...prepared, options });
    const person = await signUpVerified(server, ada);
    const { data } = await server.call(setUpTwoFactor, proof, person);
    meanwhile = async () => {
      meanwhile = async () => {};
      const code = appCode(data.secret, server.clock.now());
      await server.call(enableTwoFactor, { body: { code } }, person);
    };
    expect(await server.refusal(logIn, credentials(null))).toMatchObject({
      status: 400,
      code: 'TWO_FACTOR_REQUIRED',
      errors: ['2FA code is required to login'],
    });
    expect((await server.call(listSessions, {}, person)).data).toHaveLength(1);
  });

  it.runIf(isOnPostgres())('ends the session of a sign-in that was faster', async () => {
    const server = await createTestServer();
    const { db, platform } = server.context;
    const person = await signUpVerified(server, ada);
    const { data } = await server.call(setUpTwoFactor, proof, person);
    const code = appCode(data.secret, server.clock.now());
    const signIn = await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, person.user.id)).for('share');
      const enabled = server.call(enableTwoFactor, { body: { code } }, person);
      await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1);
      const arrival = { userId: person.user.id, device, deviceHash: 'none', ip: '127.0.0.1' };
      return { ...(await startSession(tx, platform, arrival)), enabled };
    });
    await signIn.enabled;
    const { accessToken: token } = signIn;
    expect((await server.refusal(getUser, {}, { token })).status).toBe(401);
  });

  it('ends the sessions that were begun without a code', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const other = await server.call(logIn, credentials(null));
    const { data } = await server.call(setUpTwoFactor, proof, person);
    const code = appCode(data.secret, server.clock.now());
    await server.call(enableTwoFactor, { body: { code } }, person);
    const token = other.data.accessToken;
    expect((await server.refusal(getUser, {}, { token })).status).toBe(401);
    await server.call(getUser, {}, person);
  });
});
