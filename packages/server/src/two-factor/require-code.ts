import type { DeviceSummary } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { recordEvent } from '../security-events/record-event.ts';
import type { UserRow } from '../users/user-store.ts';
import { type CodeKind, checkCode } from './check-code.ts';
import { sendTwoFactorNotice } from './two-factor-mail.ts';

export interface SignInCode {
  readonly user: UserRow;
  readonly device: DeviceSummary | null;
  readonly ip: string;
  readonly code: string | null;
}

/**
 * Accepts a user without two-factor, or with a valid code.
 * @throws {ApiError} 400 TWO_FACTOR_REQUIRED, TWO_FACTOR_INVALID, 429 RATE_LIMITED
 */
export async function requireCode(
  context: ServiceContext,
  { user, code, device, ip }: SignInCode,
): Promise<CodeKind | null> {
  if (!user.has2fa) return null;
  if (code === null || code.trim() === '') throw codeRequired();
  const kind = await checkCode(context, { userId: user.id, code });
  if (kind === 'recovery') await tellOfRecovery(context, { user, device, ip });
  return kind;
}

/** Creates the refusal of a sign-in without a code, in the words of R-AUTH-03. */
export function codeRequired(): ApiError {
  return new ApiError(400, 'TWO_FACTOR_REQUIRED', { errors: ['2FA code is required to login'] });
}

async function tellOfRecovery(
  context: ServiceContext,
  { user, device, ip }: Omit<SignInCode, 'code'>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const type = 'RECOVERY_CODE_USED';
    await recordEvent(tx, context.platform, { userId: user.id, type, ip, device });
    await sendTwoFactorNotice(tx, context, { to: user, change: 'recovery-code-used' });
  });
}
