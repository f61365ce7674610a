import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceBase58 } from '../reference-address.conformance.ts';
import { checkSolanaAddress } from './address.ts';
import { isCurvePoint } from './curve-point.ts';
import { solana } from './network.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
const malformed = { valid: false, reason: 'malformed' };

describe('checkSolanaAddress', () => {
  it('accepts whatever an independent encoder writes, and says when it is off the curve', () => {
    fc.assert(
      fc.property(key, (bytes) => {
        const text = referenceBase58(bytes);
        const flags = isCurvePoint(bytes) ? [] : ['off-curve'];
        const expected = { valid: true, normalized: text, kind: 'solana', flags };
        expect(checkSolanaAddress(text)).toEqual(expected);
        expect(base58.encode(bytes)).toBe(text);
      }),
    );
  });

  it('accepts 32 bytes with any number of zeros in front, and no other number of bytes', () => {
    const any = fc.tuple(fc.nat({ max: 34 }), fc.uint8Array({ maxLength: 34 }));
    fc.assert(
      fc.property(any, ([zeros, rest]) => {
        const bytes = Uint8Array.from([...new Uint8Array(zeros), ...rest]);
        fc.pre(bytes.length > 0);
        const check = checkSolanaAddress(base58.encode(bytes));
        if (bytes.length === 32) expect(check.valid).toBe(true);
        else expect(check).toEqual(malformed);
      }),
      { numRuns: 500 },
    );
    expect(checkSolanaAddress('z'.repeat(44))).toEqual(malformed);
  });

  it('knows programs and tokens, which nobody has a key for', () => {
    for (const text of [
      '11111111111111111111111111111111',
      'Stake11111111111111111111111111111111111111',
      'Sysvar1nstructions1111111111111111111111111',
      'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
      'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
    ])
      expect(checkSolanaAddress(text)).toMatchObject({ valid: true, flags: ['program'] });
  });

  it('validates the text exactly as it is given', () => {
    const text = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
    for (const other of [` ${text}`, `${text}\n`, text.slice(2), `${text}1`, `1${text}`])
      expect(checkSolanaAddress(other)).toEqual(malformed);
  });

  it('has a shape that no other network is taken for', () => {
    expect(solana.addressPattern.test('HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk')).toBe(true);
    for (const other of [
      'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
      '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo',
      'T5MZ5z9WqJxzVxYyVPecTJUSDkzDWrUYe1JuSX2AqJ9jKmLJrvTE',
      'UQAzWZa6nM5mJev91wGc7VCSfBoIsYRqKJpV78N8Add9-RKY',
    ])
      expect(solana.addressPattern.test(other)).toBe(false);
  });
});
