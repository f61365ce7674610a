import { ApiError } from '../platform/api-error.ts';

/** Unknown, wrong, or changed meanwhile: one answer. */
export function invalidCredentials(): ApiError {
  return new ApiError(400, 'INVALID_CREDENTIALS', { errors: ['Email or password is incorrect.'] });
}
