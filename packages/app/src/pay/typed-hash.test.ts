import { describe, expect, it } from 'vitest';
import { readTypedHash } from './typed-hash.ts';

const hex = 'ab'.repeat(32);
const base58 =
  '5j7s6NiJS3JAkvgkoc18WVAsiSaci2pxB2A6ueCJP4tprA2TFg9wSyTLeYouxPBJEMzJinENTkpA52YStRW5Dia7';
const base64 = 'q6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6s=';

describe('a transaction hash that a payer types', () => {
  it.each([
    ['in hexadecimal', ` ${hex} `, hex],
    ['of Ethereum', `0x${hex}`, `0x${hex}`],
    ['of Solana', base58, base58],
    ['of TON in base64', base64, base64],
    ['in the address of an explorer', `https://explorer.example/tx/${hex}`, hex],
    ['in a query of an explorer', `https://explorer.example/?hash=0x${hex}&page=2`, `0x${hex}`],
  ])('is read %s', (_, typed, hash) => {
    expect(readTypedHash(typed)).toBe(hash);
  });

  it.each([
    ['the number of a withdrawal', '0a8f6d1e-77b1-4c63-9a55-0f6f9a7a2b11'],
    ['a Bitcoin address', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['an Ethereum address', '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ['an address of Solana', 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk'],
    ['a part of a hash', hex.slice(1)],
  ])('is not read from %s', (_, typed) => {
    expect(readTypedHash(typed)).toBeNull();
  });
});
