import { createSandbox } from '@billfold/core/testing';
import { type ApiWorld, describeApi } from '../test/api.conformance.ts';
import { holderWith } from '../test/funded.ts';
import { cloudPassword, vectorPhrase } from '../test/people.ts';
import { createTestServer } from '../test/test-server.ts';

describeApi('the server', async (): Promise<ApiWorld> => {
  const server = await createTestServer();
  const { walletId, account, token } = await holderWith(server, ['0.5']);
  return {
    walletId,
    accountId: account.id,
    password: cloudPassword,
    seedPhrase: vectorPhrase,
    ask: async ({ method, url, body, idempotencyKey, intent }) => {
      const answer = await server.app.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${token}`,
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          ...(intent === undefined ? {} : { 'billfold-intent': intent }),
        },
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: answer.statusCode, body: answer.payload === '' ? null : answer.json() };
    },
  };
});

describeApi('the fake of core/testing', async (): Promise<ApiWorld> => {
  const { walletId, platform, secrets, books } = await createSandbox({ balances: ['0.5'] });
  return {
    walletId,
    accountId: books.accounts()[0]?.id ?? '',
    ...secrets,
    ask: async ({ method, url, body, idempotencyKey, intent }) => {
      const answer = await platform.fetch(`http://sandbox.invalid${url}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          ...(intent === undefined ? {} : { 'billfold-intent': intent }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
    },
  };
});
