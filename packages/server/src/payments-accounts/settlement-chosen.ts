import { ApiError } from '../platform/api-error.ts';

/** Returns the refusal of another settlement wallet that takes nothing over. */
export function settlementChosen(): ApiError {
  return new ApiError(409, 'SETTLEMENT_CHOSEN', {
    errors: ['This business is paid into another wallet already.'],
  });
}
