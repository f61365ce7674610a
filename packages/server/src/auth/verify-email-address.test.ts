import { getUser, verifyEmail } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { signUp, tokenOfNewestMail } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

async function waiting() {
  const server = await createTestServer();
  const person = await signUp(server, 'ada@example.com');
  const token = await tokenOfNewestMail(server.context.db, 'ada@example.com');
  return {
    server,
    token,
    verify: () => server.call(verifyEmail, { body: { token } }),
    refused: () => server.refusal(verifyEmail, { body: { token } }),
    isVerified: async () => (await server.call(getUser, {}, person)).data.isEmailVerified,
  };
}

describe('POST /v1/user/verifications/email', () => {
  it('verifies the address of the mail without a session', async () => {
    const { verify, isVerified } = await waiting();
    expect(await verify()).toBeNull();
    expect(await isVerified()).toBe(true);
  });

  it('takes the same link again for ten minutes, and not after', async () => {
    const { server, verify, refused } = await waiting();
    await verify();
    server.clock.advance(10 * minuteMs);
    await verify();
    server.clock.advance(1);
    expect(await refused()).toMatchObject({
      status: 400,
      code: 'TOKEN_INVALID',
      errors: ['Failed to verify email'],
    });
  });

  it('verifies once when the link is opened twice at the same moment', async () => {
    const { verify, isVerified } = await waiting();
    await Promise.all([verify(), verify(), verify()]);
    expect(await isVerified()).toBe(true);
  });

  it('refuses a link that is a day old', async () => {
    const { server, verify, refused, isVerified } = await waiting();
    server.clock.advance(dayMs);
    expect(await refused()).toMatchObject({
      status: 400,
      code: 'TOKEN_EXPIRED',
      errors: ['Failed to verify email'],
    });
    server.clock.advance(-1);
    expect(await isVerified().catch(() => false)).toBe(false);
    await verify();
  });

  it.each(['x', 'A'.repeat(43), "' or 1=1 --"])('refuses the made-up token %s', async (token) => {
    const { server } = await waiting();
    expect(await server.refusal(verifyEmail, { body: { token } })).toMatchObject({
      status: 400,
      code: 'TOKEN_INVALID',
    });
  });

  it('is not served to a GET, so that a mail scanner consumes nothing', async () => {
    const { server, token, verify, isVerified } = await waiting();
    const answer = await server.app.inject({
      method: 'GET',
      url: '/v1/user/verifications/email',
      query: { token },
    });
    expect(answer.statusCode).toBe(405);
    expect(await isVerified()).toBe(false);
    await verify();
  });
});
