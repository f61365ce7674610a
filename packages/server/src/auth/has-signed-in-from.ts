import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { sessions, users } from '../db/schema.ts';
import { normalizeEmail } from '../users/normalize-email.ts';

/**
 * Reports whether a session of this email began at this IP address, as far back as sessions are
 * kept.
 */
export async function hasSignedInFrom(db: Db, email: string, ip: string): Promise<boolean> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(users.emailNorm, normalizeEmail(email)), isNull(users.deletedAt), eq(sessions.ip, ip)),
    )
    .limit(1);
  return found !== undefined;
}
