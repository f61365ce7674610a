import { unwrap, unwrapCursorPage } from '../client/unwrap.ts';
import {
  countUnreadNotifications,
  type ListBusinessNotifications,
  listBusinessNotifications,
  type NotificationMode,
  readNotification,
  readNotificationsThrough,
} from '../contract/business/notifications.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.notifications`. */
export type BusinessNotifications = ReturnType<typeof createBusinessNotifications>;

/** Creates the calls about the notifications of a business in the app. */
export function createBusinessNotifications({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the notifications of a business that the member may see, newest first.
     * @example
     * const { items } = await client.notifications.list(businessId, { limit: 20 });
     */
    list: (businessId: number, query: ListBusinessNotifications = {}, options?: CallOptions) =>
      unwrapCursorPage(call(listBusinessNotifications)({ params: { businessId }, query }, options)),
    /**
     * Counts the notifications that the member has not read, up to 100.
     * @example
     * const { count } = await client.notifications.countUnread(businessId);
     */
    countUnread: (businessId: number, query: NotificationMode = {}, options?: CallOptions) =>
      unwrap(call(countUnreadNotifications)({ params: { businessId }, query }, options)),
    /**
     * Marks a notification as read.
     * @example
     * await client.notifications.read(businessId, notification.id);
     */
    read: (businessId: number, id: string, options?: CallOptions) =>
      call(readNotification)({ params: { businessId, id } }, options),
    /**
     * Marks a notification and all before it as read.
     * @example
     * await client.notifications.readThrough(businessId, newest.id);
     */
    readThrough: (businessId: number, through: string, options?: CallOptions) =>
      call(readNotificationsThrough)({ params: { businessId }, body: { through } }, options),
  };
}
