import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { stranger } from '../test/ethereum-holder.ts';
import { stranger as bitcoinStranger } from '../test/funded.ts';
import { cloudPassword, device, mailsTo, vectorPhrase } from '../test/people.ts';
import {
  authCalls,
  person,
  type SpecifiedCall,
  secret,
  walletCalls,
} from '../test/specified-calls.ts';
import { createTokenHolder } from '../test/token-holder.ts';

type World = Awaited<ReturnType<typeof createTokenHolder>>;
let world: World;
let hash: string;
let transactionId: string;
beforeAll(async () => {
  world = await createTokenHolder();
  const sent = await world.send({ key: 'first' });
  ({ hash, id: transactionId } = sent);
});

/** Names that stand for what the holder has. */
const fill = (text: string): string =>
  Object.entries({
    W: world.holder.walletId,
    A: world.holder.account.id,
    T: transactionId,
    HASH: hash,
  }).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text);

interface Asked {
  readonly body?: object;
  readonly token?: string;
}

/** Makes a call as a program does that knows the specification alone. */
async function ask(line: string, { body, token = world.holder.token }: Asked = {}) {
  const [, verb = '', url = ''] = /^(\w+) (.*)$/.exec(fill(line)) ?? [];
  const answer = await world.server.app.inject({
    method: z.parse(z.enum(['GET', 'POST', 'PUT', 'DELETE']), verb),
    url,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: fill(JSON.stringify(body)) }),
  });
  const isJson = answer.headers['content-type']?.toString().includes('json') === true;
  const json: unknown = isJson ? answer.json() : null;
  return { status: answer.statusCode, json, location: answer.headers.location ?? null };
}

/** The names in what a path such as `items.0` leads to. */
function namesAt(json: unknown, path: string): readonly string[] {
  const steps = path === '' ? [] : path.split('.');
  const found = steps.reduce<unknown>(
    (at, step) => z.parse(z.record(z.string(), z.unknown()), { ...Object(at) })[step],
    json,
  );
  return Object.keys(Object(found));
}

async function check(
  { line, body, status = 200, at = '', fields = '' }: SpecifiedCall,
  token?: string,
) {
  const answer = await ask(line, { ...(body && { body }), ...(token !== undefined && { token }) });
  expect({
    status: answer.status,
    ...(answer.status === status ? {} : { json: answer.json }),
  }).toEqual({ status });
  const wanted = fields === '' ? [] : fields.split(' ');
  expect(namesAt(answer.json, at)).toEqual(expect.arrayContaining(wanted));
}

/** In their order: a later call may stand on an earlier one. */
describe('the calls of the specification, over HTTP alone', () => {
  it.each(walletCalls)(
    'R-WAL-03, R-ACC-01, R-ACC-02, R-ACC-03, R-ADDR-03, R-TX-02, R-TX-03, R-API-03: $line',
    (call) => check(call),
  );

  it.each(authCalls)('R-AUTH-01: $line', (call) => check(call, ''));

  it('R-AUTH-01: the user, the verification and the end of a session', async () => {
    const { json } = await ask('POST /v1/auth/login/basic', {
      body: { ...person, twoFactorCode: null, device },
      token: '',
    });
    const { data } = z.parse(z.object({ data: z.object({ accessToken: z.string() }) }), json);
    const token = data.accessToken;
    const [mail] = (await mailsTo(world.server.context.db, person.email)).filter(({ text }) =>
      text.includes('/account/verify/email?token='),
    );
    const [, code = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const verify = { body: { token: code }, token: '' };
    expect((await ask('POST /v1/user/verifications/email', verify)).status).toBe(204);
    const { json: shown } = await ask('GET /v1/user', { token });
    expect(shown).toMatchObject({ data: { isEmailVerified: true, email: person.email } });
    expect((await ask('POST /v1/user/logout', { token })).status).toBe(204);
    expect((await ask('GET /v1/user', { token })).status).toBe(401);
  });

  it('R-WAL-03: a wallet is deleted by a DELETE with a body', async () => {
    const { json } = await ask('GET /api/wallets?IsDeletedFilter=false');
    const { items } = z.parse(
      z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
      json,
    );
    const second = items.find(({ name }) => name === 'Second');
    const body = { password: cloudPassword, seedPhrase: null, confirmName: 'Second' };
    expect((await ask(`DELETE /api/wallets/${second?.id}`, { body })).status).toBe(204);
  });

  it('R-SEND-17, R-API-07: the nine fields of a send are enough, with its amount as a number too', async () => {
    const line = 'POST /api/wallets/{W}/transactions/accounts/{A}';
    const body = {
      ...{ amount: 0.05, destinationAddress: stranger, seedPhrase: vectorPhrase, password: null },
      ...{ feeRate: 'Medium', feeRateValue: null, twoFactorCode: null, gasLimit: '21000' },
      sendingMax: false,
    };
    expect(Object.keys(body)).toHaveLength(9);
    expect(await ask(line, { body })).toMatchObject({
      status: 201,
      json: { value: expect.stringMatching(/^0\.050*$/) },
    });
    const long = { ...body, amount: 0.1 + 0.2 };
    expect(await ask(line, { body: long })).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_FAILED' },
    });
    const answer = await world.server.app.inject({
      method: 'POST',
      url: fill('/api/wallets/{W}/transactions/accounts/{A}'),
      headers: {
        authorization: `Bearer ${world.holder.token}`,
        'content-type': 'application/json',
      },
      // One more digit than a double has: JSON.parse would make it 0.05.
      payload: JSON.stringify(body).replace('0.05', '0.0500000000000000001'),
    });
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: ['body must have numbers of at most 15 digits; send a longer one as text.'],
    });
  });

  it('R-SEND-17: a network with a choice of fee takes no gas limit', async () => {
    const { json } = await ask('GET /api/wallets/{W}/accounts?cryptoCurrencyType=BTC');
    const { items } = z.parse(z.object({ items: z.array(z.object({ id: z.string() })) }), json);
    const order = { amount: '0.1', destinationAddress: bitcoinStranger, sendingMax: false };
    const body = { ...order, ...secret, feeRate: 'Custom', feeRateValue: '12.5' };
    const line = `POST /api/wallets/{W}/transactions/accounts/${items[0]?.id}`;
    expect(await ask(line, { body })).toMatchObject({ json: { code: 'INSUFFICIENT_FUNDS' } });
    const withGas = await ask(line, { body: { ...body, gasLimit: '21000' } });
    expect(withGas).toMatchObject({ status: 400, json: { code: 'VALIDATION_FAILED' } });
  });
});
