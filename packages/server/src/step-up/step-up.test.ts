import {
  changeEmail,
  changePassword,
  connectIdentity,
  createPersonalToken,
  createUserExport,
  deleteUser,
  disableTwoFactor,
  disconnectIdentity,
  downloadUserExport,
  logIn,
  renewRecoveryCodes,
  setUpTwoFactor,
  stepUp,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  device,
  mailsTo,
  type Person,
  signInPassword,
  signUpVerified,
  stepUpWithPassword,
} from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { signUpGuarded } from '../../test/two-factor.ts';
import { personalTokens, totpSecrets, users } from '../db/schema.ts';
import { englishRefusals } from '../refusal-texts/write-refusal.ts';
import { requireStepUp } from './require-step-up.ts';

const ada = 'ada@example.com';
const newPassword = 'another-quiet-river-7';
const quarterMs = 15 * 60_000;
const proof = { password: signInPassword };
const wrong = { password: 'not-the-password' };
const tokenBody = (server: TestServer) => ({
  name: 'script',
  access: 'READ' as const,
  expiresAt: new Date(server.clock.now() + 86_400_000),
});
const provider = { params: { provider: 'google' as const } };
const answer = { code: 'c', codeVerifier: 'x'.repeat(43), redirectUri: 'r', state: 's' };
const missing = (...fields: readonly string[]) => ({
  status: 403,
  code: 'STEP_UP_REQUIRED',
  fields,
});

/** Asks for each sensitive call with the session alone, and lists the refusals. */
async function refusals(server: TestServer, person: Person) {
  const id = '00000000-0000-7000-8000-000000000000';
  const all = [
    await server.refusal(stepUp, { body: {} }, person),
    await server.refusal(changeEmail, { body: { email: 'thief@example.com' } }, person),
    await server.refusal(changePassword, { body: { newPassword } }, person),
    await server.refusal(deleteUser, { body: {} }, person),
    await server.refusal(createPersonalToken, { body: tokenBody(server) }, person),
    await server.refusal(createUserExport, {}, person),
    await server.refusal(downloadUserExport, { params: { id } }, person),
    await server.refusal(connectIdentity, { ...provider, body: answer }, person),
    await server.refusal(disconnectIdentity, provider, person),
    await server.refusal(setUpTwoFactor, { body: {} }, person),
  ];
  return all.map(({ status, code, fields }) => ({ status, code, fields: Object.keys(fields) }));
}

describe('a step-up', () => {
  it('keeps a thief with a stolen session from every call that leaves a way in or gives data away', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    for (const refusal of await refusals(server, person))
      expect(refusal).toEqual(missing('password'));
  });

  it('asks for password and code where two-factor is on, and uses no code up before both are there', async () => {
    const server = await createTestServer();
    const person = await signUpGuarded(server, ada);
    server.clock.advance(quarterMs);
    for (const refusal of await refusals(server, person))
      expect(refusal).toEqual(missing('password', 'code'));
    const code = person.code();
    for (const call of [stepUp, disableTwoFactor, renewRecoveryCodes]) {
      const { status, fields } = await server.refusal(call, { body: { code } }, person);
      expect([status, Object.keys(fields)]).toEqual([403, ['password']]);
    }
    const { fields } = await server.refusal(stepUp, { body: proof }, person);
    expect(fields).toEqual({ code: ['Enter a two-factor code.'] });
    await server.call(disableTwoFactor, { body: { ...proof, code } }, person);
  });

  it('lasts for 15 minutes, in its own session alone', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const body = { email: ada, password: signInPassword, twoFactorCode: null, device };
    const { data: other } = await server.call(logIn, { body });
    await stepUpWithPassword(server, person);
    const elsewhere = { token: other.accessToken };
    expect((await server.refusal(createUserExport, {}, elsewhere)).code).toBe('STEP_UP_REQUIRED');
    server.clock.advance(quarterMs - 1);
    await server.call(createUserExport, {}, person);
    server.clock.advance(1);
    expect((await server.refusal(createUserExport, {}, person)).code).toBe('STEP_UP_REQUIRED');
  });

  it('is granted by any call that carries the proof', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const body = { ...tokenBody(server), ...proof };
    await server.call(createPersonalToken, { body }, person);
    await server.call(createUserExport, {}, person);
  });

  it('refuses a wrong password and a wrong code also in a session that is stepped up', async () => {
    const server = await createTestServer();
    const person = await signUpGuarded(server, ada);
    await server.call(stepUp, { body: { ...proof, code: person.code() } }, person);
    await server.call(stepUp, { body: {} }, person);
    expect(await server.refusal(stepUp, { body: wrong }, person)).toMatchObject({
      status: 400,
      code: 'INVALID_CREDENTIALS',
      fields: { password: ['The password is incorrect.'] },
    });
    expect(await server.refusal(stepUp, { body: { code: '000000' } }, person)).toMatchObject({
      status: 400,
      code: 'TWO_FACTOR_INVALID',
    });
  });

  it('allows a thief with a stolen session ten guesses of the password in 15 minutes, over all calls', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const guesses = [];
    for (let count = 0; count < 5; count += 1) {
      guesses.push(await server.refusal(stepUp, { body: wrong }, person));
      const body = { ...tokenBody(server), ...wrong };
      guesses.push(await server.refusal(createPersonalToken, { body }, person));
    }
    expect(guesses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 400));
    expect((await server.refusal(stepUp, { body: proof }, person)).status).toBe(429);
  });

  it('is refused to a program with a personal token', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    await stepUpWithPassword(server, person);
    const principal = {
      userId: person.user.id,
      sessionId: null,
      isEmailVerified: true,
      isPartner: false,
    };
    const caller = {
      ...{
        ip: '127.0.0.1',
        isLocal: true,
        userAgent: '',
        language: englishRefusals,
        pageLanguage: null,
      },
      ...{ cookie: () => null, keepCookie: () => {} },
    };
    await expect(requireStepUp(server.context, { principal, caller }, proof)).rejects.toMatchObject(
      { status: 403, code: 'STEP_UP_REQUIRED', fields: {} },
    );
    expect(await server.context.db.$count(personalTokens)).toBe(0);
  });

  it('needs a sign-in of the last 15 minutes where the user has no password', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const { db } = server.context;
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, person.user.id));
    server.clock.advance(quarterMs - 1);
    await server.call(stepUp, { body: {} }, person);
    server.clock.advance(1);
    for (const refusal of await refusals(server, person)) expect(refusal).toEqual(missing());
    expect((await server.refusal(stepUp, { body: proof }, person)).errors).toEqual([
      'Sign in again to continue. This needs a sign-in within the last 15 minutes.',
    ]);
  });

  it('ends when the password changes', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    await server.call(changePassword, { body: { ...proof, newPassword } }, person);
    expect((await server.refusal(createUserExport, {}, person)).code).toBe('STEP_UP_REQUIRED');
    await server.call(stepUp, { body: { password: newPassword } }, person);
    await server.call(createUserExport, {}, person);
  });

  it('notifies the owner of a recovery code that it used up', async () => {
    const server = await createTestServer();
    const person = await signUpGuarded(server, ada);
    const [code = ''] = person.recoveryCodes;
    await server.call(stepUp, { body: { ...proof, code } }, person);
    expect((await mailsTo(server.context.db, ada))[0]?.subject).toBe('A recovery code was used');
    expect(await server.context.db.$count(totpSecrets)).toBe(1);
  });
});
