import {
  type Decimal,
  formatFeeUsd,
  type NetworkDefinition,
  parseAmount,
  parseRate,
} from '@billfold/core';
import type { CurrentRate } from '@billfold/core/contract';

/** Formats the value of a fee in US dollars, rounded up to at least a cent; null without a price. */
export function feeInUsd(
  fee: Decimal | null,
  rate: CurrentRate | null,
  network: NetworkDefinition,
): string | null {
  if (fee === null || rate === null) return null;
  return formatFeeUsd(parseAmount(fee, network.decimals), parseRate(rate.currentRate), network);
}
