import type { Data, RecoveryCodes, TwoFactorProof } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Caller, Principal } from '../http/bind.ts';
import { ApiError } from '../platform/api-error.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { requireUser, type UserRow } from '../users/user-store.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { removeTwoFactor } from './totp-store.ts';
import { sendTwoFactorNotice } from './two-factor-mail.ts';

export interface OwnCall {
  readonly principal: Principal;
  readonly caller: Caller;
}

/**
 * Turns two-factor off.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, TWO_FACTOR_INVALID, 403 STEP_UP_REQUIRED,
 * 409 TWO_FACTOR_DISABLED, 429 RATE_LIMITED
 */
export async function disableOwnTwoFactor(
  context: ServiceContext,
  { principal, caller }: OwnCall,
  body: TwoFactorProof,
): Promise<null> {
  const { db, platform } = context;
  const user = await proveByCode(context, { principal, caller }, body);
  await db.transaction(async (tx) => {
    await removeTwoFactor(tx, user.id);
    await recordOwnEvent(tx, platform, { type: 'TWO_FACTOR_DISABLED', principal, caller });
    await sendTwoFactorNotice(tx, context, { to: user, change: 'disabled' });
  });
  return null;
}

/**
 * Replaces the recovery codes.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, TWO_FACTOR_INVALID, 403 STEP_UP_REQUIRED,
 * 409 TWO_FACTOR_DISABLED, 429 RATE_LIMITED
 */
export async function renewOwnRecoveryCodes(
  context: ServiceContext,
  { principal, caller }: OwnCall,
  body: TwoFactorProof,
): Promise<Data<RecoveryCodes>> {
  const { db, platform } = context;
  const user = await proveByCode(context, { principal, caller }, body);
  const recoveryCodes = await db.transaction(async (tx) => {
    await recordOwnEvent(tx, platform, { type: 'RECOVERY_CODES_RENEWED', principal, caller });
    await sendTwoFactorNotice(tx, context, { to: user, change: 'codes-renewed' });
    return replaceRecoveryCodes(tx, context, user.id);
  });
  return { data: { recoveryCodes } };
}

async function proveByCode(
  context: ServiceContext,
  call: OwnCall,
  proof: TwoFactorProof,
): Promise<UserRow> {
  const user = await requireUser(context.db, call.principal.userId);
  if (!user.has2fa)
    throw new ApiError(409, 'TWO_FACTOR_DISABLED', { errors: ['Two-factor sign-in is off.'] });
  return requireStepUp(context, call, proof);
}
