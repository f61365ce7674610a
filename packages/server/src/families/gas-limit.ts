import { ApiError } from '../platform/api-error.ts';

/** Highest accepted gas limit, in multiples of the gas that the transfer needs. */
export const gasLimitFactor = 10n;

/** Creates the error for a gas limit below `minimum` or above ten times as much. */
export function invalidGasLimit(minimum: bigint): ApiError {
  return new ApiError(400, 'GAS_LIMIT_INVALID', {
    errors: [
      `gasLimit is a whole number from ${minimum} to ${minimum * gasLimitFactor} for a transfer.`,
    ],
  });
}
