import { type Decimal, formatAmount, getNetwork, parseAmount } from '@billfold/core';
import type { Price, SweepPlan } from '@billfold/core/payments';
import { totalValue } from './total-value.ts';

/** Amount that leaves the addresses, before the fees that it pays. */
export interface GrossAmount {
  readonly amount: Decimal;
  /** Null without a price. */
  readonly value: Price | null;
}

/** Returns what a plan takes from its addresses with the fees; null where the fees are paid in another asset. */
export function grossOf(plan: SweepPlan): GrossAmount | null {
  const { asset, network, amount, fee, value, feeValue } = plan;
  const { symbol, decimals } = getNetwork(network);
  if (asset !== symbol) return null;
  const units = parseAmount(amount, decimals) + parseAmount(fee, decimals);
  return {
    amount: formatAmount(units, decimals),
    value: totalValue([{ value }, { value: feeValue }]),
  };
}
