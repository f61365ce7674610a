import { describe, expect, test } from 'vitest';
import { directionOf, formatChange } from './format-change.ts';
import { formatUsd } from './format-usd.ts';

describe('US dollars', () => {
  test.each([
    ['0', '$0.00'],
    ['1234.5', '$1,234.50'],
    ['0.005', '$0.01'],
    ['0.0049', '$0.00'],
    ['-12.345', '-$12.35'],
    ['65000.25', '$65,000.25'],
    ['1234567890.10', '$1,234,567,890.10'],
  ])('%s is %s', (amount, expected) => {
    expect(formatUsd(amount)).toBe(expected);
  });

  test.each([
    ['1', '+$1.00'],
    ['-1', '-$1.00'],
    ['0', '$0.00'],
    ['0.004', '$0.00'],
    ['-0.004', '$0.00'],
  ])('%s as a change is %s (R-FMT-01)', (amount, expected) => {
    expect(formatUsd(amount, { signed: true })).toBe(expected);
  });
});

describe('a change in per cent', () => {
  test.each([
    ['1.25', '+1.25%', 'up'],
    ['-0.4', '-0.40%', 'down'],
    ['0', '0.00%', 'none'],
    ['-0.001', '0.00%', 'none'],
    ['1234.567', '+1234.57%', 'up'],
  ])('%s is %s and points %s', (percent, expected, direction) => {
    expect(formatChange(percent)).toBe(expected);
    expect(directionOf(percent)).toBe(direction);
  });
});
