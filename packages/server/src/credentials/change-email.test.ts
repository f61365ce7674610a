import {
  changeEmail,
  completeReset,
  disableTwoFactor,
  enableTwoFactor,
  getUser,
  logIn,
  register,
  setUpTwoFactor,
  undoEmail,
  verifyEmail,
} from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import {
  device,
  mailsTo,
  registration,
  signInPassword,
  signUp,
  signUpVerified,
  tokenOfNewestMail,
} from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { appCode, signUpGuarded } from '../../test/two-factor.ts';

const ada = 'ada@example.com';
const lovelace = 'lovelace@example.com';
const dayMs = 24 * 3_600_000;
const to = (email: string, password: string | null = signInPassword) => ({
  body: { email, password },
});
const logInAs = (email: string, password = signInPassword) => ({
  body: { email, password, twoFactorCode: null, device },
});

async function undoToken(server: TestServer, email = ada): Promise<string> {
  const mails = await mailsTo(server.context.db, email);
  const text = mails.find(({ subject }) => subject === 'Your email address was changed')?.text;
  return /\/account\/undo\/email\?token=([\w-]{43})$/m.exec(text ?? '')?.[1] ?? '';
}

async function moved() {
  const server = await createTestServer();
  const person = await signUpVerified(server, ada);
  server.clock.advance(60_000);
  await server.call(changeEmail, to(lovelace), person);
  const token = await undoToken(server);
  return { server, person, undo: { body: { token } } };
}

describe('PUT /v1/user/email', () => {
  it('moves the user, who proves the new address again', async () => {
    const { server, person } = await moved();
    const { data } = await server.call(getUser, {}, person);
    expect(data).toMatchObject({ email: lovelace, isEmailVerified: false });
    const token = await tokenOfNewestMail(server.context.db, lovelace);
    await server.call(verifyEmail, { body: { token } });
    await server.call(logIn, logInAs(lovelace));
    expect((await server.refusal(logIn, logInAs(ada))).code).toBe('INVALID_CREDENTIALS');
  });

  it('lets the link to the earlier address prove nothing', async () => {
    const server = await createTestServer();
    const person = await signUp(server, ada);
    const token = await tokenOfNewestMail(server.context.db, ada);
    server.clock.advance(60_000);
    await server.call(changeEmail, to(lovelace), person);
    expect((await server.refusal(verifyEmail, { body: { token } })).code).toBe('TOKEN_INVALID');
  });

  it('wants the password', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    expect(
      await server.refusal(changeEmail, to(lovelace, 'not-the-password'), person),
    ).toMatchObject({ status: 400, code: 'INVALID_CREDENTIALS' });
    expect(await server.refusal(changeEmail, to(lovelace, null), person)).toMatchObject({
      status: 403,
      code: 'STEP_UP_REQUIRED',
    });
  });

  it.each([lovelace, ' LOVELACE@example.com'])('refuses %s, which is taken', async (email) => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    await signUp(server, lovelace);
    server.clock.advance(60_000);
    expect(await server.refusal(changeEmail, to(email), person)).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
      fields: { email: ['An account with this email already exists.'] },
    });
    expect((await server.call(getUser, {}, person)).data).toMatchObject({
      email: ada,
      isEmailVerified: true,
    });
  });

  it('sends as many mails as resending does', async () => {
    const { server, person } = await moved();
    const refusal = await server.refusal(changeEmail, to('third@example.com'), person);
    expect(refusal).toMatchObject({ status: 429, retryAfter: '60' });
  });

  it('offers nothing to an address that was never proved', async () => {
    const server = await createTestServer();
    const person = await signUp(server, ada);
    server.clock.advance(60_000);
    await server.call(changeEmail, to(lovelace), person);
    expect(await mailsTo(server.context.db, ada)).toHaveLength(1);
  });
});

describe('POST /v1/user/email/undo', () => {
  it('gives the address back, ends every session and asks for a new password', async () => {
    const { server, person, undo } = await moved();
    await server.call(undoEmail, undo);
    expect((await server.refusal(getUser, {}, person)).status).toBe(401);
    expect((await server.refusal(logIn, logInAs(ada))).code).toBe('INVALID_CREDENTIALS');
    const [mail] = await mailsTo(server.context.db, ada);
    const token = /new-password\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = 'another-quiet-river-7';
    await server.call(completeReset, { body: { token, password } });
    const { data } = await server.call(logIn, logInAs(ada, password));
    expect(data.user).toMatchObject({ email: ada, isEmailVerified: true });
  });

  it('works once, and for a day', async () => {
    const { server, undo } = await moved();
    server.clock.advance(dayMs - 1);
    await server.call(undoEmail, undo);
    expect((await server.refusal(undoEmail, undo)).code).toBe('TOKEN_INVALID');
    const late = await moved();
    late.server.clock.advance(dayMs);
    expect((await late.server.refusal(undoEmail, late.undo)).code).toBe('TOKEN_EXPIRED');
  });

  it('keeps the address free of others for that day, and no longer', async () => {
    const { server, undo } = await moved();
    const stranger = await signUp(server, 'mallory@example.com');
    server.clock.advance(60_000);
    for (const refusal of [
      await server.refusal(register, { body: registration(' ADA@example.com') }),
      await server.refusal(changeEmail, to(ada), stranger),
    ])
      expect(refusal).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    await server.call(undoEmail, undo);
    const other = await moved();
    other.server.clock.advance(dayMs);
    await signUp(other.server, ada);
  });

  it('lets its owner go back by themselves', async () => {
    const { server, person } = await moved();
    server.clock.advance(60_000);
    await server.call(changeEmail, to(ada), person);
    expect((await server.call(getUser, {}, person)).data.email).toBe(ada);
  });

  it('undoes what was moved further, and no earlier link is lost', async () => {
    const { server, person, undo } = await moved();
    const token = await tokenOfNewestMail(server.context.db, lovelace);
    await server.call(verifyEmail, { body: { token } });
    server.clock.advance(60_000);
    await server.call(changeEmail, to('third@example.com'), person);
    await server.call(undoEmail, { body: { token: await undoToken(server, lovelace) } });
    await server.call(undoEmail, undo);
    const mails = await mailsTo(server.context.db, ada);
    expect(mails[0]?.subject).toBe('Set a new password');
    const third = await undoToken(server, lovelace);
    expect((await server.refusal(undoEmail, { body: { token: third } })).status).toBe(400);
  });

  it('takes a two-factor away that was set up after the change', async () => {
    const { server, person, undo } = await moved();
    const { data } = await server.call(
      setUpTwoFactor,
      { body: { password: signInPassword } },
      person,
    );
    const code = appCode(data.secret, server.clock.now());
    await server.call(enableTwoFactor, { body: { code } }, person);
    await server.call(undoEmail, undo);
    const [mail] = await mailsTo(server.context.db, ada);
    const token = /new-password\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = 'another-quiet-river-7';
    await server.call(completeReset, { body: { token, password } });
    await server.call(logIn, logInAs(ada, password));
  });

  it('leaves one that was there before', async () => {
    const server = await createTestServer();
    const person = await signUpGuarded(server, ada);
    server.clock.advance(60_000);
    await server.call(changeEmail, to(lovelace), person);
    await server.call(undoEmail, { body: { token: await undoToken(server) } });
    const [mail] = await mailsTo(server.context.db, ada);
    const token = /new-password\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = 'another-quiet-river-7';
    await server.call(completeReset, { body: { token, password } });
    const refusal = await server.refusal(logIn, logInAs(ada, password));
    expect(refusal.code).toBe('TWO_FACTOR_REQUIRED');
    const body = { ...logInAs(ada, password).body, twoFactorCode: person.code() };
    const { data } = await server.call(logIn, { body });
    server.clock.advance(30_000);
    const again = { body: { code: person.code(), password } };
    await server.call(disableTwoFactor, again, { token: data.accessToken });
  });
});
