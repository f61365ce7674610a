import type { AttentionReason, BusinessNotificationEvent } from '@billfold/core/contract';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, newestFirst } from '../columns.ts';
import { businesses } from './businesses.ts';
import { users } from './identity.ts';

/** Events of a business that its settings want in the app. Sentences are made when they are read, so that no row has personal data. */
export const businessNotifications = pgTable(
  'business_notifications',
  {
    /** `ntf_` and 128 random bits. */
    id: text('id').primaryKey(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    livemode: boolean('livemode').notNull(),
    event: text('event').$type<BusinessNotificationEvent>().notNull(),
    /** Object that it is about, with an id of the API whose prefix names its kind. */
    objectId: text('object_id').notNull(),
    reasons: jsonb('reasons').$type<readonly AttentionReason[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('business_notifications_newest').on(
      ...([t.businessId, t.livemode, newestFirst(t.createdAt), t.id] as const),
    ),
    index('business_notifications_end').on(t.createdAt),
  ],
);

/** Notifications that a member has read. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    notificationId: text('notification_id')
      .notNull()
      .references(() => businessNotifications.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.userId] }),
    index('notification_reads_user').on(t.userId),
  ],
);
