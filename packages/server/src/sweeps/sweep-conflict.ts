import { ApiError } from '../platform/api-error.ts';
import type { SweepRow } from './sweep-store.ts';

/** Creates the refusal of what the state of a sweep, which it names, does not allow. */
export function sweepConflict({ id, status }: Pick<SweepRow, 'id' | 'status'>, remedy: string) {
  return new ApiError(409, 'STATE_CONFLICT', {
    message: 'Not possible now',
    errors: [`This sweep is ${status.toLowerCase()}. ${remedy}`],
    current: { id, status },
  });
}
