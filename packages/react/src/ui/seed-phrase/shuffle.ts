import type { Platform } from '@billfold/core';

/**
 * The numbers from 0 to `length - 1` in an order that is equally likely as every other (Fisher and
 * Yates). At most 256, because one byte is drawn for each.
 */
export function shuffledIndexes(length: number, random: Platform['random']): readonly number[] {
  const indexes = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = drawBelow(last + 1, random);
    const [a, b] = [indexes[last], indexes[other]];
    if (a === undefined || b === undefined) continue;
    indexes[last] = b;
    indexes[other] = a;
  }
  return indexes;
}

/** Bytes above the largest multiple of `bound` are drawn again: a remainder of them would be biased. */
function drawBelow(bound: number, random: Platform['random']): number {
  const limit = 256 - (256 % bound);
  for (;;) {
    const byte = random.bytes(1)[0];
    if (byte !== undefined && byte < limit) return byte % bound;
  }
}
