import { ApiError } from '../platform/api-error.ts';

export function transactionMined(): ApiError {
  return new ApiError(409, 'TRANSACTION_MINED', {
    errors: ['This transaction stands in a block. Take the block back first.'],
  });
}
