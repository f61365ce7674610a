import { expect, test } from 'vitest';
import { isPeriod } from './is-period.ts';

test.each([
  ['2026-11-20', '2026-11-20', true],
  ['2025-11-21', '2026-11-21', true],
  ['2025-11-20', '2026-11-21', false],
  ['2026-11-21', '2026-11-20', false],
  ['', '2026-11-20', false],
  ['2026-11-31', '2026-12-01', false],
])('isPeriod answers whether days from %s to %s can be added up: %s', (from, to, expected) => {
  expect(isPeriod({ from, to })).toBe(expected);
});
