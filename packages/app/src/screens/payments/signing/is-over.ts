import { isErrorCode } from '@billfold/core';

/** Reports whether the server signs the plans no more, although the transfer is the same. */
export function isOver(error: unknown): boolean {
  if (!isErrorCode(error, 'api')) return false;
  return error.serverCode === 'nonce_conflict' || error.serverCode?.startsWith('intent_') === true;
}
