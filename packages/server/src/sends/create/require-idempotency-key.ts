import { ApiError } from '../../platform/api-error.ts';
import { forPrograms } from '../../refusal-texts/refusal-text.ts';

/**
 * Requires the key that makes a repeated request harmless.
 * @throws {ApiError} 400 IDEMPOTENCY_KEY_REQUIRED
 */
export function requireIdempotencyKey(key: string | null): string {
  if (key !== null) return key;
  throw new ApiError(400, 'IDEMPOTENCY_KEY_REQUIRED', {
    errors: [
      forPrograms('Send an Idempotency-Key header, the same one when you repeat the request.'),
    ],
  });
}
