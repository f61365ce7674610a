import { and, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isSurplusNotification } from '../business-notifications/surplus-notifications.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import {
  apiRequests,
  businessNotifications,
  embedSessions,
  externalLogins,
  mailOutbox,
  oneTimeTokens,
  outbox,
  paymentRequests,
  personalTokens,
  rateLimits,
  securityEvents,
  sessions,
} from '../db/schema.ts';
import { deleteOldAnswers } from '../idempotency/idempotency-store.ts';
import { nowOf } from '../platform/server-platform.ts';
import { expireReports } from '../reports/expire-reports.ts';
import { keptMs as eventsKeptMs } from '../security-events/list-own-events.ts';
import { idleMs } from '../sessions/session-store.ts';
import { eraseDeletedUsers } from '../user-deletion/erase-deleted-users.ts';
import { expireExports } from '../user-exports/user-export-store.ts';
import { deleteOldEvents } from '../webhooks/delete-old-events.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Deletes records whose retention period is over, and erases users who deleted themselves. */
export async function deleteOldRecords({
  db,
  platform,
}: Pick<ServiceContext, 'db' | 'platform'>): Promise<void> {
  const now = nowOf(platform).getTime();
  const before = (ms: number): Date => new Date(now - ms);
  const ended = before(90 * dayMs);
  await forget(
    db,
    sessions,
    or(
      lt(sessions.revokedAt, ended),
      lt(sessions.expiresAt, ended),
      lt(sessions.lastSeenAt, before(90 * dayMs + idleMs)),
    ),
  );
  await forget(
    db,
    personalTokens,
    or(lt(personalTokens.revokedAt, ended), lt(personalTokens.expiresAt, ended)),
  );
  await forget(db, embedSessions, lt(embedSessions.expiresAt, before(dayMs)));
  await forget(db, securityEvents, lt(securityEvents.at, before(eventsKeptMs)));
  await forget(db, oneTimeTokens, lt(oneTimeTokens.expiresAt, before(7 * dayMs)));
  await forget(db, externalLogins, lt(externalLogins.expiresAt, before(dayMs)));
  await forget(db, mailOutbox, lt(mailOutbox.createdAt, before(7 * dayMs)));
  await forget(db, outbox, and(isNotNull(outbox.doneAt), lt(outbox.doneAt, before(7 * dayMs))));
  // No window is longer than a day.
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, before(2 * dayMs)));
  await forget(db, apiRequests, lt(apiRequests.at, before(30 * dayMs)));
  await forget(db, paymentRequests, lt(paymentRequests.expiresAt, before(30 * dayMs)));
  await forget(db, businessNotifications, lt(businessNotifications.createdAt, ended));
  await forget(db, businessNotifications, isSurplusNotification(db));
  await deleteOldAnswers(db, new Date(now));
  await deleteOldEvents(db, new Date(now));
  await expireExports(db, new Date(now));
  await expireReports(db, new Date(now));
  await eraseDeletedUsers({ db, platform });
}

/** In batches: a statement that deletes a year's rows would hold everything up. */
async function forget(
  db: Db,
  table: PgTable & { readonly id: AnyPgColumn },
  isOld: SQL | undefined,
): Promise<void> {
  for (;;) {
    const old = db.select({ id: table.id }).from(table).where(isOld).limit(batch);
    const gone = await db.delete(table).where(inArray(table.id, old)).returning({ id: table.id });
    if (gone.length < batch) return;
  }
}

const batch = 1_000;
