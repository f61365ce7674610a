import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { formatCoin } from '../money/format-coin.ts';
import type { NetworkDefinition } from './network.ts';

export interface GasPriceText {
  readonly amount: string;
  /** Such as `Gwei`. */
  readonly unit: string;
}

/** A gas price in the unit that people count it in, exactly; null where there is no gas. */
export function formatGasPrice(
  price: Decimal,
  { decimals, gas }: NetworkDefinition,
): GasPriceText | null {
  if (gas === null) return null;
  const { name: unit, decimals: below } = gas.priceUnit;
  const digits = decimals - below;
  const inUnit = toDecimal(parseAmount(price, decimals), { decimals: digits });
  return { amount: formatCoin(inUnit, { decimals: digits, digits, trim: true }), unit };
}
