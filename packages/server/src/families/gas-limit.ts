import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';

/** Highest accepted gas limit, in multiples of the gas that the transfer needs. */
export const gasLimitFactor = 10n;

/** Creates the error for a gas limit below `minimum` or above ten times as much. */
export function invalidGasLimit(minimum: bigint): ApiError {
  return new ApiError(400, 'GAS_LIMIT_INVALID', {
    errors: [
      fill('gasLimit is a whole number from {minimum} to {maximum} for a transfer.', {
        minimum: `${minimum}`,
        maximum: `${minimum * gasLimitFactor}`,
      }),
    ],
  });
}
