import { toDecimal } from '@billfold/core';
import { expect, test } from 'vitest';
import { outlinePath } from './outline-path.ts';

const at = (hour: number, value: string) => ({
  t: new Date(hour * 3_600_000),
  value: toDecimal(value),
});

test('outlinePath draws points at their times, with a tenth of the range as margin', () => {
  expect(outlinePath([at(0, '10'), at(1, '20'), at(4, '10')])).toBe(
    'M0.0 91.7L25.0 8.3L100.0 91.7',
  );
});

test('outlinePath draws a flat line in the middle', () => {
  expect(outlinePath([at(0, '5'), at(1, '5')])).toBe('M0.0 50.0L100.0 50.0');
});
