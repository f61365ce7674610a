import { ApiError } from '../platform/api-error.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';

export function scenarioUnavailable(reason: RefusalText): ApiError {
  return new ApiError(409, 'SCENARIO_UNAVAILABLE', { errors: [reason] });
}
