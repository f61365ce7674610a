import { ApiError } from '../platform/api-error.ts';

// None has a `cause`: what failed inside may hold a secret.

/** The password is wrong, or the record was tampered with: one answer, so that neither is told apart. */
export function wrongEncryptionKey(): ApiError {
  return new ApiError(400, 'WRONG_ENCRYPTION_KEY', {
    errors: ['The cloud encryption password is incorrect.'],
  });
}

/** The phrase is invalid, or it belongs to another wallet. */
export function seedMismatch(): ApiError {
  return new ApiError(400, 'SEED_MISMATCH', {
    errors: ['This is not the seed phrase of this wallet.'],
  });
}

/** Too many wait for a key derivation; the queue is worked off within seconds. */
export function busy(): ApiError {
  return new ApiError(429, 'BUSY', {
    errors: ['Too many requests at once. Try again in a few seconds.'],
    retryAfterSeconds: 5,
  });
}
