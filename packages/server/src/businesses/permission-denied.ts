import { ApiError } from '../platform/api-error.ts';

/** Creates the 403 of members whose role lacks a permission. */
export function permissionDenied(): ApiError {
  return new ApiError(403, 'PERMISSION_DENIED', {
    errors: ['Your role in this business does not allow this.'],
  });
}
