import * as z from 'zod/mini';
import { businessItemPath, publicId } from '../payments/requests.ts';
import { businessPath, freeText } from '../payments/values.ts';
import { describeRequest } from '../request-schemas.ts';
import { flag } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { pageNumber } from '../values.ts';
import type { ListBusinessNotifications, NotificationMode, ReadThrough } from './notifications.ts';
import * as calls from './notifications.ts';

/** Requests of the calls about notifications of a business in the app. */
export const notificationRequests = [
  describeRequest(calls.listBusinessNotifications, {
    summary:
      'Notifications of the last 90 days about what the member may see, newest first, each with its object as it is now.',
    params: businessPath,
    query: (): Schema<ListBusinessNotifications> =>
      z.strictObject({
        cursor: z.exactOptional(freeText(300)),
        limit: z.exactOptional(pageNumber(100)),
        livemode: z.exactOptional(flag()),
      }),
  }),
  describeRequest(calls.countUnreadNotifications, {
    summary: 'The number of notifications that the member has not read, at most 100.',
    params: businessPath,
    query: (): Schema<NotificationMode> => z.strictObject({ livemode: z.exactOptional(flag()) }),
  }),
  describeRequest(calls.readNotification, {
    summary: 'Mark a notification as read by the member.',
    params: businessItemPath('ntf'),
  }),
  describeRequest(calls.readNotificationsThrough, {
    summary: 'Mark a notification and all before it in its mode as read by the member.',
    params: businessPath,
    body: (): Schema<ReadThrough> => z.strictObject({ through: publicId('ntf') }),
  }),
];
