import { toDecimal } from '@billfold/core';
import { expect, it } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

const pathOf = (...values: readonly string[]) =>
  sparklinePath(values.map((text) => toDecimal(text)));

it('sparklinePath draws from the lowest to the highest value', () => {
  expect(pathOf('1', '3', '2')).toEqual({ path: 'M0.0 96.0L50.0 4.0L100.0 50.0', direction: 'up' });
});

it('sparklinePath puts a flat line in the middle', () => {
  expect(pathOf('1.00', '1.00')?.path).toBe('M0.0 50.0L100.0 50.0');
});

it('sparklinePath says that a line which ends lower falls', () => {
  expect(pathOf('3', '1')?.direction).toBe('down');
});

it('sparklinePath draws nothing for one value', () => {
  expect(pathOf('1')).toBeNull();
});
