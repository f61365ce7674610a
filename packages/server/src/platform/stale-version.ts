import { ApiError } from './api-error.ts';

/** Creates the refusal of a change that was made on top of an older version. */
export function staleVersion(current: object): ApiError {
  return new ApiError(409, 'STALE_VERSION', {
    errors: ['These settings were changed elsewhere. Reload to see them.'],
    current,
  });
}
