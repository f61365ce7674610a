import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { sessions, users } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { UserRow } from '../users/user-store.ts';

/** Marks a session as stepped up now, unless the verified password was changed meanwhile. */
export async function markSteppedUp(
  { db, platform }: ServiceContext,
  { id, passwordHash }: UserRow,
  sessionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, id))
      .for('share');
    if (user?.passwordHash !== passwordHash) return;
    await tx
      .update(sessions)
      .set({ steppedUpAt: nowOf(platform) })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  });
}

/** Takes back the step-ups of a user, whose proof was replaced. */
export async function clearStepUp(tx: Db, userId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ steppedUpAt: null })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
