import type { SecuritySettings } from '@billfold/core/contract';
import * as z from 'zod/mini';
import { ApiError } from '../platform/api-error.ts';

export interface MemberSignIn {
  readonly has2fa: boolean;
  readonly signedInAt: Date | null;
  readonly now: Date;
}

const rules = z.object({
  requires2fa: z.exactOptional(z.boolean()),
  sessionHours: z.exactOptional(z.nullable(z.int())),
});

/**
 * Refuses members whose sign-in is not as the security settings of the business want it.
 * @throws {ApiError} 403 TEAM_NEEDS_TWO_FACTOR, TEAM_NEEDS_SIGN_IN
 */
export function refuseAgainstRules(
  stored: unknown,
  { has2fa, signedInAt, now }: MemberSignIn,
): void {
  const { requires2fa, sessionHours }: Partial<SecuritySettings> = z.parse(rules, stored ?? {});
  if (requires2fa === true && !has2fa)
    throw new ApiError(403, 'TEAM_NEEDS_TWO_FACTOR', {
      errors: ['This business admits members with two-factor authentication only. Turn it on.'],
    });
  if (sessionHours === undefined || sessionHours === null) return;
  const endsAt = (signedInAt?.getTime() ?? 0) + sessionHours * 3_600_000;
  if (endsAt <= now.getTime())
    throw new ApiError(403, 'TEAM_NEEDS_SIGN_IN', {
      errors: ['This business asks for a new sign-in. Sign out and sign in again.'],
    });
}
