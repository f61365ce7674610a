import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupAddress, shortenAddress } from './format-address.ts';

describe('shortenAddress', () => {
  it.each([
    ['123456789012345', '123456789012345'],
    ['1234567890123456', '1234567890123456'],
    ['12345678901234567', '123456...1234567'],
    ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'bc1qcr...z306fyu'],
    ['', ''],
  ])('%s becomes %s (R-FMT-05)', (address, short) => {
    expect(shortenAddress(address)).toBe(short);
  });
});

describe('groupAddress', () => {
  it('cuts into groups of four, the last one shorter', () => {
    expect(groupAddress('bc1qcr8te4')).toEqual(['bc1q', 'cr8t', 'e4']);
    expect(groupAddress('')).toEqual([]);
  });

  it('does not count a leading 0x', () => {
    const groups = groupAddress('0x9858EfFD232B4033E47d90003D41EC34EcaEda94');
    expect(groups).toHaveLength(10);
    expect(groups.slice(0, 2)).toEqual(['0x9858', 'EfFD']);
    expect(groups.at(-1)).toBe('da94');
  });

  it('loses no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(groupAddress(text).join('')).toBe(text);
      }),
    );
  });
});
