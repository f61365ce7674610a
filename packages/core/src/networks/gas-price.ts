import { type Decimal, parseAmount } from '../money/decimal.ts';
import { formatAmount } from '../money/format-amount.ts';
import type { NetworkDefinition } from './network.ts';

/** Gas price with its unit. */
export interface GasPrice {
  readonly amount: Decimal;
  /** Unit, such as `Gwei`. */
  readonly unit: string;
}

/**
 * Converts a gas price to its usual unit, exactly; null on a network without gas. `price` is in
 * main units of the native asset.
 * @example
 * toGasPrice(toDecimal('0.000000012'), getNetwork('ETH')); // { amount: '12', unit: 'Gwei' }
 */
export function toGasPrice(price: Decimal, { decimals, gas }: NetworkDefinition): GasPrice | null {
  if (gas === null) return null;
  const { name: unit, decimals: below } = gas.priceUnit;
  return { amount: formatAmount(parseAmount(price, decimals), decimals - below), unit };
}
