import { describe, expect, test } from 'vitest';
import { refusal, scriptedClient } from '../../../test/scripted-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { settle } from '../../testing/manual-time.ts';
import { createEmailWaitFlow } from './email-wait-flow.ts';

const createdAt = new Date('2026-11-20T09:00:00.000Z');
const answer = (isEmailVerified: boolean) => ({
  body: {
    data: {
      id: '01890000-0000-7000-8000-000000000001',
      email: 'ada@example.com',
      name: 'Ada',
      isEmailVerified,
      accountType: 'INDIVIDUAL',
      has2fa: false,
      hasPassword: true,
      createdAt: createdAt.toISOString(),
      locale: 'en',
      currency: 'USD',
    },
  },
});
const getUser = 'GET /v1/user';
const resendMail = 'POST /v1/user/verifications/email/resend';

async function begin(script: Parameters<typeof scriptedClient>[0], secondsAfter = 0) {
  const scripted = scriptedClient(script, createdAt.getTime() + secondsAfter * 1_000);
  // The transport is loaded at the first call; manual time does not wait for a disk.
  await scripted.client.prefetch('user');
  const errors: AnyBillfoldError[] = [];
  const flow = createEmailWaitFlow(scripted.client, {
    user: { createdAt },
    onError: (error) => errors.push(error),
  });
  const count = (call: string) => scripted.sent.filter((request) => request.call === call).length;
  return { ...scripted, flow, errors, count };
}

describe('waiting for the verified email', () => {
  test('asks every 5 s until it is verified, and then no more', async () => {
    const { flow, time, count } = await begin({
      [getUser]: [answer(false), answer(false), answer(true)],
    });
    flow.actions.watch();
    await time.advance(4_999);
    expect(count(getUser)).toBe(0);
    await time.advance(1);
    expect(count(getUser)).toBe(1);
    await time.advance(10_000);
    expect(flow.getState().status).toBe('verified');
    await expect(flow.result).resolves.toMatchObject({ user: { isEmailVerified: true } });
    await time.advance(60_000);
    expect(count(getUser)).toBe(3);
    expect(time.pending()).toBe(0);
  });

  test('asks at once when told, as on focus', async () => {
    const { flow } = await begin({ [getUser]: answer(true) });
    await flow.actions.check();
    expect(flow.getState().status).toBe('verified');
  });

  test('stops asking when nobody watches', async () => {
    const { flow, time, count } = await begin({ [getUser]: answer(false) });
    const stop = flow.actions.watch();
    await time.advance(5_000);
    stop();
    await time.advance(30_000);
    expect(count(getUser)).toBe(1);
    expect(time.pending()).toBe(0);
  });

  test('goes on asking after a failure', async () => {
    const { flow, time, errors } = await begin({
      [getUser]: [refusal(500, 'INTERNAL'), answer(true)],
    });
    flow.actions.watch();
    await time.advance(10_000);
    expect(errors).toHaveLength(1);
    expect(flow.getState().status).toBe('verified');
  });

  test.each([
    [0, { status: 'counting', seconds: 60 }],
    [45, { status: 'counting', seconds: 15 }],
    [60, { status: 'ready' }],
    [3_600, { status: 'ready' }],
    // This clock is behind the service's.
    [-600, { status: 'counting', seconds: 60 }],
  ])('%i s after the first mail, resending is %o', async (secondsAfter, resend) => {
    const { flow } = await begin({}, secondsAfter);
    expect(flow.getState().resend).toEqual(resend);
  });

  test('counts down 60 s between two mails and sends none before', async () => {
    const { flow, time, count } = await begin({
      [resendMail]: { status: 204 },
      [getUser]: answer(false),
    });
    flow.actions.watch();
    await flow.actions.resend();
    expect(count(resendMail)).toBe(0);
    await time.advance(59_000);
    expect(flow.getState().resend).toEqual({ status: 'counting', seconds: 1 });
    await time.advance(1_000);
    expect(flow.getState().resend).toEqual({ status: 'ready' });
    await expect(flow.actions.resend()).resolves.toBe(true);
    await settle();
    expect(count(resendMail)).toBe(1);
    expect(flow.getState().resend).toEqual({ status: 'counting', seconds: 60 });
    flow.dispose();
  });

  test('can be tried again after a mail that could not be sent', async () => {
    const { flow, errors } = await begin({ [resendMail]: refusal(429, 'RATE_LIMITED') }, 60);
    await expect(flow.actions.resend()).resolves.toBe(false);
    expect(errors).toHaveLength(1);
    expect(flow.getState().resend).toEqual({ status: 'ready' });
  });
});
