import type { MessageKey } from '../i18n/translate.ts';
import type { Platform } from '../platform/platform.ts';
import { createStore } from '../state/store.ts';
import { createCountdowns } from './countdowns.ts';
import { errorToNotification } from './error-to-notification.ts';
import {
  findSame,
  type NewNotification,
  type NotificationEvent,
  type NotificationsState,
  notificationsReducer,
} from './notification-state.ts';

export interface Notifications {
  get(): NotificationsState;
  subscribe(listener: () => void): () => void;
  /** Shows a notification, or raises the count of an open one with the same message. Returns its id. */
  notify(notification: NewNotification): string;
  /**
   * Shows the error of a failed call, with the texts of `find` where its answer has none; English unless given.
   * Returns its id; null for an error without a notification.
   */
  notifyError(error: unknown, find?: (key: MessageKey) => string): string | null;
  /** Hides a notification now. */
  dismiss(id: string): void;
  /** Pauses all countdowns until the returned function is called, such as under a pointer. */
  hold(): () => void;
  /** Removes all notifications and cancels their timers. */
  clear(): void;
}

/** Times of a notification (R-NOTE-02): shown for 5 s, faded over 200 ms; one that is loading stays. */
export const notificationTimes = { shownMs: 5_000, fadeMs: 200 } as const;

/**
 * Creates the notifications of one page or widget, which the platform's timers hide (R-NOTE-02).
 * @example
 * const notifications = createNotifications(browserPlatform());
 * const id = notifications.notify({ status: 'success', title: 'Copied', message: address });
 * notifications.dismiss(id);
 */
export function createNotifications(platform: Pick<Platform, 'clock' | 'schedule'>): Notifications {
  const store = createStore<NotificationsState>(() => ({ items: [] }));
  const countdowns = createCountdowns(platform);
  let lastId = 0;

  function dispatch(event: NotificationEvent): void {
    const next = notificationsReducer(store.get(), event);
    if (next === store.get()) return;
    store.set(next);
    countdowns.keep(next.items.map((item) => item.id));
  }
  function dismiss(id: string): void {
    if (!store.get().items.some((item) => item.id === id && item.isActive)) return;
    dispatch({ type: 'faded', id });
    const done = () => dispatch({ type: 'removed', id });
    countdowns.start(id, { ms: notificationTimes.fadeMs, holdable: false, done });
  }
  function notify(notification: NewNotification): string {
    const id = findSame(store.get(), notification)?.id ?? `notification-${++lastId}`;
    dispatch({ type: 'raised', id, notification });
    const done = () => dismiss(id);
    if (notification.status === 'loading') countdowns.stop(id);
    else countdowns.start(id, { ms: notificationTimes.shownMs, holdable: true, done });
    return id;
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    notify,
    notifyError: (error, find) => {
      const notification = errorToNotification(error, find);
      return notification && notify(notification);
    },
    dismiss,
    hold: countdowns.hold,
    clear: () => {
      countdowns.keep([]);
      store.set({ items: [] });
    },
  };
}
