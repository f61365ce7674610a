import { describe, expect, it } from 'vitest';
import { compareAmounts } from './compare-amounts.ts';
import { toDecimal } from './decimal.ts';

describe('compareAmounts', () => {
  it.each([
    ['60.00', '50', 1, '10'],
    ['50', '60.00', -1, '10'],
    ['50.000', '50', 0, '0'],
    ['0.000000000000000001', '0', 1, '0.000000000000000001'],
  ])('compares %s with %s exactly', (amount, than, sign, by) => {
    expect(compareAmounts(toDecimal(amount), toDecimal(than))).toEqual({ sign, by });
  });
});
