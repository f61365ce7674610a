import type { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';

/** Names are compared without case, among the wallets of a user that are not deleted. */
export function walletNameTaken(): ApiError {
  return fieldRefused('name', {
    status: 409,
    code: 'WALLET_NAME_TAKEN',
    message: 'You already have a wallet with this name',
  });
}
