import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { oneTimeTokens, users } from '../db/schema.ts';
import { emailTaken } from './email-taken.ts';
import { normalizeEmail } from './normalize-email.ts';

export interface WantedEmail {
  readonly email: string;
  /** Existing user who wants the email; undefined for a sign-up. */
  readonly userId?: string;
  readonly now: Date;
}

/**
 * Reserves an email for the user who was moved away from it, for as long as they may undo that:
 * else the attacker who moved them would take it at once.
 * @throws {ApiError} 409 EMAIL_TAKEN
 */
export async function refuseReservedEmail(
  db: Db,
  { email, userId, now }: WantedEmail,
): Promise<void> {
  const [reserved] = await db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        eq(oneTimeTokens.purpose, 'undo_email'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        eq(sql`lower(${oneTimeTokens.payload}->>'email')`, normalizeEmail(email)),
        isNull(users.deletedAt),
        userId === undefined ? undefined : ne(oneTimeTokens.userId, userId),
      ),
    )
    .limit(1);
  if (reserved !== undefined) throw emailTaken();
}
