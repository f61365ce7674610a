import { type BrokenRule, describeBroken } from '@billfold/core/contract/requests';
import { ApiError } from '../platform/api-error.ts';

/** Creates the refusal of a request whose fields break their rules. */
export function validationFailed(broken: readonly BrokenRule[]): ApiError {
  return new ApiError(400, 'VALIDATION_FAILED', describeBroken(broken));
}
