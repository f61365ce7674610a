import type { Data, RecoveryCodes, TwoFactorCode } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Caller, Principal } from '../http/bind.ts';
import { revokeTokensOf } from '../personal-tokens/personal-token-store.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { lockUser, requireUser } from '../users/user-store.ts';
import { judging } from './check-code.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { alreadyEnabled } from './set-up-two-factor.ts';
import { stepOfCode } from './totp-code.ts';
import { confirmSecret, loadSecret } from './totp-store.ts';
import { sendTwoFactorNotice } from './two-factor-mail.ts';

/**
 * Turns two-factor on. Every other session and every personal token ends: they were created without
 * a code.
 * @throws {ApiError} 400 TWO_FACTOR_INVALID, 409 TWO_FACTOR_ENABLED, TWO_FACTOR_NOT_SET_UP, 429
 */
export async function enableOwnTwoFactor(
  context: ServiceContext,
  { principal, caller }: { readonly principal: Principal; readonly caller: Caller },
  { code }: TwoFactorCode,
): Promise<Data<RecoveryCodes>> {
  const { db, platform } = context;
  const user = await requireUser(db, principal.userId);
  const stored = await loadSecret(db, context, user.id);
  if (stored === null)
    throw new ApiError(409, 'TWO_FACTOR_NOT_SET_UP', { errors: ['Begin with a new secret.'] });
  if (stored.isConfirmed) throw alreadyEnabled();
  const step = await judging(
    context,
    user.id,
    async () =>
      stepOfCode(stored.secret, code.replaceAll(/\s/g, ''), platform.clock.now()) ?? 'wrong',
  );
  const recoveryCodes = await db.transaction(async (tx) => {
    // A sign-in under way without a code has opened its session, which ends here, or sees that it needs one.
    await lockUser(tx, user.id);
    if (!(await confirmSecret(tx, { userId: user.id, step, now: nowOf(platform) })))
      throw alreadyEnabled();
    await endSessionsOf(tx, platform, { userId: user.id, except: principal.sessionId });
    await revokeTokensOf(tx, user.id, nowOf(platform));
    await recordOwnEvent(tx, platform, { type: 'TWO_FACTOR_ENABLED', principal, caller });
    await sendTwoFactorNotice(tx, context, { to: user, change: 'enabled' });
    return replaceRecoveryCodes(tx, context, user.id);
  });
  return { data: { recoveryCodes } };
}
