import { describe, expect, it } from 'vitest';
import { readTransactionHash } from './read-transaction-hash.ts';

const hex = 'ab'.repeat(32);
const base58 =
  '5j7s6NiJS3JAkvgkoc18WVAsiSaci2pxB2A6ueCJP4tprA2TFg9wSyTLeYouxPBJEMzJinENTkpA52YStRW5Dia7';
/** 32 times 0xfb, which both alphabets of base64 write in their own letters. */
const standard = '+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/s=';

describe('readTransactionHash', () => {
  it.each([
    ['BTC', hex.toUpperCase(), hex],
    ['LTC', ` ${hex}\n`, hex],
    ['TRX', `0x${hex}`, hex],
    ['ETH', `0X${hex.toUpperCase()}`, `0x${hex}`],
    ['BSC', hex, `0x${hex}`],
    ['SOL', base58, base58],
    ['TON', hex.toUpperCase(), hex],
    ['TON', standard, 'fb'.repeat(32)],
    ['TON', '-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_s', 'fb'.repeat(32)],
  ] as const)('writes a hash of %s as its network does: %s', (network, text, hash) => {
    expect(readTransactionHash(network, text)).toBe(hash);
  });

  it('keeps the letters of base58, in which a capital is another digit', () => {
    expect(readTransactionHash('SOL', base58.toLowerCase())).not.toBe(base58);
  });

  it.each([
    ['BTC', hex.slice(1)],
    ['ETH', '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ['SOL', hex.replace('a', '0')],
    ['TON', 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA'],
  ] as const)('reads no hash of %s in %s', (network, text) => {
    expect(readTransactionHash(network, text)).toBeNull();
  });
});
