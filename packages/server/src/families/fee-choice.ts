import type { Decimal } from '@billfold/core';
import type { FeePriority } from '@billfold/core/contract';
import { ApiError } from '../platform/api-error.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';

/** Fee that a request asks for, in the units of the API. */
export interface FeeChoice {
  readonly feeRate: FeePriority;
  /** Sat per virtual byte, for the priority Custom only. */
  readonly feeRateValue: Decimal | null;
  /** Null takes the gas limit that the network needs. */
  readonly gasLimit: string | null;
  /** Highest reviewed price per gas, in main units; null takes the current price. */
  readonly gasPrice: Decimal | null;
  /** The most that may be paid in base units, where a review states it. */
  readonly mostFee?: bigint;
}

/**
 * Refuses a choice of priority on a network with one fee for all transactions (R-SEND-17).
 * @throws {ApiError} 400 FEE_RATE_INVALID
 */
export function requireNoFeeChoice({ feeRate, feeRateValue }: FeeChoice): void {
  if (feeRate !== 'Medium' || feeRateValue !== null)
    throw invalidFeeRate('This network has one fee for all: feeRate is Medium, feeRateValue null.');
}

/** Creates the error for a fee rate that is missing, malformed or not offered by the network. */
export function invalidFeeRate(
  text: RefusalText = 'feeRateValue is sat per virtual byte with at most 3 decimals, for Custom only.',
): ApiError {
  return new ApiError(400, 'FEE_RATE_INVALID', { errors: [text] });
}

/** Creates the error for a fee or balance that moved after the review. */
export function feeChanged(): ApiError {
  return new ApiError(409, 'FEE_CHANGED', {
    message: 'The fee has changed',
    errors: ['The fee or the balance changed after your review. Review the new numbers.'],
  });
}
