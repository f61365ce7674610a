import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';

/**
 * Refuses payments in a mode that this server does not have.
 * @throws {ApiError} 409 LIVE_MODE_UNAVAILABLE, TEST_MODE_UNAVAILABLE
 */
export function requireMode(
  { chainMode }: Pick<ServiceContext, 'chainMode'>,
  livemode: boolean,
): void {
  if (livemode && chainMode === 'sandbox')
    throw new ApiError(409, 'LIVE_MODE_UNAVAILABLE', {
      errors: ['This server is a sandbox. Only test mode works here.'],
    });
  if (!livemode && chainMode === 'live')
    throw new ApiError(409, 'TEST_MODE_UNAVAILABLE', {
      errors: ['Test payments need a sandbox server. This one serves live networks only.'],
    });
}

/** Returns the mode of payments that this server has. */
export function liveModeOf({ chainMode }: Pick<ServiceContext, 'chainMode'>): boolean {
  return chainMode === 'live';
}
