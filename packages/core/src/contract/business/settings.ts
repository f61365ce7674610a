import * as z from 'zod/mini';
import { type CheckoutField, checkoutField } from '../checkout/checkout.ts';
import { type BusinessPath, currency, freeText, httpsUrl } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, email, label } from '../values.ts';
import type { BusinessPermission } from './permissions.ts';

/** Sent back unchanged with a change; 409 `STALE_VERSION` when another change came first. */
export interface Versioned {
  readonly version: number;
}
export interface GeneralSettings extends Versioned {
  readonly name: string;
  readonly website: string | null;
  readonly supportEmail: string;
  readonly supportPhone: string | null;
  readonly timezone: string;
  readonly defaultCurrency: string;
  readonly statementText: string | null;
}
export interface LegalSettings extends Versioned {
  readonly legalName: string;
  readonly companyType: string | null;
  readonly registrationNumber: string | null;
  readonly vatId: string | null;
  readonly address: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly refundUrl: string | null;
}
export interface CheckoutSettings extends Versioned {
  /** Null follows the payer's system. */
  readonly theme: 'light' | 'dark' | null;
  readonly brandColor: string | null;
  readonly languages: readonly string[];
  readonly collectEmail: 'NO' | 'OPTIONAL' | 'REQUIRED';
  readonly collectName: boolean;
  readonly fields: readonly CheckoutField[];
  readonly defaultAsset: string | null;
  readonly assetOrder: readonly string[];
  /** Null stays on the page. */
  readonly redirectAfterSeconds: number | null;
  readonly showsFiat: boolean;
  readonly receiptFooter: string | null;
  readonly successText: string | null;
  readonly expiredText: string | null;
}
export interface PaymentsSettings extends Versioned {
  readonly quoteMinutes: number;
  readonly toleranceBasisPoints: number;
  readonly latePolicy: 'MANUAL' | 'ACCEPT_LATE_IF_ENOUGH';
  readonly overpaidPolicy: 'KEEP_AND_FLAG' | 'OFFER_REFUND';
  readonly completesItself: boolean;
  readonly selectionMinutes: number;
  readonly rateSources: readonly string[];
  readonly receiptPrefix: string;
}
export const settingsVersion = (): Schema<number> => z.int().check(z.minimum(1));
const optionalUrl = () => z.nullable(httpsUrl());
const optionalText = (maximum: number) => z.nullable(freeText(maximum));
const minutes = () => z.int().check(z.minimum(5), z.maximum(1440));
const basisPoints = () => z.int().check(z.minimum(0), z.maximum(1000));

const general = (): Schema<GeneralSettings> =>
  z.strictObject({
    version: settingsVersion(),
    name: label(80),
    website: optionalUrl(),
    supportEmail: email(),
    supportPhone: optionalText(40),
    timezone: label(60),
    defaultCurrency: currency(),
    statementText: optionalText(200),
  });
const legal = (): Schema<LegalSettings> =>
  z.strictObject({
    version: settingsVersion(),
    legalName: label(120),
    companyType: optionalText(60),
    registrationNumber: optionalText(60),
    vatId: optionalText(20),
    address: optionalText(400),
    termsUrl: optionalUrl(),
    privacyUrl: optionalUrl(),
    refundUrl: optionalUrl(),
  });
const checkout = (): Schema<CheckoutSettings> =>
  z.strictObject({
    version: settingsVersion(),
    theme: z.nullable(z.enum(['light', 'dark'])),
    brandColor: z.nullable(z.string().check(z.regex(/^#[\dA-Fa-f]{6}$/))),
    languages: z.readonly(z.array(freeText(20))),
    collectEmail: z.enum(['NO', 'OPTIONAL', 'REQUIRED']),
    collectName: z.boolean(),
    fields: z.readonly(z.array(checkoutField()).check(z.maxLength(5))),
    defaultAsset: optionalText(20),
    assetOrder: z.readonly(z.array(freeText(20))),
    redirectAfterSeconds: z.nullable(z.int().check(z.minimum(0), z.maximum(600))),
    showsFiat: z.boolean(),
    receiptFooter: optionalText(400),
    successText: optionalText(400),
    expiredText: optionalText(400),
  });
const payments = (): Schema<PaymentsSettings> =>
  z.strictObject({
    version: settingsVersion(),
    quoteMinutes: minutes(),
    toleranceBasisPoints: basisPoints(),
    latePolicy: z.enum(['MANUAL', 'ACCEPT_LATE_IF_ENOUGH']),
    overpaidPolicy: z.enum(['KEEP_AND_FLAG', 'OFFER_REFUND']),
    completesItself: z.boolean(),
    selectionMinutes: minutes(),
    rateSources: z.readonly(z.array(freeText(40))),
    receiptPrefix: freeText(20),
  });

/** Calls of one tab of the settings. */
export interface TabCalls<T> {
  readonly get: Endpoint<BusinessPath, unknown, unknown, Data<T>>;
  readonly put: Endpoint<BusinessPath, unknown, T, Data<T>>;
  /** Schema of the settings, in answers and in requests. */
  readonly settings: () => Schema<T>;
}
/** Members who see a tab and who change it; the managers of the settings unless given. */
interface TabPermissions {
  readonly view?: BusinessPermission;
  readonly change?: BusinessPermission;
}
/** Creates the calls of one tab; `tab` is the last segment of their path. */
export const tabCalls = <T>(
  tab: string,
  schema: () => Schema<T>,
  { view = 'manage-settings', change = 'manage-settings' }: TabPermissions = {},
): TabCalls<T> => {
  const path = `/v1/dash/businesses/{businessId}/settings/${tab}`;
  const common = { path, response: () => data(schema()) };
  return {
    get: { ...common, method: 'GET', permission: view },
    put: { ...common, method: 'PUT', permission: change },
    settings: schema,
  };
};
export const generalSettings = /* @__PURE__ */ tabCalls('general', general);
export const legalSettings = /* @__PURE__ */ tabCalls('legal', legal, { view: 'view-billing' });
export const checkoutSettings = /* @__PURE__ */ tabCalls('checkout', checkout);
export const paymentsSettings = /* @__PURE__ */ tabCalls('payments', payments);
