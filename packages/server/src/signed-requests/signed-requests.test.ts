import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toVersions } from '../vault/versions.ts';
import { listHostKeys, type RequestKeys, signingKeyOf } from './host-keys.ts';
import type { PaymentClaims } from './payment-claims.ts';
import { signRequest } from './sign-request.ts';
import { verifyRequest } from './verify-request.ts';

/** Key of RFC 8037, appendix A. */
const seed = Buffer.from('nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A', 'base64url');
const keysOf = (...seeds: readonly Uint8Array[]): RequestKeys =>
  toVersions(seeds.map((paymentRequests, at) => [at + 1, { paymentRequests }] as const));
const keys = keysOf(seed);
const published = { keys: listHostKeys(keys) };

const claims: PaymentClaims = {
  ...{ iss: 'https://pay.example.com', sub: `pay_${'a'.repeat(26)}`, iat: 1_000, exp: 1_900 },
  ...{ name: 'Corner Shop', network: 'ETH', chain: 'main', asset: 'USDT@ETH' },
  ...{ address: `0x${'1'.repeat(40)}`, memo: null, amount: '54.20', test: false },
  transactions: 'https://pay.example.com/v1/checkout/pay_a/transactions',
};
const signed = signRequest(claims, signingKeyOf(keys));
const [head = '', body = '', signature = ''] = signed.split('.');
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

describe('the key of a host', () => {
  it('has the public part and the thumbprint of RFC 8037', () => {
    expect(listHostKeys(keys)).toEqual([
      {
        ...{ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA' },
        kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
        x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
      },
    ]);
  });

  it('rotates with the master key: the new one signs, and the old one verifies what it signed', () => {
    const rotated = keysOf(seed, new Uint8Array(32).fill(7));
    const both = { keys: listHostKeys(rotated) };
    expect(both.keys).toHaveLength(2);
    expect(verifyRequest(signed, both)).toEqual(claims);
    const renewed = signRequest(claims, signingKeyOf(rotated));
    expect(decode(renewed.split('.')[0] ?? '').kid).toBe(both.keys[0]?.kid);
    expect(verifyRequest(renewed, both)).toEqual(claims);
    expect(verifyRequest(renewed, published)).toBeNull();
  });
});

describe('a signed request', () => {
  it('is verified with the published key of its host', () => {
    expect(verifyRequest(signed, published)).toEqual(claims);
  });

  it('is refused with each single character changed', () => {
    const flipped = [...signed].map((character, at) => {
      const other = character === 'A' ? 'B' : 'A';
      return `${signed.slice(0, at)}${other}${signed.slice(at + 1)}`;
    });
    const accepted = flipped.filter((text) => verifyRequest(text, published) !== null);
    expect(accepted).toEqual([]);
  });

  it.each([
    ['no text', ''],
    ['two parts', `${head}.${body}`],
    ['four parts', `${signed}.${signature}`],
    ['no signature', `${head}.${body}.`],
    ['another amount', `${head}.${encode({ ...claims, amount: '54.21' })}.${signature}`],
    ['another address', `${head}.${encode({ ...claims, address: '0x2' })}.${signature}`],
    ['the algorithm none', `${encode({ ...decode(head), alg: 'none' })}.${body}.${signature}`],
    ['the algorithm HS256', `${encode({ ...decode(head), alg: 'HS256' })}.${body}.${signature}`],
    [
      'the type of another token',
      `${encode({ ...decode(head), typ: 'JWT' })}.${body}.${signature}`,
    ],
    ['an unknown key', `${encode({ ...decode(head), kid: 'other' })}.${body}.${signature}`],
    ['an extension', `${encode({ ...decode(head), crit: ['b64'] })}.${body}.${signature}`],
    ['padding', `${head}=.${body}.${signature}`],
    ['a header of no JSON', `e30x.${body}.${signature}`],
    ['far too much', `${head}.${'A'.repeat(9_000)}.${signature}`],
  ])('is refused with %s', (_, text) => {
    expect(verifyRequest(text, published)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a text', 'keys'],
    ['no keys', { keys: [] }],
    ['the key of another host', { keys: listHostKeys(keysOf(new Uint8Array(32).fill(7))) }],
    ['another key under its id', { keys: [{ ...published.keys[0], x: 'A'.repeat(43) }] }],
    ['a key of another kind', { keys: [{ ...published.keys[0], kty: 'EC', crv: 'P-256' }] }],
    ['too many keys', { keys: Array.from({ length: 101 }, () => published.keys[0]) }],
  ])('is refused where its host publishes %s', (_, other) => {
    expect(verifyRequest(signed, other)).toBeNull();
  });

  it('is refused where its claims are none of a request, although its host signed them', () => {
    const sign = (changes: object) => {
      const key = signingKeyOf(keys);
      return signRequest(Object.assign({}, claims, changes), key);
    };
    for (const changes of [
      { amount: '-1' },
      { amount: '1e3' },
      { amount: 54.2 },
      { exp: '1900' },
      { exp: 1e300 },
      { address: '' },
      { memo: 'x'.repeat(121) },
      { name: '' },
    ])
      expect(verifyRequest(sign(changes), published)).toBeNull();
  });

  it('shows the name of its business without unseen characters', () => {
    const name = '\u202eCorner\u0000 Shop\u2069 ';
    const text = signRequest({ ...claims, name }, signingKeyOf(keys));
    expect(verifyRequest(text, published)?.name).toBe('Corner Shop');
  });

  it('is not verified by a key of another curve', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = publicKey.export({ format: 'jwk' });
    expect(verifyRequest(signed, { keys: [{ ...jwk, kid: published.keys[0]?.kid }] })).toBeNull();
  });
});
