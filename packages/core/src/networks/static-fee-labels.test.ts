import { expect, it } from 'vitest';
import { staticFeeLabels } from './static-fee-labels.ts';

it('has the static fee labels of the specification (R-CONST-04)', () => {
  expect(staticFeeLabels).toEqual({
    FAST: { time: 'about 10 sec', price: '2.27', symbol: 'USDT' },
    MEDIUM: { time: 'about 25 sec', price: '2.03', symbol: 'USDT' },
    SLOW: { time: 'about 2-3 min', price: '1.99', symbol: 'USDT' },
  });
});
