import {
  disableTwoFactor,
  enableTwoFactor,
  getUser,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../test/dump-database.ts';
import { mailsTo, signInPassword, signUpVerified } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { appCode, signUpGuarded } from '../../test/two-factor.ts';

const ada = 'ada@example.com';
const proof = { body: { password: signInPassword } };

async function prepared() {
  const server = await createTestServer();
  const person = await signUpVerified(server, ada);
  const { data } = await server.call(setUpTwoFactor, proof, person);
  const enable = (code: string) => server.call(enableTwoFactor, { body: { code } }, person);
  return { server, person, secret: data.secret, uri: data.uri, enable };
}

describe('POST /v1/user/2fa/setup and /enable', () => {
  it('asks for nothing before a code was shown, and then says so', async () => {
    const { server, person, secret, enable } = await prepared();
    expect((await server.call(getUser, {}, person)).data.has2fa).toBe(false);
    const { data } = await enable(appCode(secret, server.clock.now()));
    expect(data.recoveryCodes).toHaveLength(10);
    expect(new Set(data.recoveryCodes).size).toBe(10);
    for (const code of data.recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
    expect((await server.call(getUser, {}, person)).data.has2fa).toBe(true);
  });

  it('wants the password first', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const give = (password: string | null) =>
      server.refusal(setUpTwoFactor, { body: { password } }, person);
    expect(await give('not-the-password')).toMatchObject({
      status: 400,
      code: 'INVALID_CREDENTIALS',
      fields: { password: ['The password is incorrect.'] },
    });
    expect(await give(null)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
  });

  it('judges ten passwords in a quarter of an hour', async () => {
    const { server, person } = await prepared();
    const wrong = { body: { password: 'not-the-password' } };
    for (let count = 0; count < 10; count += 1)
      expect((await server.refusal(setUpTwoFactor, wrong, person)).status).toBe(400);
    expect((await server.refusal(setUpTwoFactor, proof, person)).status).toBe(429);
    server.clock.advance(15 * 60_000);
    await server.call(setUpTwoFactor, proof, person);
  });

  it('takes the newest secret only', async () => {
    const { server, person, secret } = await prepared();
    const { data } = await server.call(setUpTwoFactor, proof, person);
    const give = (code: string) => server.refusal(enableTwoFactor, { body: { code } }, person);
    expect(await give(appCode(secret, server.clock.now()))).toMatchObject({
      status: 400,
      code: 'TWO_FACTOR_INVALID',
      errors: ["That code isn't right."],
    });
    const code = appCode(data.secret, server.clock.now());
    await server.call(enableTwoFactor, { body: { code } }, person);
  });

  it('keeps a secret that is in use', async () => {
    const server = await createTestServer();
    const person = await signUpGuarded(server, ada);
    expect(await server.refusal(setUpTwoFactor, proof, person)).toMatchObject({
      status: 409,
      code: 'TWO_FACTOR_ENABLED',
    });
    const body = { code: person.code() };
    expect(await server.refusal(enableTwoFactor, { body }, person)).toMatchObject({
      status: 409,
      code: 'TWO_FACTOR_ENABLED',
    });
    await server.call(disableTwoFactor, { body }, person);
  });

  it('has nothing to enable before it is set up', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    expect(
      await server.refusal(enableTwoFactor, { body: { code: '123456' } }, person),
    ).toMatchObject({ status: 409, code: 'TWO_FACTOR_NOT_SET_UP' });
  });

  it('stores neither the secret nor a code that could be read', async () => {
    const { server, secret, enable } = await prepared();
    const { data } = await enable(appCode(secret, server.clock.now()));
    const dump = await dumpDatabase(server.context.db);
    for (const text of [secret, ...data.recoveryCodes]) expect(dump).not.toContain(text);
    const [mail] = await mailsTo(server.context.db, ada);
    expect(mail?.subject).toBe('Two-factor sign-in is on');
    for (const text of [secret, ...data.recoveryCodes]) {
      expect(mail?.text).not.toContain(text);
      expect(mail?.html).not.toContain(text);
    }
  });
});

describe('POST /v1/user/2fa/disable and /recovery-codes', () => {
  it('ends by a code of the app, and the secret is gone', async () => {
    const server = await createTestServer();
    const person = await signUpGuarded(server, ada);
    await server.call(disableTwoFactor, { body: { code: person.code() } }, person);
    expect((await server.call(getUser, {}, person)).data.has2fa).toBe(false);
    const again = { body: { code: person.recoveryCodes[0] ?? '' } };
    expect(await server.refusal(disableTwoFactor, again, person)).toMatchObject({
      status: 409,
      code: 'TWO_FACTOR_DISABLED',
    });
    expect((await mailsTo(server.context.db, ada))[0]?.subject).toBe('Two-factor sign-in is off');
  });

  it('ends by a recovery code too', async () => {
    const server = await createTestServer();
    const person = await signUpGuarded(server, ada);
    const [code = ''] = person.recoveryCodes;
    await server.call(disableTwoFactor, { body: { code: ` ${code.toUpperCase()}` } }, person);
  });

  it('replaces the recovery codes, after which the earlier ones are nothing', async () => {
    const server = await createTestServer();
    const person = await signUpGuarded(server, ada);
    const { data } = await server.call(
      renewRecoveryCodes,
      { body: { code: person.code() } },
      person,
    );
    const [old = ''] = person.recoveryCodes;
    const [fresh = ''] = data.recoveryCodes;
    expect(data.recoveryCodes).toHaveLength(10);
    expect((await server.refusal(disableTwoFactor, { body: { code: old } }, person)).code).toBe(
      'TWO_FACTOR_INVALID',
    );
    await server.call(disableTwoFactor, { body: { code: fresh } }, person);
  });

  it('does not take a code twice, from whatever call', async () => {
    const server = await createTestServer();
    const person = await signUpGuarded(server, ada);
    const body = { code: person.code() };
    await server.call(renewRecoveryCodes, { body }, person);
    expect((await server.refusal(disableTwoFactor, { body }, person)).code).toBe(
      'TWO_FACTOR_INVALID',
    );
    server.clock.advance(30_000);
    await server.call(disableTwoFactor, { body: { code: person.code() } }, person);
  });
});
