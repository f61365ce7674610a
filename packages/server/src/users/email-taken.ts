import type { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';

/**
 * Creates the 409 for a taken email: the one answer that reveals another user. The form shows it at
 * the field.
 */
export function emailTaken(): ApiError {
  return fieldRefused('email', {
    status: 409,
    code: 'EMAIL_TAKEN',
    message: 'An account with this email already exists.',
  });
}
