import { expect, test } from 'vitest';
import { addAmounts } from './add-amounts.ts';
import { toDecimal } from './decimal.ts';

test.each([
  [[], '0'],
  [['0.10', '0.2'], '0.3'],
  [['50', '50.00'], '100'],
  [['0.000000000000000001', '123456789012345678.9'], '123456789012345678.900000000000000001'],
])('amounts %j add up to %s', (amounts: readonly string[], sum) => {
  expect(addAmounts(amounts.map((each) => toDecimal(each)))).toBe(sum);
});
