import * as z from 'zod/mini';
import type { Schema } from '../schema.ts';
import { email, label } from '../values.ts';
import { settingsVersion, tabCalls, type Versioned } from './settings.ts';

/**
 * Events that a business can be emailed about.
 * @example
 * businessNotificationEvents.includes('payment.attention'); // true
 */
export const businessNotificationEvents = [
  'payment.completed',
  'payment.attention',
  'refund.signature_needed',
  'refund.confirmed',
  'settlement.signature_needed',
  'payout.signature_needed',
  'webhook.failing',
  'webhook.disabled',
] as const;
export type BusinessNotificationEvent = (typeof businessNotificationEvents)[number];
export interface NotificationRule {
  readonly event: BusinessNotificationEvent;
  readonly byEmail: boolean;
  readonly inApp: boolean;
}
export interface NotificationsSettings extends Versioned {
  /** Addresses that get the emails; the owners where there are none. */
  readonly recipients: readonly string[];
  /** Choices by event; an event without one is not emailed. */
  readonly rules: readonly NotificationRule[];
  readonly digest: 'NONE' | 'DAILY' | 'WEEKLY';
  /** True to notify when native funds for token sweeps run low. */
  readonly warnsOfLowGas: boolean;
  /** Report on the last month, which is made on the first day of each month and told by email. */
  readonly monthlyReport: 'NONE' | 'PAYMENTS' | 'TAX';
}
export interface SecuritySettings extends Versioned {
  /** True to admit only members who sign in with a two-factor code. */
  readonly requires2fa: boolean;
  /** Hours after a sign-in for which it admits to the business; null for no limit. */
  readonly sessionHours: number | null;
}
/**
 * Versions of the merchant API, the oldest first.
 * @example
 * apiVersions.at(-1); // '2026-11-01'
 */
export const apiVersions = ['2026-11-01'] as const;
export type ApiVersion = (typeof apiVersions)[number];
export interface DeveloperSettings extends Versioned {
  readonly allowedOrigins: readonly string[];
  readonly allowedRedirectHosts: readonly string[];
  readonly apiVersion: ApiVersion;
}
export interface BillingSettings extends Versioned {
  readonly billingEmail: string | null;
  readonly billingAddress: string | null;
}
/** Appearance of an embedded wallet of this business. */
export interface CryptocurrencyEmbedSettings extends Versioned {
  readonly colors: Readonly<Record<string, string>>;
  readonly disableCreateAccountButton: boolean;
}

const list = (item: () => Schema<string>) => z.readonly(z.array(item()).check(z.maxLength(100)));
const text = (pattern: RegExp, maximum: number) => (): Schema<string> =>
  z.string().check(z.maxLength(maximum), z.regex(pattern));
const origin = text(/^https:\/\/([a-z\d-]{1,63}\.)+[a-z\d-]{2,63}(:\d{1,5})?$/, 262);
const host = text(/^([a-z\d-]{1,63}\.)+[a-z\d-]{2,63}$/, 253);
const colorName = text(/^[a-z][a-zA-Z\d-]{0,39}$/, 40);
const color = text(/^#([\dA-Fa-f]{3}|[\dA-Fa-f]{6}|[\dA-Fa-f]{8})$/, 9);

const notifications = (): Schema<NotificationsSettings> =>
  z.strictObject({
    version: settingsVersion(),
    recipients: z.readonly(z.array(email()).check(z.maxLength(20))),
    rules: z.readonly(
      z
        .array(
          z.strictObject({
            event: z.enum(businessNotificationEvents),
            byEmail: z.boolean(),
            inApp: z.boolean(),
          }),
        )
        .check(z.maxLength(businessNotificationEvents.length)),
    ),
    digest: z.enum(['NONE', 'DAILY', 'WEEKLY']),
    warnsOfLowGas: z.boolean(),
    monthlyReport: z.enum(['NONE', 'PAYMENTS', 'TAX']),
  });
const security = (): Schema<SecuritySettings> =>
  z.strictObject({
    version: settingsVersion(),
    requires2fa: z.boolean(),
    sessionHours: z.nullable(z.int().check(z.minimum(1), z.maximum(720))),
  });
const developer = (): Schema<DeveloperSettings> =>
  z.strictObject({
    version: settingsVersion(),
    allowedOrigins: list(origin),
    allowedRedirectHosts: list(host),
    apiVersion: z.enum(apiVersions),
  });
const billing = (): Schema<BillingSettings> =>
  z.strictObject({
    version: settingsVersion(),
    billingEmail: z.nullable(email()),
    billingAddress: z.nullable(label(400)),
  });
const cryptocurrencyEmbed = (): Schema<CryptocurrencyEmbedSettings> =>
  z.strictObject({
    version: settingsVersion(),
    colors: z.record(colorName(), color()),
    disableCreateAccountButton: z.boolean(),
  });

export const notificationsSettings = /* @__PURE__ */ tabCalls('notifications', notifications);
export const securitySettings = /* @__PURE__ */ tabCalls('security', security);
export const developerSettings = /* @__PURE__ */ tabCalls('developer', developer, {
  view: 'manage-developer',
  change: 'manage-developer',
});
export const billingSettings = /* @__PURE__ */ tabCalls('billing', billing, {
  view: 'view-billing',
});
export const cryptocurrencyEmbedSettings = /* @__PURE__ */ tabCalls(
  'cryptocurrency/embed',
  cryptocurrencyEmbed,
);
