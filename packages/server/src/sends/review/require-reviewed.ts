import type { AccountAsset, BaseUnits } from '@billfold/core';
import type { PlannedSpend } from '../../families/spending.ts';
import { ApiError } from '../../platform/api-error.ts';

export interface Reviewed {
  readonly asset: Pick<AccountAsset, 'decimals' | 'digits'>;
  readonly amount: BaseUnits;
  readonly sendingMax: boolean;
}

/**
 * Sending everything may deliver a little less than was reviewed, never more, and never more than
 * 1 % less; anything else asks for a new review. More means by a whole unit of the last digit
 * that people see: the maximum they reviewed was rounded down to it.
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

export function feeChanged(): ApiError {
  return new ApiError(409, 'FEE_CHANGED', {
    message: 'The fee has changed',
    errors: ['The fee or the balance changed after your review. Review the new numbers.'],
  });
}
