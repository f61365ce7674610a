import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { CheckoutField } from '../checkout/checkout-view.ts';
import { type ConfirmationPolicy, confirmationPolicy } from '../payments/create-payment.ts';
import { answerTypes } from '../payments/payment.ts';
import type { BusinessPath } from '../payments/values.ts';
import { displayCurrency } from '../rates/currency-rates.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, decimal, email, label } from '../values.ts';
import type { BusinessPermission } from './permissions.ts';
import { siteUrl } from './site-url.ts';
import { timezone } from './timezone.ts';

/** Sent back unchanged with a change; 409 `STALE_VERSION` when another change came first. */
export interface Versioned {
  readonly version: number;
}
export interface GeneralSettings extends Versioned {
  readonly name: string;
  readonly website: string | null;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  readonly timezone: string;
  readonly defaultCurrency: string;
  readonly statementText: string | null;
}
export interface LegalSettings extends Versioned {
  readonly legalName: string | null;
  readonly companyType: string | null;
  readonly registrationNumber: string | null;
  readonly vatId: string | null;
  readonly address: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly imprintUrl: string | null;
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
  /** True to email receipts to payers who gave an address. */
  readonly sendsReceipts: boolean;
  readonly receiptFooter: string | null;
  readonly successText: string | null;
  readonly expiredText: string | null;
}
/** Rules of payments; each asset may have its own instead. */
export interface PaymentsSettings extends Versioned {
  readonly confirmationPolicy: ConfirmationPolicy;
  /** Basis points below the due amount that still count as paid, 0 to 1,000. */
  readonly toleranceBps: number;
  /** Minutes for which a quote keeps its rate; null for 15, and 60 for stablecoins. */
  readonly windowMinutes: number | null;
  /** Minutes for which a payer may choose an asset. */
  readonly selectionMinutes: number;
  /** Basis points on top of the price, below zero for a discount: -1,000 to 1,000. */
  readonly adjustBps: number;
  /** In the default currency of the business. */
  readonly minPrice: Decimal | null;
  readonly maxPrice: Decimal | null;
  readonly latePolicy: 'MANUAL' | 'ACCEPT_LATE_IF_ENOUGH';
  readonly overpaidPolicy: 'KEEP_AND_FLAG' | 'OFFER_REFUND';
  /** True where a payer may ask for a new price after the window has ended. */
  readonly allowsRefresh: boolean;
  readonly receiptPrefix: string;
}
/** Look of the payment button that the builder writes. */
export interface IntegrationsSettings extends Versioned {
  /** Null for the text of the checkout. */
  readonly buttonLabel: string | null;
  /** Null follows the system of the visitor. */
  readonly buttonTheme: 'light' | 'dark' | null;
}
export const settingsVersion = (): Schema<number> => z.int().check(z.minimum(0));
const optionalUrl = () => z.nullable(siteUrl());
const optionalText = (maximum: number) => z.nullable(label(maximum));
const assetName = () => z.string().check(z.regex(/^[A-Z]{2,10}(@[A-Z]{2,5})?$/));
const minutes = () => z.int().check(z.minimum(5), z.maximum(1440));
const basisPoints = () => z.int().check(z.minimum(0), z.maximum(1000));

const general = (): Schema<GeneralSettings> =>
  z.strictObject({
    version: settingsVersion(),
    name: label(80).check(z.minLength(2)),
    website: optionalUrl(),
    supportEmail: z.nullable(email()),
    supportPhone: optionalText(40),
    timezone: timezone(),
    defaultCurrency: displayCurrency(),
    statementText: optionalText(200),
  });
const legal = (): Schema<LegalSettings> =>
  z.strictObject({
    version: settingsVersion(),
    legalName: optionalText(120),
    companyType: optionalText(60),
    registrationNumber: optionalText(60),
    vatId: z.nullable(
      z
        .string()
        .check(z.regex(/^[A-Z]{2}[A-Z\d+*]{2,13}$/, 'must be a VAT number such as DE123456789')),
    ),
    address: optionalText(400),
    termsUrl: optionalUrl(),
    privacyUrl: optionalUrl(),
    imprintUrl: optionalUrl(),
    refundUrl: optionalUrl(),
  });
const checkout = (): Schema<CheckoutSettings> =>
  z.strictObject({
    version: settingsVersion(),
    theme: z.nullable(z.enum(['light', 'dark'])),
    brandColor: z.nullable(z.string().check(z.regex(/^#[\dA-Fa-f]{6}$/))),
    languages: z.readonly(
      z
        .array(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8}){0,3}$/)))
        .check(z.maxLength(40)),
    ),
    collectEmail: z.enum(['NO', 'OPTIONAL', 'REQUIRED']),
    collectName: z.boolean(),
    fields: z.readonly(z.array(field()).check(z.maxLength(5))),
    defaultAsset: z.nullable(assetName()),
    assetOrder: z.readonly(z.array(assetName()).check(z.maxLength(100))),
    redirectAfterSeconds: z.nullable(z.int().check(z.minimum(0), z.maximum(600))),
    showsFiat: z.boolean(),
    sendsReceipts: z.boolean(),
    receiptFooter: optionalText(400),
    successText: optionalText(400),
    expiredText: optionalText(400),
  });
const field = (): Schema<CheckoutField> =>
  z.strictObject({
    name: z.string().check(z.regex(/^[a-z][a-zA-Z\d]{0,39}$/)),
    label: label(80),
    type: z.enum(answerTypes),
    required: z.boolean(),
    options: z.readonly(z.array(label(80)).check(z.maxLength(50))),
  });
const payments = (): Schema<PaymentsSettings> =>
  z.strictObject({
    version: settingsVersion(),
    confirmationPolicy: confirmationPolicy(),
    toleranceBps: basisPoints(),
    windowMinutes: z.nullable(minutes()),
    selectionMinutes: minutes(),
    adjustBps: z.int().check(z.minimum(-1000), z.maximum(1000)),
    minPrice: z.nullable(decimal()),
    maxPrice: z.nullable(decimal()),
    latePolicy: z.enum(['MANUAL', 'ACCEPT_LATE_IF_ENOUGH']),
    overpaidPolicy: z.enum(['KEEP_AND_FLAG', 'OFFER_REFUND']),
    allowsRefresh: z.boolean(),
    receiptPrefix: z.string().check(z.regex(/^[A-Za-z\d-]{0,12}$/)),
  });
const integrations = (): Schema<IntegrationsSettings> =>
  z.strictObject({
    version: settingsVersion(),
    buttonLabel: optionalText(40),
    buttonTheme: z.nullable(z.enum(['light', 'dark'])),
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
export const integrationsSettings = /* @__PURE__ */ tabCalls('integrations', integrations);
