import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';

/**
 * Refuses live payments on a server that has test mode alone.
 * @throws {ApiError} 409 LIVE_MODE_UNAVAILABLE
 */
export function requireMode(
  { chainMode }: Pick<ServiceContext, 'chainMode'>,
  livemode: boolean,
): void {
  if (livemode && chainMode === 'sandbox')
    throw new ApiError(409, 'LIVE_MODE_UNAVAILABLE', {
      errors: ['This server is a sandbox. Only test mode works here.'],
    });
}

/** Returns the mode that lists and new payments have where none is named. */
export function liveModeOf({ chainMode }: Pick<ServiceContext, 'chainMode'>): boolean {
  return chainMode === 'live';
}
