import type { VerifyEmail } from '@billfold/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { oneTimeTokens, users } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { ApiError } from '../platform/api-error.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordEvent } from '../security-events/record-event.ts';

/** For this long a used link works again: people click twice, and pages load twice. */
const graceMs = 10 * 60_000;

/** Consumes the token of a verification mail. @throws {ApiError} 400 TOKEN_INVALID or TOKEN_EXPIRED */
export async function verifyEmailAddress(
  { db, platform }: ServiceContext,
  { token }: VerifyEmail,
  { ip }: Pick<Caller, 'ip'>,
): Promise<null> {
  const now = nowOf(platform);
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.tokenHash, hashToken(token)),
          eq(oneTimeTokens.purpose, 'verify_email'),
        ),
      )
      .for('update');
    if (found === undefined) throw refused('TOKEN_INVALID');
    if (found.usedAt !== null) {
      if (now.getTime() - found.usedAt.getTime() <= graceMs) return null;
      throw refused('TOKEN_INVALID');
    }
    if (found.expiresAt <= now) throw refused('TOKEN_EXPIRED');
    await tx.update(oneTimeTokens).set({ usedAt: now }).where(eq(oneTimeTokens.id, found.id));
    await tx
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(eq(users.id, found.userId), isNull(users.emailVerifiedAt)));
    const event = { type: 'EMAIL_VERIFIED', userId: found.userId, ip, device: null } as const;
    await recordEvent(tx, platform, event);
    return null;
  });
}

function refused(code: 'TOKEN_INVALID' | 'TOKEN_EXPIRED'): ApiError {
  return new ApiError(400, code, { errors: ['Failed to verify email'] });
}
