import { ApiError } from '../platform/api-error.ts';
import { fill, type RefusalText, whole } from '../refusal-texts/refusal-text.ts';
import { nounOf, type TransferRow } from './transfer-store.ts';

/** Creates the refusal of what the state of a transfer, which it names, does not allow. */
export function transferConflict(
  { id, kind, status }: Pick<TransferRow, 'id' | 'kind' | 'status'>,
  remedy: RefusalText,
) {
  return new ApiError(409, 'STATE_CONFLICT', {
    message: 'Not possible now',
    errors: [
      fill('This {englishThing} is {englishStatus}. {remedyText}', {
        englishThing: nounOf[kind],
        englishStatus: status.toLowerCase(),
        remedyText: whole(remedy),
      }),
    ],
    current: { id, status },
  });
}
