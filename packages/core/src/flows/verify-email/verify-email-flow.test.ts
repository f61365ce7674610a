import { expect, test } from 'vitest';
import { refusal, scriptedClient } from '../../../test/scripted-client.ts';
import { createVerifyEmailFlow } from './verify-email-flow.ts';

const verifyEmail = 'POST /v1/user/verifications/email';

test('consumes the token once, however often it is asked (R-AUTH-04)', async () => {
  const { client, sent } = scriptedClient({ [verifyEmail]: { status: 204 } });
  const flow = createVerifyEmailFlow(client);
  expect(flow.getState()).toEqual({ status: 'verifying' });
  await Promise.all([flow.actions.verify('t'.repeat(43)), flow.actions.verify('t'.repeat(43))]);
  expect(sent).toEqual([{ call: verifyEmail, body: { token: 't'.repeat(43) } }]);
  expect(flow.getState()).toEqual({ status: 'verified' });
  await expect(flow.result).resolves.toEqual({ status: 'verified' });
});

test('fails when the service refuses the token', async () => {
  const { client } = scriptedClient({ [verifyEmail]: refusal(400, 'TOKEN_EXPIRED') });
  const flow = createVerifyEmailFlow(client);
  await flow.actions.verify('old');
  expect(flow.getState()).toEqual({ status: 'failed' });
  await expect(flow.result).resolves.toMatchObject({
    status: 'failed',
    error: { serverCode: 'token_expired' },
  });
});

test('fails without a call when the link has no token', async () => {
  const { client, sent } = scriptedClient({});
  const flow = createVerifyEmailFlow(client);
  await flow.actions.verify('');
  expect(flow.getState()).toEqual({ status: 'failed' });
  expect(sent).toEqual([]);
});
