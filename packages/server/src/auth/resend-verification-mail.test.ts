import { resendVerification, verifyEmail } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { mailsTo, signUp, signUpVerified, tokenOfNewestMail } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';

const minuteMs = 60_000;

describe('POST /v1/user/verifications/email/resend', () => {
  it('sends another link after a minute; the first one stays good (R-AUTH-11d)', async () => {
    const server = await createTestServer();
    const person = await signUp(server, 'ada@example.com');
    const { db } = server.context;
    const first = await tokenOfNewestMail(db, 'ada@example.com');
    server.clock.advance(20_000);
    expect(await server.refusal(resendVerification, {}, person)).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      retryAfter: '40',
    });
    server.clock.advance(40_000);
    await server.call(resendVerification, {}, person);
    expect(await mailsTo(db, 'ada@example.com')).toHaveLength(2);
    const second = await tokenOfNewestMail(db, 'ada@example.com');
    expect(second).not.toBe(first);
    await server.call(verifyEmail, { body: { token: first } });
    await server.call(verifyEmail, { body: { token: second } });
  });

  it('sends five a day (R-AUTH-11d)', async () => {
    const server = await createTestServer();
    const person = await signUp(server, 'ada@example.com');
    for (const _ of [1, 2, 3, 4, 5]) {
      server.clock.advance(minuteMs);
      await server.call(resendVerification, {}, person);
    }
    server.clock.advance(minuteMs);
    expect(await server.refusal(resendVerification, {}, person)).toMatchObject({ status: 429 });
    expect(await mailsTo(server.context.db, 'ada@example.com')).toHaveLength(6);
  });

  it('sends nothing to a verified address', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, 'ada@example.com');
    await server.call(resendVerification, {}, person);
    expect(await mailsTo(server.context.db, 'ada@example.com')).toHaveLength(1);
  });

  it('needs a session', async () => {
    const server = await createTestServer();
    expect(await server.refusal(resendVerification, {})).toMatchObject({ status: 401 });
  });
});
