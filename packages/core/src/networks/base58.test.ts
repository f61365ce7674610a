import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase58 } from './base58.ts';
import { fromHex } from './reference-address.conformance.ts';

describe('decodeBase58', () => {
  it.each([
    ['2NEpo7TZRRrLZSi2U', '48656c6c6f20576f726c6421'],
    ['USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z', quickBrownFox()],
    ['11233QC4', '0000287fb4cd'],
  ])('reads %s (draft-msporny-base58, test vectors)', (text, hex) => {
    expect(decodeBase58(text)).toEqual(fromHex(hex));
  });

  it('reads what @scure/base encodes, zeros in front included', () => {
    const bytes = fc
      .tuple(fc.nat({ max: 8 }), fc.uint8Array({ maxLength: 64 }))
      .map(([zeros, rest]) => Uint8Array.from([...new Uint8Array(zeros), ...rest]))
      .filter(({ length }) => length > 0);
    fc.assert(
      fc.property(bytes, (given) => {
        expect(decodeBase58(base58.encode(given))).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['', '0', 'O', 'I', 'l', ' 1', '1 ', 'é', '1'.repeat(113)])('refuses %j', (text) => {
    expect(decodeBase58(text)).toBeUndefined();
  });

  it('reads up to 112 letters', () => {
    expect(decodeBase58('1'.repeat(112))).toEqual(new Uint8Array(112));
  });
});

function quickBrownFox(): string {
  const text = 'The quick brown fox jumps over the lazy dog.';
  return [...text].map((letter) => letter.charCodeAt(0).toString(16)).join('');
}
