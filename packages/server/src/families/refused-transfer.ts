import {
  type AccountAsset,
  type BaseUnits,
  formatAmount,
  getNetwork,
  type Network,
  nativeAsset,
} from '@billfold/core';
import type { TransferRefusal } from '@billfold/keyring';
import { ApiError } from '../platform/api-error.ts';
import { unpayableAddress } from '../platform/unpayable-address.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';
import { invalidGasLimit } from './gas-limit.ts';

/**
 * Converts a refusal of the keyring to an error of the API. `sent` is the token that is sent; left
 * out for the native asset.
 */
export function refusedTransfer(
  network: Network,
  refusal: TransferRefusal,
  sent: AccountAsset = nativeAsset(network),
): ApiError {
  const { decimals, symbol } = sent;
  switch (refusal.outcome) {
    case 'recipient_invalid':
      return addressInvalid(network);
    case 'dust':
      return belowMinimum(`${formatAmount(refusal.minimum, decimals)} ${symbol}`);
    case 'insufficient_funds':
      return new ApiError(400, 'INSUFFICIENT_FUNDS', {
        message: 'Not enough funds',
        errors: [
          fill('At most {amount} {symbol} can be sent at this fee.', {
            amount: formatAmount(refusal.maximum, decimals),
            symbol,
          }),
        ],
      });
    case 'remainder_too_small':
      return new ApiError(400, 'INSUFFICIENT_FUNDS', {
        message: "You'd leave less than the network minimum. Send the maximum or less.",
        errors: [
          fill(
            'This would leave too little for the account to exist. Send at most {amount} {symbol}, or everything.',
            { amount: formatAmount(refusal.maximum, decimals), symbol },
          ),
        ],
      });
    case 'insufficient_native':
      return insufficientNative(network, refusal.required);
    case 'fee_rate_too_low':
      return new ApiError(400, 'FEE_RATE_TOO_LOW', {
        errors: ['Nodes do not relay a transaction with a fee rate this low.'],
      });
    case 'gas_limit_too_low':
      return invalidGasLimit(refusal.minimum);
    case 'too_large':
      return new ApiError(400, 'TRANSACTION_TOO_LARGE', {
        errors: ['This would take too many inputs for one transaction. Send a smaller amount.'],
      });
    default:
      return refusal satisfies never;
  }
}

/** Creates the error for a native balance that does not cover the fee of a token send. */
export function insufficientNative(network: Network, required: BaseUnits): ApiError {
  const { decimals, symbol } = getNetwork(network);
  const needed = `${formatAmount(required, decimals)} ${symbol}`;
  return new ApiError(400, 'INSUFFICIENT_NATIVE_FOR_FEE', {
    message: 'Not enough for the network fee',
    errors: [
      fill('You need about {amount} on this account to pay the network fee.', { amount: needed }),
    ],
  });
}

export function addressInvalid(network: Network): ApiError {
  const text = unpayableAddress(network);
  return new ApiError(400, 'ADDRESS_INVALID', {
    errors: [text],
    fields: { destinationAddress: [text] },
  });
}

/** Creates the error for an amount below the minimum (R-SEND-09). */
export function belowMinimum(minimum: string): ApiError {
  const text: RefusalText = 'The amount must be at least the minimum required.';
  return new ApiError(400, 'AMOUNT_BELOW_MINIMUM', {
    errors: [text],
    fields: { amount: [text, fill('Minimum: {amount}.', { amount: minimum })] },
  });
}
