import * as z from 'zod/mini';
import { freeText } from '../payments/values.ts';
import type { Schema } from '../schema.ts';
import { email, uuid } from '../values.ts';
import { settingsVersion, tabCalls, type Versioned } from './settings.ts';

export interface NotificationRule {
  /** A type of event, such as `payment.late`. */
  readonly event: string;
  readonly byEmail: boolean;
  readonly inApp: boolean;
}
export interface NotificationsSettings extends Versioned {
  readonly recipients: readonly string[];
  readonly rules: readonly NotificationRule[];
  readonly digest: 'NONE' | 'DAILY' | 'WEEKLY';
  /** True to notify when native funds for token sweeps run low. */
  readonly warnsOfLowGas: boolean;
}
export interface SecuritySettings extends Versioned {
  readonly requires2fa: boolean;
  readonly sessionHours: number;
  /** Addresses and networks that may use dashboard and API; all where there are none. */
  readonly allowedIps: readonly string[];
}
export interface DeveloperSettings extends Versioned {
  readonly allowedOrigins: readonly string[];
  readonly allowedRedirectHosts: readonly string[];
  readonly apiVersion: string;
}
export interface BillingSettings extends Versioned {
  readonly billingEmail: string | null;
  readonly billingAddress: string | null;
  /** The own account that fees are paid from. */
  readonly paymentAccountId: string | null;
}
/** Appearance of an embedded wallet of this business. */
export interface CryptocurrencyEmbedSettings extends Versioned {
  readonly colors: Readonly<Record<string, string>>;
  readonly disableCreateAccountButton: boolean;
}

const texts = (maximum: number) => z.readonly(z.array(freeText(maximum)).check(z.maxLength(100)));

const notifications = (): Schema<NotificationsSettings> =>
  z.strictObject({
    version: settingsVersion(),
    recipients: z.readonly(z.array(email()).check(z.maxLength(20))),
    rules: z.readonly(
      z.array(z.strictObject({ event: freeText(60), byEmail: z.boolean(), inApp: z.boolean() })),
    ),
    digest: z.enum(['NONE', 'DAILY', 'WEEKLY']),
    warnsOfLowGas: z.boolean(),
  });
const security = (): Schema<SecuritySettings> =>
  z.strictObject({
    version: settingsVersion(),
    requires2fa: z.boolean(),
    sessionHours: z.int().check(z.minimum(1), z.maximum(720)),
    allowedIps: texts(64),
  });
const developer = (): Schema<DeveloperSettings> =>
  z.strictObject({
    version: settingsVersion(),
    allowedOrigins: texts(253),
    allowedRedirectHosts: texts(253),
    apiVersion: freeText(10),
  });
const billing = (): Schema<BillingSettings> =>
  z.strictObject({
    version: settingsVersion(),
    billingEmail: z.nullable(email()),
    billingAddress: z.nullable(freeText(400)),
    paymentAccountId: z.nullable(uuid()),
  });
const cryptocurrencyEmbed = (): Schema<CryptocurrencyEmbedSettings> =>
  z.strictObject({
    version: settingsVersion(),
    colors: z.record(freeText(40), freeText(60)),
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
  'cryptocurrency-embed',
  cryptocurrencyEmbed,
);
