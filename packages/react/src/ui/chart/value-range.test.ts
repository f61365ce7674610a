import { expect, it } from 'vitest';
import { valueRange } from './value-range.ts';

it.each([
  [100, 200, 90, 210],
  [0, 1, -0.1, 1.1],
  [50, 50, 49.5, 50.5],
  [0, 0, -1, 1],
])('valueRange gives the values %d to %d a tenth on each side', (low, high, from, to) => {
  expect(valueRange(low, high)).toEqual([from, to]);
});
