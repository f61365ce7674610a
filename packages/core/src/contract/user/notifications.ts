import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data } from '../values.ts';

export type NotificationEvent =
  | 'NEW_DEVICE'
  | 'SECURITY_CHANGED'
  | 'SENT'
  | 'RECEIVED'
  | 'CONFIRMED'
  | 'PRODUCT_NEWS';

export interface NotificationChoice {
  readonly event: NotificationEvent;
  readonly email: boolean;
  readonly inApp: boolean;
}
/** Times of day as `22:00` in the time zone of the user; over midnight when it ends earlier. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}
export interface UpdateNotifications {
  readonly events: readonly NotificationChoice[];
  readonly quietHours: QuietHours | null;
}
export interface NotificationSettings extends UpdateNotifications {
  /** Events whose mails cannot be turned off. */
  readonly required: readonly NotificationEvent[];
}

const event = (): Schema<NotificationEvent> =>
  z.enum(['NEW_DEVICE', 'SECURITY_CHANGED', 'SENT', 'RECEIVED', 'CONFIRMED', 'PRODUCT_NEWS']);
const time = () =>
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 22:00'));
export const choices = () => ({
  events: z.readonly(
    z
      .array(z.strictObject({ event: event(), email: z.boolean(), inApp: z.boolean() }))
      .check(z.maxLength(20)),
  ),
  quietHours: z.nullable(z.strictObject({ from: time(), to: time() })),
});
const settings = (): Schema<Data<NotificationSettings>> =>
  data(z.object({ ...choices(), required: z.readonly(z.array(event())) }));

export const getNotifications: Endpoint<unknown, unknown, unknown, Data<NotificationSettings>> = {
  method: 'GET',
  path: '/v1/user/notifications',
  response: settings,
};

export const updateNotifications: Endpoint<
  unknown,
  unknown,
  UpdateNotifications,
  Data<NotificationSettings>
> = {
  method: 'PUT',
  path: '/v1/user/notifications',
  response: settings,
};
