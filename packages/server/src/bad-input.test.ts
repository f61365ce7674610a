import {
  apiKeyScopes,
  type Endpoint,
  errorBody,
  getUser,
  listAudit,
  listTransactions,
} from '@billfold/core/contract';
import type { ServedEndpoint } from '@billfold/core/contract/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractCalls } from '../../core/test/contract-endpoints.ts';
import { sampleOf } from '../../core/test/sample-of.ts';
import { keyOf } from '../test/api-keys.ts';
import { confirm, deposit } from '../test/funded.ts';
import { type Ids, idsOf } from '../test/owned-things.ts';
import { type Holder, signUpWithAccount } from '../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../test/test-server.ts';

/** Every call of the contract, by its method and path. */
const calls = contractCalls.map(([, call]) => [`${call.method} ${call.path}`, call] as const);
const withBody = calls.filter(([, { body }]) => body !== undefined);
const withQuery = calls.filter(([, { query }]) => query !== undefined);
/** Calls that an API key makes. */
const isOfKeys = ({ path, scope }: Endpoint) =>
  scope !== undefined || path.startsWith('/v1/merchant/');
const ofKeys = calls.filter(([, call]) => isOfKeys(call));
const ofSessions = calls.filter(([, call]) => call.public !== true && !isOfKeys(call));

let server: TestServer;
let holder: Holder;
let ids: Ids;
let key: string;
/** Asks more than people may. */
beforeAll(async () => {
  const { options, clock } = await testServerOptions();
  const env = { ...options.env, rateLimits: false };
  server = await createTestServer({}, { options: { ...options, env }, clock });
  holder = await signUpWithAccount(server, 'ada@example.com');
  await deposit(server, holder, '0.5');
  await confirm(server, 1);
  ids = await idsOf(server, holder);
  const merchant = { ...holder, businessId: Number(ids['businessId']) };
  key = (await keyOf(server, merchant, { scopes: [...apiKeyScopes] })).token;
});

it('is sent to every call that the server serves', () => {
  const { openapi, merchantOpenapi } = server;
  for (const [name, { method, path }] of calls)
    expect(
      openapi.operation(method, path) ?? merchantOpenapi.operation(method, path),
      name,
    ).toBeTruthy();
  expect(calls.length).toBeGreaterThan(300);
});

interface Raw {
  readonly payload?: string;
  readonly type?: string;
  readonly authorization?: string;
  readonly query?: string;
  /** Value of a parameter of the path, as it is sent. */
  readonly param?: { readonly name: string; readonly value: string };
}

/** Values of parameters that name nothing of a person. */
const names: Ids = {
  ...{
    provider: 'google',
    crypto: 'BTC',
    x: 'BTC',
    network: 'BTC',
    slug: 'none',
    token: 'none'.repeat(8),
  },
};

/** Folders of the merchant API that have another name for members. */
const sections: Ids = { 'webhook-endpoints': 'webhooks' };

function idOf(path: string, name: string): string {
  const [, folder = ''] = new RegExp(`/([\\w-]+)/\\{${name}\\}`).exec(path) ?? [];
  return (
    ids[`${sections[folder] ?? folder}/{${name}}`] ??
    ids[name] ??
    names[name] ??
    '0197aa00-0000-7000-8000-000000000000'
  );
}

async function ask(call: Endpoint, raw: Raw = {}) {
  const { method, path } = call;
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === raw.param?.name ? raw.param.value : idOf(path, name),
  );
  const { payload, type = 'application/json', query = '' } = raw;
  const answer = await server.app.inject({
    method,
    url: `${url}${query}`,
    headers: {
      authorization: raw.authorization ?? `Bearer ${isOfKeys(call) ? key : holder.token}`,
      'idempotency-key': 'bad-input',
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const body = answer.payload === '' ? {} : answer.json();
  return { status: answer.statusCode, body };
}
const refusalOf = async (call: Endpoint, raw: Raw) => {
  const { status, body } = await ask(call, raw);
  return { status, ...z.parse(errorBody(), body) };
};
const postOf = (call: Endpoint, body: unknown) =>
  refusalOf(call, { payload: JSON.stringify(body) });

type Field = z.core.JSONSchema.BaseSchema;
/** Fields of a body or a query by their names. */
function fieldsOf(make: ServedEndpoint['body']): readonly (readonly [string, Field])[] {
  if (make === undefined) return [];
  const json: Field = z.toJSONSchema(make(), { io: 'input' });
  const { properties = {} } = json.anyOf?.[0] ?? json;
  return Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'boolean' ? [] : [[name, field] as const],
  );
}
/** Lists the types that a field accepts, without null. */
function kindsOf(field: Field): readonly Field[] {
  return (field.anyOf ?? [field]).filter(({ type }) => type !== 'null');
}
const isText = (field: Field) =>
  kindsOf(field).every(({ type, enum: of }) => type === 'string' && !of);
const isAmount = (field: Field) =>
  kindsOf(field).some(({ pattern }) => pattern?.includes('(0|[1-9]\\d{0,77})'));
/** Takes any names, so that an object without a field is a value of it. */
const isMap = (field: Field) =>
  kindsOf(field).some(({ additionalProperties: named }) => typeof named === 'object');
const everyField = (make: ServedEndpoint['body'], value: unknown, is = (_: Field) => true) =>
  Object.fromEntries(fieldsOf(make).flatMap(([name, field]) => (is(field) ? [[name, value]] : [])));
/** The fields of a refusal, by their top names. */
const namesIn = (fields: Readonly<Record<string, unknown>>) =>
  [...new Set(Object.keys(fields).flatMap((path) => path.split('.')[0] ?? []))].sort();

describe.each(withBody)('the body of %s', (_, call) => {
  it('is refused with a sentence for each field that is missing or of another kind', async () => {
    const { body } = call;
    for (const value of [{}, [[]], { $ne: null }]) {
      const { status, code, fields } = await postOf(call, everyField(body, value));
      expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
      const isEmpty = Object.keys(value).length === 0;
      const refused = fieldsOf(body).filter(([, field]) => !(isEmpty && isMap(field)));
      expect(namesIn(fields)).toEqual(refused.map(([name]) => name).sort());
      for (const messages of Object.values(fields)) expect(messages.length).toBeGreaterThan(0);
    }
    const required = z.toJSONSchema(body?.() ?? z.null(), { io: 'input' }).required ?? [];
    if (required.length > 0)
      expect(namesIn((await postOf(call, {})).fields)).toEqual([...required].sort());
  });

  it('takes no amount that is written in another way than plainly', async () => {
    const amounts = fieldsOf(call.body).flatMap(([name, field]) => (isAmount(field) ? [name] : []));
    if (amounts.length === 0) return;
    for (const value of notPlain) {
      const { status, fields } = await postOf(call, everyField(call.body, value));
      expect(status).toBe(400);
      expect(namesIn(fields), String(value)).toEqual(expect.arrayContaining(amounts));
    }
  });

  it('takes no text that is endless', async () => {
    const texts = everyField(call.body, 'x'.repeat(60_000), isText);
    const names = Object.keys(texts).sort();
    // What is a whole file has a limit of its own.
    if (names.length === 0 || call.bodyLimit !== undefined) return;
    for (const name of names) {
      const { status, fields } = await postOf(call, { [name]: texts[name] });
      expect(status).toBe(400);
      expect(namesIn(fields)).toContain(name);
    }
  });

  it('takes no text that cannot be kept', async () => {
    const valid = sampleOf(call.body?.() ?? z.null());
    for (const [name, field] of fieldsOf(call.body)) {
      if (!isText(field)) continue;
      for (const value of ['a\u0000b', '\ud800']) {
        const { status } = await postOf(call, Object.assign({}, valid, { [name]: value }));
        expect(status, `${name} ${JSON.stringify(value)}`).toBe(400);
      }
    }
  });

  it('has no field that nobody knows', async () => {
    const extra = { isAdmin: true, userId: holder.user.id, isEmailVerified: true, balance: '1' };
    const { status, code, errors } = await postOf(call, extra);
    expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
    for (const name of Object.keys(extra)) expect(errors.join('\n')).toContain(name);
    for (const payload of ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{}}}'])
      expect((await refusalOf(call, { payload })).status).toBe(400);
    expect({}).not.toHaveProperty('isAdmin');
  });

  it('is one JSON object of a known size', async () => {
    for (const payload of ['null', '[]', '"text"', '5', '{', '', '{"a":1}{"b":2}'])
      expect((await refusalOf(call, { payload })).status, payload).toBe(400);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(await refusalOf(call, { payload: '{}', type })).toMatchObject({
        status: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
      });
    const limit = call.bodyLimit ?? 64 * 1024;
    const payload = JSON.stringify({ text: 'x'.repeat(limit) });
    expect(await refusalOf(call, { payload })).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    });
  });
});

const notPlain = [
  ...[
    '1e5',
    '-1',
    '+1',
    '0x10',
    '1,5',
    '1.',
    '.5',
    '01',
    ' 1',
    '1 ',
    '1_000',
    'NaN',
    'Infinity',
    '',
  ],
  ...['\u0661', '\uff11', '1\u200b', '\u202e1', '1\u0000', '9'.repeat(100), `0.${'1'.repeat(40)}`],
  ...[-1, 1e-40, 1e90, true],
];

/** The list of coins is the same for any `x`, and 0 is the height of a block. */
const takesNumbers = ['x', 'height'];
const wrongIds = [
  ...['..%2f..%2fuser', '%00', '1%20or%201=1', '{}', '0', '-1', '1e3', 'a'.repeat(300)],
  ...['99999999999999999999', '%E2%80%AE1', '%D9%A1'],
];

describe.each(withQuery)('the query of %s', (_, call) => {
  const [[first] = ['']] = fieldsOf(call.query);

  it('names each thing once', async () => {
    for (const query of [`?${first}=1&${first}=1`, `?${first}=1&${first.toUpperCase()}=2`])
      expect(await refusalOf(call, { query })).toMatchObject({
        status: 400,
        code: 'DUPLICATE_PARAMETER',
      });
  });

  it('takes no text that cannot be kept, and none that is endless', async () => {
    for (const [name] of fieldsOf(call.query))
      for (const value of ['a%00b', 'x'.repeat(10_000)]) {
        const { status } = await ask(call, { query: `?${name}=${value}` });
        expect([400, 414], `${name}=${value.slice(0, 20)}`).toContain(status);
      }
  });

  it('names nothing that nobody knows', async () => {
    expect(await refusalOf(call, { query: '?isAdmin=true' })).toMatchObject({ status: 400 });
  });
});

const withParams = calls.filter(
  ([, { path, stream }]) => /\{(?!x\}|height\})\w+\}/.test(path) && stream !== true,
);

describe.each(withParams)('the path of %s', (_, call) => {
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    takesNumbers.includes(name) ? [] : name,
  );

  it.each(params)('finds nothing by a wrong %s, and says so in one sentence', async (name) => {
    for (const value of wrongIds) {
      const body = call.body && sampleOf(call.body());
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
      const { status, body: refusal } = await ask(call, { param: { name, value }, ...payload });
      expect([400, 403, 404, 405, 409, 410, 414], value.slice(0, 20)).toContain(status);
      if (status !== 414) expect(z.parse(errorBody(), refusal).errors.length).toBeGreaterThan(0);
    }
  });
});

describe('parameters that readers may understand in two ways (S33)', () => {
  it.each([
    ...[
      'PageSize=1&PageSize=100',
      'PageSize=1&pagesize=100',
      'PageSize=1&PageSize',
      'Page=1&Page=1',
    ],
    ...['PageSize[]=1', 'PageSize[0]=1', 'PageSize[$gt]=0', 'Page.Size=1', '__proto__=1'],
    ...[
      'PageSize=0',
      'PageSize=-1',
      'PageSize=101',
      'PageSize=1e2',
      'PageSize=0x10',
      'PageSize=1.5',
    ],
    ...['PageSize=1%00', 'PageSize=%201', 'PageSize=1,2', 'PageSize=', 'PageSize=NaN'],
    ...[
      'PageSize=%EF%BC%91',
      'PageSize=99999999999999999999',
      'Page=0',
      'Page=-1',
      'Page=1;PageSize=2',
    ],
    ...['page%53ize=1&PageSize=2', 'PageSize=1%26PageSize%3D2', 'walletId=1', 'isAdmin=true'],
  ])('are refused: %s', async (query) => {
    expect((await ask(listTransactions, { query: `?${query}` })).status).toBe(400);
    expect((await ask(listAudit, { query: `?${query}` })).status).toBe(400);
  });

  it.each(['..%2f..%2fuser', '%00', '1%20or%201=1', '{}', '0', 'a'.repeat(300)])(
    'find nothing as an id: %s',
    async (id) => {
      const url = `/api/wallets/${id}/transactions`;
      const { statusCode } = await server.app.inject({
        ...{ url, headers: { authorization: `Bearer ${holder.token}` } },
      });
      expect([400, 404, 414]).toContain(statusCode);
    },
  );
});

describe('a token', () => {
  const refused = {
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'Unauthorized',
    errors: ['Sign in to continue.'],
    fields: {},
  };

  it('of nobody is refused by every call without a word of why', async () => {
    for (const [name, call] of ofSessions)
      expect(await refusalOf(call, { authorization: 'Bearer bfs_nobody' }), name).toMatchObject(
        refused,
      );
  });

  it('of nobody is refused by every call of API keys likewise', async () => {
    for (const authorization of ['Bearer bf_test_sk_nobody', `Bearer ${holder.token}`, 'Bearer'])
      for (const [name, call] of ofKeys)
        expect(await refusalOf(call, { authorization }), name).toMatchObject({
          ...{ status: 401, code: 'API_KEY_INVALID', fields: {} },
        });
  });

  it.each([
    ['missing', ''],
    ['a scheme alone', 'Bearer'],
    ['empty', 'Bearer '],
    ['of another scheme', 'Basic YWRhOnNlY3JldA=='],
    ['two', 'Bearer one two'],
    ['long', `Bearer ${'x'.repeat(8_000)}`],
    ['an unsigned one of JWT', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'],
    ['a piece of SQL', "Bearer ' or 1=1 --"],
    ['in a list', 'Bearer bfs_a, Bearer bfs_b'],
  ])('that is %s is refused likewise', async (_, authorization) => {
    expect(await refusalOf(getUser, { authorization })).toMatchObject(refused);
  });
});
