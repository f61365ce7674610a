import { ApiError } from '../../platform/api-error.ts';

/** Whoever moves funds says which move it is, so that a repeated request moves nothing. @throws {ApiError} 400 */
export function requireIdempotencyKey(key: string | null): string {
  if (key !== null) return key;
  throw new ApiError(400, 'IDEMPOTENCY_KEY_REQUIRED', {
    errors: ['Send an Idempotency-Key header, the same one when you repeat the request.'],
  });
}
