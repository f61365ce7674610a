import { and, eq, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { isAfterPlace } from '../db/is-after-place.ts';
import type { Db } from '../db/open-database.ts';
import { businessNotifications, notificationReads } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import { notFound } from '../platform/api-error.ts';
import { isUnread, isVisible } from './visible-notifications.ts';

type Member = Pick<Membership, 'businessId' | 'userId' | 'role'>;

export interface MarkedNotification {
  readonly member: Member;
  readonly id: string;
  /** Marks all before it too. */
  readonly withEarlier: boolean;
}

/** Marks a notification as read by a member, once however often it is marked. @throws {ApiError} 404 */
export async function markRead(
  { db }: Pick<ServiceContext, 'db'>,
  { member, id, withEarlier }: MarkedNotification,
): Promise<null> {
  const place = await findNotification(db, member, id);
  const { livemode } = place;
  const isMarked = eq(businessNotifications.id, id);
  const read = db
    .select({
      notificationId: businessNotifications.id,
      userId: sql<string>`${member.userId}::uuid`.as('user_id'),
    })
    .from(businessNotifications)
    .where(
      and(
        isVisible({ member, livemode }),
        isUnread(db, member),
        withEarlier ? or(isMarked, isAfterPlace(businessNotifications, place)) : isMarked,
      ),
    );
  await db.insert(notificationReads).select(read).onConflictDoNothing();
  return null;
}

async function findNotification(db: Db, member: Member, id: string) {
  const [found] = await db
    .select()
    .from(businessNotifications)
    .where(
      and(
        eq(businessNotifications.id, id),
        or(isVisible({ member, livemode: true }), isVisible({ member, livemode: false })),
      ),
    );
  if (found === undefined) throw notFound('notification');
  return found;
}
