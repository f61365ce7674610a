import type { Data, ListResetLogins, ResetLogin } from '@billfold/core/contract';
import { maskEmail } from '@billfold/core/internal';
import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { listIdentitiesOf } from '../users/identity-store.ts';
import { findToken } from '../users/one-time-token.ts';
import { requireUser } from '../users/user-store.ts';

/**
 * Lists the logins that still sign in after a reset with this token, which stays unused. Those of a
 * never-verified address are removed by the reset.
 * @throws {ApiError} 400 TOKEN_INVALID, TOKEN_EXPIRED
 */
export async function listResetLogins(
  { db, platform }: ServiceContext,
  { token }: ListResetLogins,
): Promise<Data<readonly ResetLogin[]>> {
  const sent = { token, purpose: 'reset_password', now: nowOf(platform) } as const;
  const { userId } = await findToken(db, sent);
  const { emailVerifiedAt } = await requireUser(db, userId);
  const logins = emailVerifiedAt === null ? [] : await listIdentitiesOf(db, userId);
  return { data: logins.map(({ provider, email }) => ({ provider, email: maskEmail(email) })) };
}
