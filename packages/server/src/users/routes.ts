import {
  getNotifications,
  getUserPlatform,
  updateNotifications,
  updateUser,
  updateUserPlatform,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { loadNotifications } from './notification-choices.ts';
import { loadOwnPlatform, updateOwnPlatform } from './own-platform.ts';
import { updateOwnNotifications } from './update-own-notifications.ts';
import { updateOwnProfile } from './update-own-profile.ts';

export function bindUserRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(updateUser)(({ principal, body }) =>
    updateOwnProfile(context, principal.userId, body),
  );
  bind.signedIn(getNotifications)(async ({ principal }) => ({
    data: await loadNotifications(context.db, principal.userId),
  }));
  bind.signedIn(updateNotifications)(({ principal, body }) =>
    updateOwnNotifications(context, principal.userId, body),
  );
  bind.signedIn(getUserPlatform)(({ principal }) => loadOwnPlatform(context, principal.userId));
  bind.signedIn(updateUserPlatform)(({ principal, body }) =>
    updateOwnPlatform(context, principal.userId, body),
  );
}
