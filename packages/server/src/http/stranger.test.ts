import { createContact, getConfig, listAccounts, logIn } from '@billfold/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { device, type Holder, signInPassword, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

describe('the HTTP API for a program that has only its documents', () => {
  let server: TestServer;
  let holder: Holder;
  beforeAll(async () => {
    server = await createTestServer();
    holder = await signUpWithAccount(server, 'ada@example.com');
  });
  const ask = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string) =>
    server.app.inject({ method, url, headers: { authorization: `Bearer ${holder.token}` } });
  const refusedQuery = (query: object) =>
    server.refusal(listAccounts, { params: { walletId: holder.walletId }, query }, holder);

  it('says what a field must be, in the message and in a sentence for each', async () => {
    const rule =
      'must be one of BTC, LTC, ETH, BSC, TRX, SOL, TON, the symbol of an asset, or an asset identifier such as ETH_TETHER.';
    expect(await refusedQuery({ cryptoCurrencyType: 'DOGE' })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'Invalid cryptoCurrencyType',
      errors: [`cryptoCurrencyType ${rule}`],
      fields: { cryptoCurrencyType: [`M${rule.slice(1)}`] },
    });
    expect((await refusedQuery({ colour: 'red' })).errors).toEqual([
      'colour is not a known field.',
    ]);
    const { message, errors } = await server.refusal(
      createContact,
      { params: { id: holder.walletId }, body: { name: '', network: 7, memo: 'x'.repeat(121) } },
      holder,
    );
    expect(message).toBe('Invalid name, network, address, memo');
    expect(errors).toEqual([
      'name must not be empty.',
      'network must be one of BTC, LTC, ETH, BSC, TRX, SOL, TON.',
      'address is required.',
      'memo must have at most 120 characters.',
    ]);
  });

  it('names the refusal in the message where no field is at fault', async () => {
    const body = { email: 'a@example.com', password: 'wrong', twoFactorCode: null, device };
    const refused = await server.refusal(logIn, { body });
    expect(refused.message).not.toBe('Error');
    expect((await ask('GET', '/api/no-such-call')).json()).toMatchObject({
      message: 'Not found',
      code: 'NOT_FOUND',
      errors: ['This path does not exist.'],
    });
  });

  it.each([
    ['DELETE', '/api/wallets', 'GET, HEAD'],
    ['GET', '/v1/auth/login/basic', 'POST'],
    ['POST', '/API/rates/manifest', 'GET, HEAD'],
    ['PATCH', '/api/wallets/0197aa00-0000-7000-8000-000000000000/accounts', 'GET, HEAD, POST'],
  ] as const)('answers 405 with Allow to %s %s', async (method, url, allow) => {
    const { statusCode, headers, ...answer } = await ask(method, url);
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe(allow);
    expect(answer.json()).toMatchObject({
      code: 'METHOD_NOT_ALLOWED',
      message: 'Method not allowed',
      errors: [`This path does not take ${method}. It takes ${allow}.`],
    });
  });

  it('counts the calls that are left in RateLimit headers', async () => {
    const first = await ask('GET', '/api/wallets');
    const second = await ask('GET', '/api/wallets');
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '1200', 'ratelimit-reset': '60' });
    const left = (answer: typeof first) => Number(answer.headers['ratelimit-remaining']);
    expect(left(first)).toBeLessThan(1_200);
    expect(left(second)).toBe(left(first) - 1);
  });

  it('says in RateLimit headers that no sign-in is left', async () => {
    const body = {
      ...{ email: 'bob@example.com', password: signInPassword, twoFactorCode: null },
      device,
    };
    const attempt = () =>
      server.app.inject({ method: 'POST', url: '/v1/auth/login/basic', payload: body });
    let answer = await attempt();
    for (let count = 0; count < 20 && answer.statusCode !== 429; count += 1)
      answer = await attempt();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers).toMatchObject({ 'ratelimit-limit': '10', 'ratelimit-remaining': '0' });
    expect(answer.headers['ratelimit-reset']).toBe(answer.headers['retry-after']);
    expect(answer.json()).toMatchObject({ message: 'Too many attempts', code: 'RATE_LIMITED' });
  });

  it('limits no control of the sandbox', async () => {
    const { headers } = await server.app.inject({ url: '/v1/dev/outbox' });
    expect(headers).not.toHaveProperty('ratelimit-limit');
    await server.call(getConfig, {});
  });
});
