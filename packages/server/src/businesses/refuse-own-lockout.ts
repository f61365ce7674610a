import type { SecuritySettings } from '@billfold/core/contract';
import type { Db } from '../db/open-database.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { requireUser } from '../users/user-store.ts';
import type { BusinessActor } from './business-actor.ts';

/** Refuses to require what the caller does not have: they could not take it back. */
export async function refuseOwnLockout(
  tx: Db,
  { member }: BusinessActor,
  { requires2fa }: SecuritySettings,
): Promise<void> {
  if (!requires2fa || (await requireUser(tx, member.userId)).has2fa) return;
  throw fieldRefused('requires2fa', {
    ...{ status: 409, code: 'TEAM_NEEDS_TWO_FACTOR' },
    message: 'Turn on two-factor authentication for yourself first',
  });
}
