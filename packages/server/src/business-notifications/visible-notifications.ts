import {
  businessNotificationEvents,
  isPermitted,
  notificationPermissions,
} from '@billfold/core/contract';
import { and, eq, exists, gte, inArray, not, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businessMembers, businessNotifications, notificationReads } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';

/** Notifications of one mode of a business, to one of its members. */
export interface NotificationScope {
  readonly member: Pick<Membership, 'businessId' | 'userId' | 'role'>;
  readonly livemode: boolean;
}

/** Returns the condition for notifications about what the role of the member may see. */
export function isVisible({
  member: { businessId, role },
  livemode,
}: NotificationScope): SQL | undefined {
  const events = businessNotificationEvents.filter((event) =>
    isPermitted(role, notificationPermissions[event], livemode),
  );
  return and(
    eq(businessNotifications.businessId, businessId),
    eq(businessNotifications.livemode, livemode),
    inArray(businessNotifications.event, events),
  );
}

/** Returns the condition for notifications since a member joined that they have not read. */
export function isUnread(
  db: Db,
  { businessId, userId }: Pick<Membership, 'businessId' | 'userId'>,
): SQL {
  const joined = db
    .select({ at: businessMembers.createdAt })
    .from(businessMembers)
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, userId)));
  const reads = db
    .select({ id: notificationReads.notificationId })
    .from(notificationReads)
    .where(
      and(
        eq(notificationReads.notificationId, businessNotifications.id),
        eq(notificationReads.userId, userId),
      ),
    );
  const unread = and(gte(businessNotifications.createdAt, joined), not(exists(reads)));
  if (unread === undefined) throw new Error('no condition');
  return unread;
}
