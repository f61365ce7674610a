import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { sessions, users } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import { hashDevice } from './device-cookie.ts';

/**
 * Reports whether the user of an email has signed in from the browser of the caller, as far back as
 * sessions are kept. It decides which limit an attempt counts for, never whether it is right.
 */
export async function isOwnDevice(
  db: Db,
  email: string,
  caller: Pick<Caller, 'cookie'>,
): Promise<boolean> {
  const deviceHash = hashDevice(caller);
  if (deviceHash === null) return false;
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(users.emailNorm, normalizeEmail(email)),
        isNull(users.deletedAt),
        eq(sessions.deviceHash, deviceHash),
      ),
    )
    .limit(1);
  return found !== undefined;
}
