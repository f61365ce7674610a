import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../../test/contract-endpoints.ts';
import { sampleOf } from '../../test/sample-of.ts';
import { specifiedCalls } from '../../test/specified-calls.ts';
import type { ServedEndpoint } from './requests.ts';
import type { Schema } from './schema.ts';

const isPayments = ({ path }: ServedEndpoint) => /^\/v1\/(dash|checkout|merchant)\//.test(path);
const own = endpoints.filter(([, endpoint]) => !isPayments(endpoint));
/** One call answers in two ways, by what is asked. */
const callOf = ({ method, path, query }: ServedEndpoint) =>
  `${method} ${path}${namesOf(query).includes('hashes') ? ' of several' : ''}`;

/** The names of an object, with a question mark after what may be left out. */
function namesOf(make: (() => Schema<unknown>) | undefined): readonly string[] {
  if (make === undefined) return [];
  const json = z.toJSONSchema(make(), { io: 'input' });
  const { properties = {}, required = [] } = json.anyOf?.[0] ?? json;
  return Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
}
const words = (text = '') => (text === '' ? [] : text.split(' '));

describe('the contract of the wallet and auth services (R-API-03, R-AUTH-01, R-WAL-03, R-ACC-02, R-ACC-03, R-TX-02, R-SET-02)', () => {
  it('has the calls that are specified, and no other', () => {
    expect(own.map(([, endpoint]) => callOf(endpoint)).sort()).toEqual(
      Object.keys(specifiedCalls).sort(),
    );
  });

  it.each(own)('%s has the specified query, body and answer', (_, endpoint) => {
    const specified = specifiedCalls[callOf(endpoint)];
    expect(namesOf(endpoint.query).toSorted()).toEqual(words(specified?.query).toSorted());
    expect(namesOf(endpoint.body).toSorted()).toEqual(words(specified?.body).toSorted());
    const { status = 200, file = '' } = endpoint;
    const flags = [
      endpoint.public && 'public',
      endpoint.secret && 'secret',
      endpoint.idempotent && 'idempotent',
      file,
    ];
    expect([status, ...flags].filter(Boolean).join(' ')).toBe(specified?.answer);
  });
});

describe.each(endpoints)('%s', (_, endpoint) => {
  it('declares every parameter of its path, and no other', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(namesOf(endpoint.params).toSorted()).toEqual(inPath.toSorted());
  });

  it('refuses keys in its body that it does not know', () => {
    const schema = endpoint.body?.();
    if (schema === undefined) return;
    const body = sampleOf(schema);
    expect(z.safeParse(schema, body).success).toBe(true);
    expect(z.safeParse(schema, Object.assign({ isAdmin: true }, body)).success).toBe(false);
  });

  it('accepts its own answer, and none with a part missing', () => {
    const schema = endpoint.response();
    const answer = sampleOf(schema);
    expect(z.safeParse(schema, answer).success).toBe(true);
    if (typeof answer !== 'object' || answer === null || answer instanceof Blob) return;
    if (Array.isArray(answer)) return;
    for (const name of Object.keys(answer)) {
      const rest = Object.entries(answer).filter(([each]) => each !== name);
      expect(z.safeParse(schema, Object.fromEntries(rest)).success, name).toBe(false);
    }
  });
});

describe('query names', () => {
  const names = endpoints.flatMap(([, { query }]) =>
    query ? [namesOf(query).map((name) => name.replace('?', ''))] : [],
  );
  it('differ by more than case, so that a server can match them without it (R-TX-02)', () => {
    for (const each of names)
      expect(new Set(each.map((name) => name.toLowerCase())).size).toBe(each.length);
  });

  it('are found again however they are written', () => {
    const written = fc.constantFrom(...names).chain((each) =>
      fc.tuple(
        fc.constant(each),
        fc
          .array(fc.boolean(), { minLength: 200, maxLength: 200 })
          .map((upper) =>
            each.map((name, row) =>
              [...name]
                .map((letter, at) =>
                  upper[row * 20 + at] ? letter.toUpperCase() : letter.toLowerCase(),
                )
                .join(''),
            ),
          ),
      ),
    );
    void fc.assert(
      fc.property(written, ([declared, sent]) => {
        const byFold = new Map(declared.map((name) => [name.toLowerCase(), name]));
        expect(sent.map((name) => byFold.get(name.toLowerCase()))).toEqual(declared);
      }),
    );
  });
});
