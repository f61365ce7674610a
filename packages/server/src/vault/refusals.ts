import type { ApprovedPart } from '@billfold/keyring/vault';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';

// None has a `cause`: what failed inside may hold a secret.

/**
 * Creates one error for a wrong password and for a record that was tampered with, so that a caller
 * cannot distinguish them.
 */
export function wrongEncryptionKey(): ApiError {
  return new ApiError(400, 'WRONG_ENCRYPTION_KEY', {
    errors: ['The cloud encryption password is incorrect.'],
  });
}

/** The phrase is invalid, or it belongs to another wallet. */
export function seedMismatch(): ApiError {
  return new ApiError(400, 'SEED_MISMATCH', {
    errors: ['This phrase belongs to a different wallet.'],
  });
}

/** Too many wait for a key derivation; the queue is worked off within seconds. */
export function busy(): ApiError {
  return new ApiError(429, 'BUSY', {
    errors: ['Too many requests at once. Try again in a few seconds.'],
    retryAfterSeconds: 5,
  });
}

const unapproved = {
  network: 'The network is not the one that was reviewed. Nothing was signed.',
  recipient: 'The recipient is not the one that was reviewed. Nothing was signed.',
  asset: 'The asset is not the one that was reviewed. Nothing was signed.',
  amount: 'The amount is not the one that was reviewed. Nothing was signed.',
  fee: 'The fee is not the one that was reviewed. Nothing was signed.',
  memo: 'The memo is not the one that was reviewed. Nothing was signed.',
} as const satisfies Readonly<Record<ApprovedPart, string>>;

/** Creates the error for a plan that makes another payment than the review approves. */
export function planNotApproved(part: ApprovedPart): ApiError {
  const code = part === 'fee' ? 'FEE_CHANGED' : 'INTENT_MISMATCH';
  return new ApiError(409, code, {
    errors: [unapproved[part]],
  });
}

/** Creates the error for bytes that are no element of the group of evaluations. */
export function blindedRefused(): ApiError {
  return fieldRefused('blinded', { message: forPrograms('This is no element of ristretto255.') });
}
