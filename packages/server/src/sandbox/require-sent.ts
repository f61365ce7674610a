import { formatAmount, type Network } from '@billfold/core';
import type { PaymentResult } from '../chains/sandbox/pay-from-treasury.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { unpayableAddress } from '../platform/unpayable-address.ts';
import { fill } from '../refusal-texts/refusal-text.ts';

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
        message: fill('The network passes on {amount} {symbol} or more.', {
          amount: formatAmount(result.minimum, decimals),
          symbol,
        }),
      });
    default:
      return result satisfies never;
  }
}

/** Creates the refusal of an address that a network cannot pay. */
export function addressInvalid(network: Network): ApiError {
  return fieldRefused('address', {
    code: 'ADDRESS_INVALID',
    message: unpayableAddress(network),
  });
}
