import type { AccountAsset, BaseUnits } from '@billfold/core';
import { feeChanged } from '../../families/fee-choice.ts';
import type { PlannedSpend } from '../../families/spending.ts';

export interface Reviewed {
  readonly asset: Pick<AccountAsset, 'decimals' | 'digits'>;
  readonly amount: BaseUnits;
  readonly sendingMax: boolean;
}

/**
 * Requires a plan of the maximum amount to deliver what was reviewed: never more, and at most 1 %
 * less. The reviewed maximum is rounded down to the digits on screen, so that more means a whole unit
 * of the last digit.
 * @throws {ApiError} 409 FEE_CHANGED
 */
export function requireReviewed(
  { sent }: Pick<PlannedSpend, 'sent'>,
  { asset: { decimals, digits }, amount, sendingMax }: Reviewed,
): void {
  if (!sendingMax) return;
  const lastDigit = 10n ** BigInt(decimals - digits);
  if (sent < amount + lastDigit && sent * 100n >= amount * 99n) return;
  throw feeChanged();
}
