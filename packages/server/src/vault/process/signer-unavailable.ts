import { ApiError } from '../../platform/api-error.ts';

/** The signer's process ended with the question; nothing was signed, and it is starting again. */
export function signerUnavailable(): ApiError {
  return new ApiError(503, 'UNAVAILABLE', {
    errors: ['Billfold cannot sign at the moment. Try again in a few seconds.'],
    retryAfterSeconds: 5,
  });
}
