import { afterEach, describe, expect, it } from 'vitest';
import { parsePaymentUri } from './payment-uri/payment-uri.ts';
import { readCheckoutLink } from './payment-uri/read-checkout-link.ts';
import { parseColorVariables } from './theme/parse-color-variables.ts';

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'] as const;
const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const evm = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** Returns texts that name a property of every object, for each reader of a text from outside. */
const texts: readonly (readonly [string, (text: string) => unknown])[] = [
  ...names.flatMap((name): (readonly [string, (text: string) => unknown])[] => [
    [`{"${name}":{"isAdmin":"#fff"}}`, parseColorVariables],
    [`{"--billfold-color-${name}":"#fff"}`, parseColorVariables],
    [`bitcoin:${address}?${name}=isAdmin`, uri],
    [`bitcoin:${address}?${name}[isAdmin]=1`, uri],
    [`ethereum:${evm}?${name}.isAdmin=1`, uri],
    [`solana:${address}?spl-token=${name}`, uri],
    [`https://pay.example/checkout/x?${name}[isAdmin]=1`, readCheckoutLink],
  ]),
  ['{"constructor":{"prototype":{"isAdmin":"#fff"}}}', parseColorVariables],
  ['{"accent":{"__proto__":{"isAdmin":"#fff"}}}', parseColorVariables],
];

/** Reads a payment URI, or refuses it. */
function uri(text: string): unknown {
  try {
    return parsePaymentUri(text);
  } catch {
    return null;
  }
}

describe('texts that name the prototype of all objects (S19)', () => {
  const before = Object.getOwnPropertyNames(Object.prototype).toSorted();
  afterEach(() => {
    expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(before);
    expect(Object.getOwnPropertyDescriptor(Object.prototype, 'toString')?.value).toBeTypeOf(
      'function',
    );
  });

  it('are more than thirty', () => {
    expect(texts.length).toBeGreaterThan(30);
  });

  it.each(texts)('change no object: %s', (text, read) => {
    const result = read(text);
    expect({}).not.toHaveProperty('isAdmin');
    const parts = Object.values(result ?? {}).filter((each) => each !== null);
    for (const each of [result ?? {}, ...parts]) expect(each).not.toHaveProperty('isAdmin');
    expect(JSON.stringify(result) ?? '').not.toContain('"isAdmin"');
  });
});
