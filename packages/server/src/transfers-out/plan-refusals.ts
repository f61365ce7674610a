import { ApiError } from '../platform/api-error.ts';
import { fill, type RefusalText, whole } from '../refusal-texts/refusal-text.ts';
import type { TransferRow } from './transfer-store.ts';

/** Requires a plan whose time is not over. @throws {ApiError} 409 PLAN_EXPIRED */
export function requireFresh({ planExpiresAt }: TransferRow, now: Date): void {
  if (planExpiresAt !== null && planExpiresAt > now) return;
  throw new ApiError(409, 'PLAN_EXPIRED', {
    message: 'The plan has expired',
    errors: ['Fees may have changed. Make a new plan.'],
  });
}

/** Creates the refusal of a plan whose funds or target are not as it says. */
export function planOutdated(cause: RefusalText): ApiError {
  return new ApiError(409, 'PLAN_OUTDATED', {
    message: 'The plan is outdated',
    errors: [fill('{causeText} Make a new plan.', { causeText: whole(cause) })],
  });
}
