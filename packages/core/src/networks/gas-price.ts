import { type Decimal, parseAmount } from '../money/decimal.ts';
import { formatAmount } from '../money/format-amount.ts';
import type { NetworkDefinition } from './network.ts';

/** Gas price with its unit. */
export interface GasPrice {
  readonly amount: Decimal;
  /** Such as `Gwei`. */
  readonly unit: string;
}

/** Returns a gas price in the unit that people count it in, exactly; null where there is no gas. */
export function toGasPrice(price: Decimal, { decimals, gas }: NetworkDefinition): GasPrice | null {
  if (gas === null) return null;
  const { name: unit, decimals: below } = gas.priceUnit;
  return { amount: formatAmount(parseAmount(price, decimals), decimals - below), unit };
}
