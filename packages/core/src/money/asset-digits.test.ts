import { expect, it } from 'vitest';
import { defaultDigits } from './asset-digits.ts';

it('has the default digits of the specification (R-CONST-01, R-ACC-04)', () => {
  expect(defaultDigits).toEqual({ native: 8, token: 2 });
});
