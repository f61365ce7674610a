import type {
  BillingSettings,
  CheckoutSettings,
  CryptocurrencyEmbedSettings,
  DeveloperSettings,
  IntegrationsSettings,
  LegalSettings,
  NotificationsSettings,
  PaymentsSettings,
  SecuritySettings,
  Versioned,
} from '@billfold/core/contract';

type AtFirst<T extends Versioned> = Omit<T, 'version'>;

/** Settings of the tabs before anyone changes them. */
export const settingsAtFirst: {
  readonly legal: AtFirst<LegalSettings>;
  readonly checkout: AtFirst<CheckoutSettings>;
  readonly payments: AtFirst<PaymentsSettings>;
  readonly integrations: AtFirst<IntegrationsSettings>;
  readonly notifications: AtFirst<NotificationsSettings>;
  readonly security: AtFirst<SecuritySettings>;
  readonly developer: AtFirst<DeveloperSettings>;
  readonly billing: AtFirst<BillingSettings>;
  readonly 'cryptocurrency-embed': AtFirst<CryptocurrencyEmbedSettings>;
} = {
  legal: {
    legalName: null,
    companyType: null,
    registrationNumber: null,
    vatId: null,
    address: null,
    termsUrl: null,
    privacyUrl: null,
    imprintUrl: null,
    refundUrl: null,
  },
  checkout: {
    theme: null,
    brandColor: null,
    languages: [],
    collectEmail: 'OPTIONAL',
    collectName: false,
    fields: [],
    defaultAsset: null,
    assetOrder: [],
    redirectAfterSeconds: null,
    showsFiat: true,
    sendsReceipts: true,
    receiptFooter: null,
    successText: null,
    expiredText: null,
  },
  payments: {
    confirmationPolicy: 'STANDARD',
    toleranceBps: 0,
    windowMinutes: null,
    selectionMinutes: 60,
    adjustBps: 0,
    minPrice: null,
    maxPrice: null,
    latePolicy: 'MANUAL',
    overpaidPolicy: 'KEEP_AND_FLAG',
    allowsRefresh: true,
    receiptPrefix: '',
  },
  integrations: { buttonLabel: null, buttonTheme: null },
  notifications: {
    recipients: [],
    rules: [
      { event: 'payment.completed', byEmail: false, inApp: false },
      { event: 'payment.attention', byEmail: true, inApp: true },
      { event: 'refund.signature_needed', byEmail: true, inApp: true },
      { event: 'refund.confirmed', byEmail: false, inApp: false },
      { event: 'settlement.signature_needed', byEmail: true, inApp: true },
      { event: 'payout.signature_needed', byEmail: true, inApp: true },
      { event: 'webhook.failing', byEmail: true, inApp: true },
      { event: 'webhook.disabled', byEmail: true, inApp: true },
    ],
    digest: 'NONE',
    warnsOfLowGas: true,
    monthlyReport: 'NONE',
  },
  security: { requires2fa: false, sessionHours: null },
  developer: { allowedOrigins: [], allowedRedirectHosts: [], apiVersion: '2026-11-01' },
  billing: { billingEmail: null, billingAddress: null },
  'cryptocurrency-embed': { colors: {}, disableCreateAccountButton: false },
};
