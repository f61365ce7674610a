import type { StepUpProof } from '@billfold/core/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { sessions } from '../db/schema.ts';
import type { Caller, Principal } from '../http/bind.ts';
import { ApiError, type ApiErrorInfo } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { requireCode } from '../two-factor/require-code.ts';
import { requireUser, type UserRow } from '../users/user-store.ts';
import { markSteppedUp } from './mark-stepped-up.ts';
import { requireRightPassword } from './require-right-password.ts';

/** Age up to which a step-up counts, and the sign-in of a user without a password. */
const validMs = 15 * 60_000;

export interface SteppingCall {
  readonly principal: Principal;
  readonly caller: Caller;
}

/**
 * Requires proof of identity within the last 15 minutes: a step-up of this session, the password
 * and code in `proof`, or the sign-in of a user without a password. A given password or code is
 * always verified. Nothing is verified, and no code used up, while a part is missing.
 * @throws {ApiError} 403 STEP_UP_REQUIRED, 400 INVALID_CREDENTIALS, TWO_FACTOR_INVALID,
 * 429 RATE_LIMITED or BUSY
 */
export async function requireStepUp(
  context: ServiceContext,
  { principal, caller }: SteppingCall,
  proof: StepUpProof,
): Promise<UserRow> {
  const user = await requireUser(context.db, principal.userId);
  const { sessionId } = principal;
  if (sessionId === null) throw signInRequired();
  const { password, code } = proofOf(user, proof);
  if (!(await hasRecentProof(context, user, sessionId))) {
    if (user.passwordHash === null) throw signInRequired();
    refuseMissing(user, { password, code });
  }
  if (password !== null) await requireRightPassword(context, user, password);
  if (code !== null) await requireCode(context, { user, code, device: null, ip: caller.ip });
  if (password !== null && (code !== null || !user.has2fa))
    await markSteppedUp(context, user, sessionId);
  return user;
}

interface GivenProof {
  readonly password: string | null;
  readonly code: string | null;
}

/** Drops empty parts, and those that the user cannot have. */
function proofOf({ passwordHash, has2fa }: UserRow, { password, code }: StepUpProof): GivenProof {
  return {
    password: passwordHash === null ? null : password || null,
    code: has2fa ? code?.trim() || null : null,
  };
}

async function hasRecentProof(
  { db, platform }: ServiceContext,
  { passwordHash }: UserRow,
  sessionId: string,
): Promise<boolean> {
  const provedAt = passwordHash === null ? sessions.createdAt : sessions.steppedUpAt;
  const since = new Date(nowOf(platform).getTime() - validMs);
  const recent = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(provedAt, since)));
  return recent.length > 0;
}

function refuseMissing({ has2fa }: UserRow, { password, code }: GivenProof): void {
  const fields: Record<string, readonly RefusalText[]> = {
    ...(password === null ? { password: ['Enter your password.'] } : {}),
    ...(has2fa && code === null ? { code: ['Enter a two-factor code.'] } : {}),
  };
  const errors = Object.values(fields).flat();
  if (errors.length > 0) throw stepUpRequired({ fields, errors });
}

/** Creates the refusal of a call that no field can prove, so `fields` is empty. */
function signInRequired(): ApiError {
  return stepUpRequired({
    fields: {},
    errors: ['Sign in again to continue. This needs a sign-in within the last 15 minutes.'],
  });
}

function stepUpRequired(info: Pick<ApiErrorInfo, 'fields' | 'errors'>): ApiError {
  return new ApiError(403, 'STEP_UP_REQUIRED', { message: 'Confirm that it is you', ...info });
}
