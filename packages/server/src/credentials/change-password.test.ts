import {
  changePassword,
  completeReset,
  getUser,
  logIn,
  requestReset,
  setUpTwoFactor,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { device, mailsTo, signInPassword, signUpVerified } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { users } from '../db/schema.ts';

const ada = 'ada@example.com';
const newPassword = 'another-quiet-river-7';
const change = { body: { password: signInPassword, newPassword } };
const logInWith = (password: string) => ({
  body: { email: ada, password, twoFactorCode: null, device },
});

describe('PUT /v1/user/password', () => {
  it('changes it, ends every other session and tells of it', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const other = await server.call(logIn, logInWith(signInPassword));
    await server.call(changePassword, change, person);
    await server.call(getUser, {}, person);
    const token = other.data.accessToken;
    expect((await server.refusal(getUser, {}, { token })).status).toBe(401);
    expect((await server.refusal(logIn, logInWith(signInPassword))).status).toBe(400);
    await server.call(logIn, logInWith(newPassword));
    expect((await mailsTo(server.context.db, ada))[0]?.subject).toBe('Your password was changed');
  });

  it('wants the old password, and never answers 401', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const give = (password: string | null) =>
      server.refusal(changePassword, { body: { password, newPassword } }, person);
    expect(await give('not-the-password')).toMatchObject({
      status: 400,
      code: 'INVALID_CREDENTIALS',
    });
    for (const none of ['', null])
      expect(await give(none)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
  });

  it('refuses a weak one, beside its field', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    for (const weak of ['short', 'password1234', ada]) {
      const body = { password: signInPassword, newPassword: weak };
      const refusal = await server.refusal(changePassword, { body }, person);
      expect([refusal.status, Object.keys(refusal.fields)]).toEqual([400, ['newPassword']]);
    }
  });

  it('spends links for a new one that were mailed before', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    await server.call(requestReset, { body: { email: ada } });
    await server.outbox.drain();
    const [mail] = await mailsTo(server.context.db, ada);
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    await server.call(changePassword, change, person);
    expect(
      (await server.refusal(completeReset, { body: { token, password: newPassword } })).code,
    ).toBe('TOKEN_INVALID');
  });

  it('sets a first one within a quarter of an hour of signing in', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const { db } = server.context;
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, person.user.id));
    const first = { body: { password: null, newPassword } };
    server.clock.advance(15 * 60_000);
    for (const refused of [
      await server.refusal(changePassword, first, person),
      await server.refusal(setUpTwoFactor, { body: { password: null } }, person),
    ])
      expect(refused).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED', fields: {} });
    server.clock.advance(-1);
    await server.call(changePassword, first, person);
    await server.call(logIn, logInWith(newPassword));
  });
});
