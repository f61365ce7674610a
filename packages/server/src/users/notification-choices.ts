import type {
  NotificationChoice,
  NotificationEvent,
  NotificationSettings,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/open-database.ts';
import { notificationSettings } from '../db/schema.ts';

/** Notification settings of a new user. */
export const defaultChoices: readonly NotificationChoice[] = [
  { event: 'NEW_DEVICE', email: true, inApp: true },
  { event: 'SECURITY_CHANGED', email: true, inApp: true },
  { event: 'SENT', email: true, inApp: true },
  { event: 'RECEIVED', email: true, inApp: true },
  { event: 'CONFIRMED', email: false, inApp: true },
  { event: 'PRODUCT_NEWS', email: false, inApp: false },
];

/** Mails that cannot be turned off: an attacker who takes over an account would do so first. */
export const requiredMails: readonly NotificationEvent[] = ['SECURITY_CHANGED'];

/**
 * Loads the notification settings in the order of the defaults, with the events that are new since
 * the user chose.
 */
export async function loadNotifications(db: Db, userId: string): Promise<NotificationSettings> {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  const chosen = z.parse(storedChoices, row?.events ?? {});
  const { quietFrom: from = null, quietTo: to = null } = row ?? {};
  return {
    events: defaultChoices.map((choice) => ({ ...choice, ...chosen[choice.event] })),
    quietHours: from !== null && to !== null ? { from, to } : null,
    required: requiredMails,
  };
}

/** Reports whether a user wants mails about `event`. */
export async function wantsMail(
  db: Db,
  userId: string,
  event: NotificationEvent,
): Promise<boolean> {
  const { events } = await loadNotifications(db, userId);
  return events.some((choice) => choice.event === event && choice.email);
}

const storedChoices = z.record(z.string(), z.object({ email: z.boolean(), inApp: z.boolean() }));
