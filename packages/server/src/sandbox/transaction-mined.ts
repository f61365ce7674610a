import { ApiError } from '../platform/api-error.ts';

export function transactionMined(): ApiError {
  return new ApiError(409, 'TRANSACTION_MINED', {
    errors: ['This transaction is in a block. Undo the block first.'],
  });
}
