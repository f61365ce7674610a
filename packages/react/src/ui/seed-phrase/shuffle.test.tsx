import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffledIndexes } from './shuffle.ts';

/** Hands out `bytes` and begins again. */
function scripted(bytes: readonly number[]) {
  let next = 0;
  return {
    bytes: (length: number) => {
      const drawn = Array.from({ length }, () => bytes[next++ % bytes.length] ?? 0);
      return new Uint8Array(drawn);
    },
  };
}

describe('shuffledIndexes', () => {
  it('keeps every index once', () => {
    void fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 24 }),
        fc.array(fc.integer({ min: 0, max: 239 }), { minLength: 1 }),
        (length, bytes) => {
          const order = shuffledIndexes(length, scripted(bytes));
          expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length }, (_, i) => i));
        },
      ),
    );
  });

  it('draws again where a remainder would favour small numbers', () => {
    // 255 is above 252, the largest multiple of 3 and of 2 that a byte reaches in the first draw.
    expect(shuffledIndexes(3, scripted([255, 1, 0]))).toEqual([2, 0, 1]);
  });
});
