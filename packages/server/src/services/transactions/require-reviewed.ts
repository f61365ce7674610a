import type { BaseUnits } from '@billfold/core';
import { ApiError } from '../../platform/api-error.ts';
import type { PlannedSpend } from './spending.ts';

/**
 * Sending everything may deliver a little less than was reviewed, never more, and never more than
 * 1 % less; anything else asks for a new review.
 * @throws {ApiError} 409 FEE_CHANGED
 */
export function requireReviewed(
  { sent }: Pick<PlannedSpend, 'sent'>,
  reviewed: { readonly amount: BaseUnits; readonly sendingMax: boolean },
): void {
  if (!reviewed.sendingMax) return;
  const { amount } = reviewed;
  if (sent <= amount && sent * 100n >= amount * 99n) return;
  throw new ApiError(409, 'FEE_CHANGED', {
    message: 'The fee has changed',
    errors: ['The fee or the balance changed after your review. Review the new numbers.'],
  });
}
