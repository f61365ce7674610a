import { ApiError } from '../platform/api-error.ts';

export function nonceConflict(): ApiError {
  return new ApiError(409, 'NONCE_CONFLICT', {
    errors: ['Another transaction of this account went first. Review yours again.'],
  });
}
