import { ApiError } from '../platform/api-error.ts';
import { nounOf, type TransferRow } from './transfer-store.ts';

/** Creates the refusal of what the state of a transfer, which it names, does not allow. */
export function transferConflict(
  { id, kind, status }: Pick<TransferRow, 'id' | 'kind' | 'status'>,
  remedy: string,
) {
  return new ApiError(409, 'STATE_CONFLICT', {
    message: 'Not possible now',
    errors: [`This ${nounOf[kind]} is ${status.toLowerCase()}. ${remedy}`],
    current: { id, status },
  });
}
