import { describe, expect, it } from 'vitest';
import { fromHex } from '../reference-address.conformance.ts';
import { isTaprootKey } from './taproot-key.ts';

describe('isTaprootKey', () => {
  it.each([
    ['the generator', '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798', true],
    ['BIP-340 vector 0', 'f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9', true],
    ['BIP-340 vector 4', 'd69c3509bb99e412e68b0fe8544e72837dfa30746d8be2aa65975f29d22dc7b9', true],
    [
      'BIP-340 vector 5, no point',
      'eefdea4cdb677750a420fee807eacf21eb9898ae79b9768766e4faa04a2d4a34',
      false,
    ],
    [
      'BIP-340 vector 14, the field size',
      'fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc30',
      false,
    ],
    ['zero', '00'.repeat(32), false],
  ])('%s', (_name, key, expected) => {
    expect(isTaprootKey(fromHex(key))).toBe(expected);
  });
});
