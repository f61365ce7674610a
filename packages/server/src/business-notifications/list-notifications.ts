import type {
  BusinessNotification,
  CursorPage,
  CursorQuery,
  UnreadCount,
} from '@billfold/core/contract';
import { and, asc, count, desc, getTableColumns, sql } from 'drizzle-orm';
import { isAfterPlace } from '../db/is-after-place.ts';
import type { Db } from '../db/open-database.ts';
import { businessNotifications } from '../db/schema.ts';
import { cutPage, readCursor } from '../http/place-cursor.ts';
import { loadSubjects } from './load-subjects.ts';
import { isUnread, isVisible, type NotificationScope } from './visible-notifications.ts';

const defaultLimit = 25;
const mostCounted = 100;

/**
 * Lists the notifications that a member may see, the newest first, from where the last page ended.
 * @throws {ApiError} 400 VALIDATION_FAILED for a cursor that is none
 */
export async function listNotifications(
  db: Db,
  scope: NotificationScope,
  { cursor, limit = defaultLimit }: CursorQuery,
): Promise<CursorPage<BusinessNotification>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, 'ntf');
  const rows = await db
    .select({
      ...getTableColumns(businessNotifications),
      isRead: sql<boolean>`not (${isUnread(db, scope.member)})`,
    })
    .from(businessNotifications)
    .where(and(isVisible(scope), isAfterPlace(businessNotifications, after)))
    .orderBy(desc(businessNotifications.createdAt), asc(businessNotifications.id))
    .limit(limit + 1);
  const { page, ...place } = cutPage(rows, limit);
  const subjects = await loadSubjects(
    db,
    page.map(({ objectId }) => objectId),
  );
  return {
    ...place,
    // A row without its object is left out: it must not keep the others from being read.
    data: page.flatMap(({ id, event, livemode, createdAt, isRead, reasons, objectId }) => {
      const subject = subjects.get(objectId);
      return subject ? [{ id, event, livemode, createdAt, isRead, reasons, subject }] : [];
    }),
  };
}

/** Counts the notifications that a member may see and has not read, up to 100. */
export async function countUnread(db: Db, scope: NotificationScope): Promise<UnreadCount> {
  const unread = db
    .select({ id: businessNotifications.id })
    .from(businessNotifications)
    .where(and(isVisible(scope), isUnread(db, scope.member)))
    .limit(mostCounted)
    .as('unread');
  const [row] = await db.select({ count: count() }).from(unread);
  return { count: row?.count ?? 0 };
}
