import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex } from '../reference-address.conformance.ts';
import { isCurvePoint } from './curve-point.ts';

const p = 2n ** 255n - 19n;
const d = mod(-121_665n * power(121_666n, p - 2n));

/** By RFC 8032 §5.1.3, with the root itself. */
function referencePoint(bytes: Uint8Array): boolean {
  const little = [...bytes].map((byte, place) => BigInt(byte) << BigInt(8 * place));
  const y = little.reduce((sum, part) => sum + part, 0n) % 2n ** 255n;
  const u = mod(y * y - 1n);
  const v = mod(d * y * y + 1n);
  const x = mod(u * v ** 3n * power(mod(u * v ** 7n), (p - 5n) / 8n));
  return [u, mod(-u)].includes(mod(v * x * x));
}

function mod(value: bigint): bigint {
  return ((value % p) + p) % p;
}

function power(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = power(mod(base * base), exponent / 2n);
  return exponent % 2n === 1n ? mod(half * base) : half;
}

function littleEndian(value: bigint): Uint8Array {
  return fromHex(value.toString(16).padStart(64, '0')).reverse();
}

describe('isCurvePoint', () => {
  it.each([
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    '278117fc144c72340f67d0f2316e8386ceffbf2b2428c9c51fef7c597f1d426e',
  ])('takes the public key %s of RFC 8032 §7.1', (key) => {
    expect(isCurvePoint(fromHex(key))).toBe(true);
  });

  it('takes the base point, and the points without an x', () => {
    expect(isCurvePoint(fromHex(`58${'66'.repeat(31)}`))).toBe(true);
    expect(isCurvePoint(littleEndian(1n))).toBe(true);
    expect(isCurvePoint(littleEndian(p - 1n))).toBe(true);
  });

  it('takes a y above the field within it, and x = 0 with either sign, as Solana does', () => {
    expect(isCurvePoint(littleEndian(p + 1n))).toBe(true);
    expect(isCurvePoint(littleEndian(1n + 2n ** 255n))).toBe(true);
    for (let y = 0n; y < 19n; y += 1n)
      expect(isCurvePoint(littleEndian(p + y))).toBe(isCurvePoint(littleEndian(y)));
  });

  it('takes the public key of any pair', () => {
    for (let count = 0; count < 20; count += 1) {
      const { x = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
      expect(isCurvePoint(new Uint8Array(Buffer.from(x, 'base64url')))).toBe(true);
    }
  });

  it('agrees with the root that there is or is not, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        expect(isCurvePoint(bytes)).toBe(referencePoint(bytes));
      }),
      { numRuns: 200 },
    );
  });
});
