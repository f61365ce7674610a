import {
  type Decimal,
  formatFeeUsd,
  type NetworkDefinition,
  parseAmount,
  parseRate,
} from '@billfold/core';
import type { CurrentRate } from '@billfold/core/contract';

/** What a fee in the native asset of `network` is worth, rounded up; null while either is not known. */
export function feeInUsd(
  fee: Decimal | null,
  rate: CurrentRate | null,
  network: NetworkDefinition,
): string | null {
  if (fee === null || rate === null) return null;
  return formatFeeUsd(parseAmount(fee, network.decimals), parseRate(rate.currentRate), network);
}
