import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { answersOnly } from '../../answers-plugin.mjs';
import { endpoints } from '../../test/contract-endpoints.ts';
import { sampleOf } from '../../test/sample-of.ts';
import type { Endpoint, Schema } from './schema.ts';
import { email, flag, label, mailToken, pageNumber } from './values.ts';

const client = fileURLToPath(new URL('../client/', import.meta.url));

/** What the client has of the contract. */
function contractOfClient(): string {
  const sources = readdirSync(client).filter((name) => name.endsWith('-calls.ts'));
  const imported = sources.flatMap(
    (name) =>
      readFileSync(client + name, 'utf8').match(/(?<=from ')\.\.\/contract\/[\w-]+\.ts/g) ?? [],
  );
  const others = ['../contract/live-updates.ts', '../contract/values.ts'];
  return [...others, ...new Set(imported)].map((path) => `export * from '${path}';`).join('\n');
}

/** The same, built as for browsers. */
async function buildForBrowsers(): Promise<Readonly<Record<string, unknown>>> {
  const id = `${client}all.ts`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'all-answers',
        resolveId: (each) => (each === id ? id : null),
        load: (each) => (each === id ? contractOfClient() : null),
      },
      answersOnly(),
    ],
    build: { write: false, target: 'es2022', lib: { entry: id, formats: ['es'] } },
  });
  const [bundle] = [built].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('It watches.');
  const [{ code }] = bundle.output;
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/** In place of any part of an answer. */
const others: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  [],
  ['x'],
  {},
  { name: 'x' },
  JSON.parse('{"__proto__": "x", "BTC": 1}'),
  '',
  'x'.repeat(300),
  'BTC',
  '25:00',
  ' 12 ',
  'a@b.example',
  'a..b@b.example',
  '.a@b.example',
  "o'neil+1@b-c.example",
  'a@b',
  'a b@c.example',
  '00.1',
  '0.10',
  '-0.1',
  '1e5',
  '2026-11-20',
  '2026-11-20T09:00Z',
  '2026-11-20T09:00:00.123456789Z',
  '2026-11-20T09:00:00+01:00',
  '2026-11-20T24:00:00Z',
  '2026-11-20T09:00:60Z',
  '2024-02-29T09:00:00Z',
  '2026-02-29T09:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '0190A000-0000-7000-8000-000000000001',
  '0190a000-0000-9000-8000-000000000001',
  '0190a000-0000-7000-c000-000000000001',
];

/** `value` with each of its parts left out, made another one, and joined by one more, in turns. */
function* mutationsOf(value: unknown): Generator<unknown> {
  yield value;
  yield* others;
  if (typeof value !== 'object' || value === null) return;
  if (value instanceof File) return;
  if (Array.isArray(value)) {
    yield [...value, ...value];
    for (const each of value) for (const other of mutationsOf(each)) yield [other];
    return;
  }
  yield { ...value, isAdmin: true };
  yield { ...value, constructor: true };
  for (const [name, part] of Object.entries(value)) {
    const { [name]: _, ...rest } = Object.fromEntries(Object.entries(value));
    yield rest;
    for (const other of mutationsOf(part)) yield { ...value, [name]: other };
  }
}

/** What an answer is taken for, or where it is wrong. */
function read(schema: Schema<unknown>, answer: unknown) {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return { data: parsed.data, isFrozen: Object.isFrozen(parsed.data) };
  return { wrong: new Set(parsed.error.issues.map(({ path }) => path.join('.'))) };
}

const ofClient = endpoints.filter(
  ([, { path }]) => !/^\/v1\/(dash|checkout|merchant)\//.test(path),
);
/** Where one of many forms stands. */
const nearlyThere: Readonly<Record<string, string>> = { getSandboxTransaction: 'data' };
const isValue = (value: unknown): value is (maximum: number) => Schema<unknown> =>
  typeof value === 'function';
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'response' in value;

function differencesOf(
  schema: Schema<unknown>,
  zodSchema: Schema<unknown>,
  answers: Iterable<unknown>,
  manyForms = '-',
): readonly unknown[] {
  return [...answers].flatMap((answer) => {
    const [ours, zods] = [read(schema, answer), read(zodSchema, answer)];
    // Of a form that is nearly there zod says what it lacks; ours, that none of the forms fits.
    const isOfNone = 'wrong' in ours && 'wrong' in zods && ours.wrong.has(manyForms);
    return isOfNone || isDeepStrictEqual(ours, zods) ? [] : [{ answer, ours, zods }];
  });
}

describe('an answer that a browser reads', () => {
  let built: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    built = await buildForBrowsers();
  }, 60_000);

  it.each(ofClient)('of %s is taken, refused and read as by zod', (name, endpoint) => {
    const same = built[name];
    if (!isEndpoint(same)) throw new Error('The client has no such call.');
    const schema = endpoint.response();
    const answers = mutationsOf(sampleOf(schema));
    const differing = differencesOf(same.response(), schema, answers, nearlyThere[name]);
    expect(differing).toEqual([]);
  });

  it.each(Object.entries({ email, flag, label, mailToken, pageNumber }))(
    'has the value `%s` as zod has it',
    (name, make: unknown) => {
      const same = built[name];
      if (!isValue(same) || !isValue(make)) throw new Error('The client has no such value.');
      expect(differencesOf(same(9), make(9), others)).toEqual([]);
    },
  );
});
