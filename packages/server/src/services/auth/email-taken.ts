import type { ApiError } from '../../platform/api-error.ts';
import { fieldRefused } from '../field-refused.ts';

/** The one answer that tells of another user (product.md 3.2); the form says it beside the field. */
export function emailTaken(): ApiError {
  return fieldRefused('email', {
    status: 409,
    code: 'EMAIL_TAKEN',
    message: 'An account with this email already exists.',
  });
}
