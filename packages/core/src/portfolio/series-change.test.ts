import { describe, expect, it } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { seriesChange } from './series-change.ts';

describe('seriesChange', () => {
  it.each([
    ['200.00', '150.00', '-50', '-25'],
    ['100', '100.125', '0.125', '0.13'],
    ['3', '2', '-1', '-33.33'],
    ['5.50', '5.5', '0', '0'],
    ['0.000000000000000001', '0.000000000000000003', '0.000000000000000002', '200'],
    ['0.00', '12.5', '12.5', null],
    ['0', '0', '0', null],
  ])('from %s to %s is %s, %s per cent', (from, to, change, percent) => {
    expect(seriesChange(toDecimal(from), toDecimal(to))).toEqual({ change, percent });
  });
});
