import { type Decimal, formatAmount, parseAmount, toBaseUnits } from '@billfold/core';
import { findNamedAsset } from '@billfold/core/internal';
import type { Payment } from '@billfold/core/payments';

/** Amounts that a simulated customer may pay, relative to what is due. */
export const simulatedShares = ['exact', 'half', 'double', 'own'] as const;
export type SimulatedShare = (typeof simulatedShares)[number];

/** Returns what a simulated customer pays, in main units; null for text that is no amount. */
export function simulatedAmount(
  { due, shortBy, paidState, method }: Pick<Payment, 'due' | 'shortBy' | 'paidState' | 'method'>,
  share: SimulatedShare,
  own: string,
): Decimal | null {
  const decimals = decimalsOf(method);
  try {
    if (share === 'own') {
      const units = parseAmount(own.trim(), decimals);
      return units > 0n ? formatAmount(units, decimals) : null;
    }
    const asked = parseAmount((paidState === 'UNDERPAID' ? shortBy : due) ?? '0', decimals);
    const units = share === 'exact' ? asked : share === 'half' ? asked / 2n : asked * 2n;
    return formatAmount(toBaseUnits(units), decimals);
  } catch {
    return null;
  }
}

function decimalsOf(method: Payment['method']): number {
  if (method === null) return 0;
  const { asset, network } = method;
  const found = findNamedAsset(`${asset}@${network}`) ?? findNamedAsset(asset);
  return found?.decimals ?? 0;
}
