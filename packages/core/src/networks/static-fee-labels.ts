import { type Decimal, decimalConstant } from '../money/decimal.ts';

export type StaticFeeSpeed = 'FAST' | 'MEDIUM' | 'SLOW';

export interface StaticFeeLabel {
  readonly time: string;
  readonly price: Decimal;
  readonly symbol: string;
}

/** Example labels of the fee selector (R-CONST-04). Prices of live fees come from the estimate. */
export const staticFeeLabels: Readonly<Record<StaticFeeSpeed, StaticFeeLabel>> = {
  FAST: { time: 'about 10 sec', price: /* @__PURE__ */ decimalConstant('2.27'), symbol: 'USDT' },
  MEDIUM: { time: 'about 25 sec', price: /* @__PURE__ */ decimalConstant('2.03'), symbol: 'USDT' },
  SLOW: { time: 'about 2-3 min', price: /* @__PURE__ */ decimalConstant('1.99'), symbol: 'USDT' },
};
