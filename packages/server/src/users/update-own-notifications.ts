import type { Data, NotificationSettings, UpdateNotifications } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { notificationSettings } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { loadNotifications, requiredMails } from './notification-choices.ts';

/**
 * An event that is left out is told as at first.
 * @throws {ApiError} 400 NOTIFICATION_REQUIRED, VALIDATION_FAILED (events)
 */
export async function updateOwnNotifications(
  { db }: ServiceContext,
  userId: string,
  { events, quietHours }: UpdateNotifications,
): Promise<Data<NotificationSettings>> {
  const chosen = new Map(events.map(({ event, email, inApp }) => [event, { email, inApp }]));
  if (chosen.size < events.length)
    throw fieldRefused('events', { message: 'An event is given twice' });
  for (const event of requiredMails)
    if (chosen.get(event)?.email === false)
      throw new ApiError(400, 'NOTIFICATION_REQUIRED', {
        errors: ['Emails about your password and two-factor sign-in are always on.'],
      });
  const row = {
    events: Object.fromEntries(chosen),
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
  };
  await db
    .insert(notificationSettings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: row });
  return { data: await loadNotifications(db, userId) };
}
