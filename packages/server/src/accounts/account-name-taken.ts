import type { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';

/** Names are compared without case, among the accounts of a wallet that are not deleted. */
export function accountNameTaken(): ApiError {
  return fieldRefused('name', {
    status: 409,
    code: 'ACCOUNT_NAME_TAKEN',
    message: 'This wallet already has an account with this name',
  });
}
