import { ApiError } from '../platform/api-error.ts';

/** Returns the refusal of what needs a wallet that the business is paid into. */
export function settlementMissing(): ApiError {
  return new ApiError(409, 'SETTLEMENT_MISSING', {
    errors: ['Choose the wallet that the business is paid into first.'],
  });
}
