import { validateAddress } from '@billfold/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAddress, formatHolder, holderOf } from './hex-address.ts';

// The contract of USDT, as TronGrid and Tronscan show it in both forms.
const hex = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c';
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

it('writes the hexadecimal form of nodes as people do', () => {
  expect(formatAddress(hex)).toBe(address);
  expect(formatHolder(hex.slice(2))).toBe(address);
  expect(holderOf(address)).toBe(hex.slice(2));
});

it('writes addresses that are valid, and reads them back', () => {
  const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(bytes, (holder) => {
      const text = formatHolder(Buffer.from(holder).toString('hex')) ?? '';
      expect(validateAddress('TRX', text, 'main').valid).toBe(true);
      expect(holderOf(text)).toBe(Buffer.from(holder).toString('hex'));
    }),
  );
});

it.each(['', '41', hex.slice(2), `42${hex.slice(2)}`, `${hex}00`, address])(
  'takes %j for none',
  (text) => {
    expect(formatAddress(text)).toBeNull();
  },
);
