import { ApiError } from '../../platform/api-error.ts';

export function nonceConflict(): ApiError {
  return new ApiError(409, 'NONCE_CONFLICT', {
    errors: ['Another payment of this account took its turn. Review the payment again.'],
  });
}
