import {
  countUnreadNotifications,
  listBusinessNotifications,
  readNotification,
  readNotificationsThrough,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { countUnread, listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';

/** Binds the calls of members about the notifications of their business in the app. */
export function bindNotificationRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  bind.member(listBusinessNotifications)(({ member, query }) => {
    const { livemode = liveModeOf(context), ...place } = query;
    return listNotifications(db, { member, livemode }, place);
  });
  bind.member(countUnreadNotifications)(async ({ member, query }) => {
    const { livemode = liveModeOf(context) } = query;
    return { data: await countUnread(db, { member, livemode }) };
  });
  bind.member(readNotification)(({ member, params: { id } }) =>
    markRead(context, { member, id, withEarlier: false }),
  );
  bind.member(readNotificationsThrough)(({ member, body: { through } }) =>
    markRead(context, { member, id: through, withEarlier: true }),
  );
}
