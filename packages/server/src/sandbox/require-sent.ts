import { formatAmount, type Network } from '@billfold/core';
import { nameWithArticle } from '@billfold/core/internal';
import type { PaymentResult } from '../chains/sandbox/pay-from-treasury.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';

export interface PaidAsset {
  readonly network: Network;
  readonly decimals: number;
  readonly symbol: string;
}

/**
 * Returns the hash of what the faucet paid.
 * @throws {ApiError} 400 ADDRESS_INVALID, AMOUNT_BELOW_MINIMUM; 409 FAUCET_EMPTY
 */
export function requireSent(
  result: PaymentResult,
  { network, decimals, symbol }: PaidAsset,
): string {
  switch (result.outcome) {
    case 'sent':
      return result.hash;
    case 'empty':
      throw new ApiError(409, 'FAUCET_EMPTY', {
        errors: ['The faucet does not have that much. Request less.'],
      });
    case 'recipient_invalid':
      throw addressInvalid(network);
    case 'dust':
      throw fieldRefused('amount', {
        code: 'AMOUNT_BELOW_MINIMUM',
        message: `The network passes on ${formatAmount(result.minimum, decimals)} ${symbol} or more.`,
      });
    default:
      return result satisfies never;
  }
}

/** Creates the refusal of an address that a network cannot pay. */
export function addressInvalid(network: Network): ApiError {
  return fieldRefused('address', {
    code: 'ADDRESS_INVALID',
    message: `This is not ${nameWithArticle(network)} address that can be paid.`,
  });
}
