import type { UndoEmail } from '@billfold/core/contract';
import { and, eq, gte, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { oneTimeTokens, totpSecrets, userIdentities, users } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { Caller } from '../http/bind.ts';
import { revokeTokensOf } from '../personal-tokens/personal-token-store.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { removeTwoFactor } from '../two-factor/totp-store.ts';
import { emailTaken } from '../users/email-taken.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import {
  dropTokensOf,
  findToken,
  type OneTimeToken,
  spendTokensOf,
} from '../users/one-time-token.ts';
import { requireUser } from '../users/user-store.ts';
import { sendReset } from './password-mail.ts';

/**
 * Gives a user their old address back. The change was made with the password, so that is discarded
 * with all sessions and tokens and with what was set up since; a link for a new one is mailed.
 * @throws {ApiError} 400 TOKEN_INVALID, TOKEN_EXPIRED
 */
export async function undoEmailChange(
  context: ServiceContext,
  { token }: UndoEmail,
  { ip }: Caller,
): Promise<null> {
  const { db, platform } = context;
  const now = nowOf(platform);
  try {
    await db.transaction(async (tx) => {
      const found = await findToken(tx, { token, purpose: 'undo_email', now });
      const { userId } = found;
      const { email } = z.parse(moved, found.payload);
      const emailNorm = normalizeEmail(email);
      await tx
        .update(users)
        .set({ email, emailNorm, emailVerifiedAt: now, passwordHash: null })
        .where(and(eq(users.id, userId), isNull(users.deletedAt)));
      await forgetSince(tx, found, now);
      await endSessionsOf(tx, platform, { userId, except: null });
      await revokeTokensOf(tx, userId, now);
      await recordEvent(tx, platform, { userId, type: 'EMAIL_CHANGE_UNDONE', ip, device: null });
      await sendReset(tx, context, await requireUser(tx, userId));
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_norm')) throw emailTaken();
    throw error;
  }
  return null;
}

/**
 * Removes what was set up after the change: two-factor sign-in, external identities and one-time
 * links, such as the undo links of later changes. Undo links of earlier changes stay valid.
 */
async function forgetSince(tx: Db, undone: OneTimeToken, now: Date): Promise<void> {
  const { userId, createdAt } = undone;
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'undo_email'),
        isNull(oneTimeTokens.usedAt),
        gte(oneTimeTokens.createdAt, createdAt),
      ),
    );
  await dropTokensOf(tx, userId, 'verify_email');
  for (const purpose of ['reset_password', 'handoff'] as const)
    await spendTokensOf(tx, userId, { now, purpose });
  const [later] = await tx
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), gte(totpSecrets.confirmedAt, createdAt)));
  if (later !== undefined) await removeTwoFactor(tx, userId);
  await tx
    .delete(userIdentities)
    .where(and(eq(userIdentities.userId, userId), gte(userIdentities.createdAt, createdAt)));
}

const moved = z.object({ email: z.string() });
