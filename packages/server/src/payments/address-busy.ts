import { ApiError } from '../platform/api-error.ts';

/** Creates the refusal where no mark of a shared address was free in several tries. */
export function addressBusy(): ApiError {
  return new ApiError(503, 'ADDRESS_BUSY', {
    errors: ['Too many payments wait for this asset right now. Try again, or use another asset.'],
    retryAfterSeconds: 1,
  });
}
