/** A `loading` message stays until it is dismissed; the others leave by themselves. */
export type NotificationStatus = 'success' | 'error' | 'info' | 'loading';

/** Action message (R-NOTE-01). */
export interface Notification {
  readonly id: string;
  readonly status: NotificationStatus;
  readonly title: string;
  readonly message: string;
  /** False while it fades. */
  readonly isActive: boolean;
  /** How often the same message was raised while it was open. */
  readonly count: number;
}

export type NewNotification = Pick<Notification, 'status' | 'title' | 'message'>;

/** Open messages, oldest first. */
export interface NotificationsState {
  readonly items: readonly Notification[];
}

export type NotificationEvent =
  | { readonly type: 'raised'; readonly id: string; readonly notification: NewNotification }
  | { readonly type: 'faded'; readonly id: string }
  | { readonly type: 'removed'; readonly id: string };

const maximumOpen = 5;

/**
 * The next state; the same one where the event changes nothing. A message that is raised under an
 * open id counts on it; a sixth message drops the oldest.
 */
export function notificationsReducer(
  state: NotificationsState,
  event: NotificationEvent,
): NotificationsState {
  const item = state.items.find(({ id }) => id === event.id);
  switch (event.type) {
    case 'raised':
      return item
        ? replace(state, { ...item, isActive: true, count: item.count + 1 })
        : add(state, { ...event.notification, id: event.id, isActive: true, count: 1 });
    case 'faded':
      return item?.isActive ? replace(state, { ...item, isActive: false }) : state;
    case 'removed':
      return item ? { items: state.items.filter((other) => other !== item) } : state;
    default:
      event satisfies never;
      return state;
  }
}

/** The open message that says the same, fading or not. */
export function findSame(
  { items }: NotificationsState,
  { status, title, message }: NewNotification,
): Notification | undefined {
  return items.find(
    (item) => item.status === status && item.title === title && item.message === message,
  );
}

function add({ items }: NotificationsState, item: Notification): NotificationsState {
  return { items: [...items, item].slice(-maximumOpen) };
}

function replace({ items }: NotificationsState, item: Notification): NotificationsState {
  return { items: items.map((other) => (other.id === item.id ? item : other)) };
}
