import { expect, test } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

test.each([
  [900_000, 15],
  [900_900, 15],
  [870_000, 15],
  [840_000, 14],
  [61_000, 1],
  [500, 1],
])('a price that holds for %i ms has %i minutes left', (leftMs, minutes) => {
  expect(minutesLeft(leftMs)).toBe(minutes);
});
