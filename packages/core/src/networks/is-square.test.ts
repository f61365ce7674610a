import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSquare } from './is-square.ts';

/** Euler's criterion. */
function power(base: bigint, exponent: bigint, prime: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = power((base * base) % prime, exponent / 2n, prime);
  return exponent % 2n === 1n ? (half * base) % prime : half;
}

/** Field primes of secp256k1, edwards25519, NIST P-256 and P-384. */
const primes = [
  2n ** 256n - 2n ** 32n - 977n,
  2n ** 255n - 19n,
  2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n,
  2n ** 384n - 2n ** 128n - 2n ** 96n + 2n ** 32n - 1n,
];

describe('isSquare', () => {
  it.each([3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 97, 65_537])('knows the squares modulo %i', (n) => {
    const squares = new Set(Array.from({ length: n }, (_, root) => (root * root) % n));
    for (let value = 1; value < n; value += 1)
      expect(isSquare(BigInt(value), BigInt(n))).toBe(squares.has(value));
  });

  it('agrees with a power', () => {
    const value = fc.bigInt({ min: 1n, max: 2n ** 255n - 20n });
    fc.assert(
      fc.property(value, fc.constantFrom(...primes), (number, prime) => {
        expect(isSquare(number, prime)).toBe(power(number, (prime - 1n) / 2n, prime) === 1n);
      }),
      { numRuns: 300 },
    );
  });

  it('agrees with a power on numbers that end in many zeros', () => {
    for (const prime of primes)
      for (let shift = 0n; shift < 254n; shift += 1n) {
        const number = 3n << (shift > 252n ? 252n : shift);
        expect(isSquare(number, prime)).toBe(power(number, (prime - 1n) / 2n, prime) === 1n);
      }
  });

  it('takes zero for none', () => {
    expect(isSquare(0n, 7n)).toBe(false);
  });
});
