import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import { type CursorPage, type CursorQuery, cursorPage } from '../merchant/cursor-page.ts';
import { accountNetwork, type Price, price } from '../payments/payment.ts';
import type { BusinessItemPath, BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal, nothing } from '../values.ts';
import { type AttentionReason, attentionReasons } from '../webhooks/events.ts';
import { type BusinessNotificationEvent, businessNotificationEvents } from './access-settings.ts';
import type { BusinessPermission } from './permissions.ts';

/**
 * Permission that a member needs to be notified of each event in the app: that of the page which shows it.
 * @example
 * notificationPermissions['webhook.failing']; // 'manage-developer'
 */
export const notificationPermissions: Readonly<
  Record<BusinessNotificationEvent, BusinessPermission>
> = {
  'payment.completed': 'view-payments',
  'payment.attention': 'view-payments',
  'refund.signature_needed': 'view-payments',
  'refund.confirmed': 'view-payments',
  'settlement.signature_needed': 'view-reports',
  'payout.signature_needed': 'view-reports',
  'webhook.failing': 'manage-developer',
  'webhook.disabled': 'manage-developer',
};

/** Amount of an asset that a notification is about. */
interface NotifiedAmount {
  readonly id: string;
  readonly amount: Decimal;
  readonly asset: string;
  readonly network: AccountNetworkCode;
}

/** Object that a notification is about, as it is now. */
export type NotificationSubject =
  | {
      readonly type: 'payment';
      readonly id: string;
      readonly price: Price;
      /** Order that is paid; null without one. */
      readonly orderId: string | null;
    }
  | ({ readonly type: 'unmatched_transfer' } & NotifiedAmount)
  /** `paymentId` is null of a refund of a transfer that names no payment. */
  | ({ readonly type: 'refund'; readonly paymentId: string | null } & NotifiedAmount)
  | ({ readonly type: 'settlement' } & NotifiedAmount)
  | ({ readonly type: 'payout' } & NotifiedAmount)
  | { readonly type: 'webhook'; readonly id: string; readonly url: string };

/** Event of a business that its settings want in the app. */
export interface BusinessNotification {
  readonly id: string;
  readonly event: BusinessNotificationEvent;
  readonly livemode: boolean;
  readonly createdAt: Date;
  /** True once the member who asks has read it, and from the start of one from before their membership. */
  readonly isRead: boolean;
  /** Reasons for which a payment needs attention; none of other events. */
  readonly reasons: readonly AttentionReason[];
  readonly subject: NotificationSubject;
}

export interface NotificationMode {
  /** The mode that the server has unless given. */
  readonly livemode?: boolean;
}
export interface ListBusinessNotifications extends CursorQuery, NotificationMode {}

/** Number of unread notifications. */
export interface UnreadCount {
  /** At most 100, which stands for 100 and more. */
  readonly count: number;
}

/** Notifications that a member has read: one, and all before it. */
export interface ReadThrough {
  /** Id of the newest of them. */
  readonly through: string;
}

const amountFields = () => ({
  id: z.string(),
  amount: decimal(),
  asset: z.string(),
  network: accountNetwork(),
});

const subject = (): Schema<NotificationSubject> =>
  z.union([
    z.object({
      ...{ type: z.literal('payment'), id: z.string(), price: price() },
      orderId: z.nullable(z.string()),
    }),
    z.object({ type: z.literal('unmatched_transfer'), ...amountFields() }),
    z.object({
      type: z.literal('refund'),
      paymentId: z.nullable(z.string()),
      ...amountFields(),
    }),
    z.object({ type: z.literal('settlement'), ...amountFields() }),
    z.object({ type: z.literal('payout'), ...amountFields() }),
    z.object({ type: z.literal('webhook'), id: z.string(), url: z.string() }),
  ]);

const notification = (): Schema<BusinessNotification> =>
  z.object({
    id: z.string(),
    event: z.enum(businessNotificationEvents),
    livemode: z.boolean(),
    createdAt: date(),
    isRead: z.boolean(),
    reasons: z.readonly(z.array(z.enum(attentionReasons))),
    subject: subject(),
  });

export const listBusinessNotifications: Endpoint<
  BusinessPath,
  ListBusinessNotifications,
  unknown,
  CursorPage<BusinessNotification>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/notifications',
  permission: 'view-payments',
  response: () => cursorPage(notification()),
};

export const countUnreadNotifications: Endpoint<
  BusinessPath,
  NotificationMode,
  unknown,
  Data<UnreadCount>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/notifications/unread',
  permission: 'view-payments',
  response: () => data<UnreadCount>(z.object({ count: z.int() })),
};

export const readNotification: Endpoint<BusinessItemPath, unknown, unknown, null> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/notifications/{id}/read',
  permission: 'view-payments',
  status: 204,
  response: nothing,
};

export const readNotificationsThrough: Endpoint<BusinessPath, unknown, ReadThrough, null> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/notifications/read',
  permission: 'view-payments',
  status: 204,
  response: nothing,
};
