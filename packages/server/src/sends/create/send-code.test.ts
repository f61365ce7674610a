import {
  createTransaction,
  disableTwoFactor,
  enableTwoFactor,
  getSendProtection,
  setUpTwoFactor,
  updateSendProtection,
} from '@billfold/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { holderWith, placeOf, sendRequest } from '../../../test/funded.ts';
import { type Holder, mailsTo, signInPassword } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { appCode } from '../../../test/two-factor.ts';
import { requireSendCode } from './send-code.ts';

let server: TestServer;
let holder: Holder;
let secret: string;
beforeAll(async () => {
  server = await createTestServer();
  holder = await holderWith(server, ['0.9']);
});

const params = () => ({ id: holder.walletId });
/** Returns the code of the next half minute: each code is valid once. */
const nextCode = () => {
  server.clock.advance(30_000);
  return appCode(secret, server.clock.now());
};
const protect = (twoFactorForSending: boolean, twoFactorCode: string) => ({
  params: params(),
  body: { twoFactorForSending, twoFactorCode },
});
const request = (twoFactorCode: string | null) => ({
  params: placeOf(holder),
  body: sendRequest({ twoFactorCode }),
});
const send = (twoFactorCode: string | null, idempotencyKey: string) =>
  server.call(createTransaction, request(twoFactorCode), { ...holder, idempotencyKey });
const refused = (twoFactorCode: string | null, idempotencyKey = 'refused') =>
  server.refusal(createTransaction, request(twoFactorCode), { ...holder, idempotencyKey });

/** One story: each step depends on the one before it. */
describe('a two-factor code for sending', () => {
  it('cannot be asked for before there is an app', async () => {
    expect(
      await server.refusal(updateSendProtection, protect(true, '123456'), holder),
    ).toMatchObject({ status: 409, code: 'TWO_FACTOR_DISABLED' });
    const setUp = await server.call(setUpTwoFactor, { body: { password: signInPassword } }, holder);
    secret = setUp.data.secret;
    await server.call(enableTwoFactor, { body: { code: nextCode() } }, holder);
    expect(await server.call(getSendProtection, { params: params() }, holder)).toEqual({
      twoFactorForSending: false,
      asksCode: false,
    });
    await send(null, 'before');
  });

  it('is asked for once that was chosen, by a code', async () => {
    expect(
      await server.refusal(updateSendProtection, protect(true, '000000'), holder),
    ).toMatchObject({ status: 400, code: 'TWO_FACTOR_INVALID' });
    const chosen = await server.call(updateSendProtection, protect(true, nextCode()), holder);
    expect(chosen).toEqual({ twoFactorForSending: true, asksCode: true });
    for (const missing of [null, '', '  '])
      expect(await refused(missing)).toMatchObject({
        status: 400,
        code: '2FA_REQUIRED_FOR_SEND',
        errors: ['Enter the code from your authenticator app to send.'],
      });
    expect(await refused('000000')).toMatchObject({ status: 400, code: 'TWO_FACTOR_INVALID' });
  });

  it('signs one payment, and is kept by one that nothing came of', async () => {
    const code = nextCode();
    const wrong = { ...request(code), body: sendRequest({ twoFactorCode: code, password: 'no' }) };
    const options = { ...holder, idempotencyKey: 'wrong-key' };
    expect((await server.refusal(createTransaction, wrong, options)).code).toBe(
      'WRONG_ENCRYPTION_KEY',
    );
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((idempotencyKey) => send(code, idempotencyKey)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refused(code)).toMatchObject({ status: 400, code: 'TWO_FACTOR_INVALID' });
  });

  it('is no guess when it is right, however often it is validated at once', async () => {
    const code = nextCode();
    const owner = { userId: holder.user.id, walletId: holder.walletId };
    const validated = await Promise.all(
      Array.from({ length: 10 }, () => requireSendCode(server.context, owner, code)),
    );
    expect(new Set(validated.map((each) => each?.step)).size).toBe(1);
  });

  it('signs one of many payments that come at once', async () => {
    const code = nextCode();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => send(code, `rival-${at}`)),
    );
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refusals).toHaveLength(9);
    for (const { reason } of refusals) expect(String(reason)).toContain('TWO_FACTOR_INVALID');
  });

  it('F4: gives one payment to the same request, however often it comes at once', async () => {
    const code = nextCode();
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(code, 'at-once')));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it('is not asked for again by the same request', async () => {
    const { id } = await send(nextCode(), 'again');
    expect((await send('000000', 'again')).id).toBe(id);
    expect((await send(null, 'again')).id).toBe(id);
  });

  it('is guessed five times at most', async () => {
    server.clock.advance(15 * 60_000);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await refused('000000')).code).toBe('TWO_FACTOR_INVALID');
    expect(await refused(nextCode())).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    server.clock.advance(15 * 60_000);
  });

  it('is no recovery code', async () => {
    expect((await refused('abcde-12345')).code).toBe('TWO_FACTOR_INVALID');
  });

  it('is given up by a code alone, which its owner is told by mail', async () => {
    await server.call(updateSendProtection, protect(false, nextCode()), holder);
    const [mail] = await mailsTo(server.context.db, holder.user.email);
    expect(mail?.subject).toBe('Sending no longer asks for a code');
    await send(null, 'free');
    await server.call(updateSendProtection, protect(true, nextCode()), holder);
  });

  it('is not asked for while there is no app', async () => {
    const proof = { code: nextCode(), password: signInPassword };
    await server.call(disableTwoFactor, { body: proof }, holder);
    expect(await server.call(getSendProtection, { params: params() }, holder)).toEqual({
      twoFactorForSending: true,
      asksCode: false,
    });
    await send(null, 'without');
  });
});
