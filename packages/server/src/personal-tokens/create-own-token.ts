import type { CreatedPersonalToken, CreatePersonalToken, Data } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { personalTokens } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { createToken, hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { holdSession } from '../sessions/session-store.ts';
import { requireStepUp, type SteppingCall } from '../step-up/require-step-up.ts';
import { lockUser } from '../users/user-store.ts';
import { countTokensOf } from './personal-token-store.ts';
import { sendTokenNotice } from './token-mail.ts';

const longestMs = 366 * 24 * 3_600_000;
const mostTokens = 50;

/**
 * Creates a personal token, and notifies the user by mail.
 * @throws {ApiError} 400 VALIDATION_FAILED (expiresAt), INVALID_CREDENTIALS, TWO_FACTOR_INVALID,
 * 403 EMAIL_NOT_VERIFIED, STEP_UP_REQUIRED, 409 TOO_MANY_TOKENS, 429
 */
export async function createOwnToken(
  context: ServiceContext,
  { principal, caller }: SteppingCall,
  { name, access, expiresAt, ...proof }: CreatePersonalToken,
): Promise<Data<CreatedPersonalToken>> {
  const { db, platform } = context;
  const { userId, isEmailVerified } = principal;
  if (!isEmailVerified)
    throw new ApiError(403, 'EMAIL_NOT_VERIFIED', { errors: ['Verify your email first.'] });
  const createdAt = nowOf(platform);
  const lifeMs = expiresAt.getTime() - createdAt.getTime();
  if (lifeMs <= 0 || lifeMs > longestMs)
    throw fieldRefused('expiresAt', { message: 'Must be in the future, at most a year from now' });
  const user = await requireStepUp(context, { principal, caller }, proof);
  const token = `bfp_${createToken(platform.random)}`;
  const row = { id: platform.newId(), name, access, createdAt, expiresAt };
  await db.transaction(async (tx) => {
    // Locked, so that each of several requests at once counts those before it.
    await lockUser(tx, userId);
    // A new password ends all tokens, so an ended session must not create one meanwhile.
    if (principal.sessionId !== null) await holdSession(tx, principal.sessionId);
    if ((await countTokensOf(tx, userId, createdAt)) >= mostTokens)
      throw new ApiError(409, 'TOO_MANY_TOKENS', {
        errors: [
          fill('There are {count} tokens already. Revoke one first.', { count: mostTokens }),
        ],
      });
    await tx.insert(personalTokens).values({ ...row, userId, tokenHash: hashToken(token) });
    await recordOwnEvent(tx, platform, { type: 'PERSONAL_TOKEN_CREATED', principal, caller });
    await sendTokenNotice(tx, context, { to: user, access, expiresAt });
  });
  return { data: { ...row, lastUsedAt: null, token } };
}
