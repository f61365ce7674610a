import { and, inArray, isNull, lte } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import {
  affiliateSignUps,
  mailOutbox,
  notificationReads,
  oneTimeTokens,
  personalTokens,
  securityEvents,
  sessions,
  users,
} from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';

const graceMs = 30 * 24 * 3_600_000;

/**
 * Erases the personal data of users who deleted themselves 30 days ago. The row stays, without a
 * name: wallets and their transactions refer to it. Returns the number of erased users.
 */
export async function eraseDeletedUsers({
  db,
  platform,
}: Pick<ServiceContext, 'db' | 'platform'>): Promise<number> {
  const now = nowOf(platform);
  const isDue = and(
    lte(users.deletedAt, new Date(now.getTime() - graceMs)),
    isNull(users.erasedAt),
  );
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(isDue)
      .limit(batch)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const personal = [
      ...[sessions, oneTimeTokens, personalTokens, securityEvents, affiliateSignUps],
      notificationReads,
    ];
    for (const table of personal) await tx.delete(table).where(inArray(table.userId, ids));
    await tx.delete(mailOutbox).where(
      inArray(
        mailOutbox.to,
        due.map(({ email }) => email),
      ),
    );
    const erased = { email: '', emailNorm: '', name: '', timezone: null, erasedAt: now };
    await tx.update(users).set(erased).where(inArray(users.id, ids));
    return ids.length;
  });
}

const batch = 100;
