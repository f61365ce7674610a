import { ApiError } from '../platform/api-error.ts';

export function scenarioUnavailable(reason: string): ApiError {
  return new ApiError(409, 'SCENARIO_UNAVAILABLE', { errors: [reason] });
}
