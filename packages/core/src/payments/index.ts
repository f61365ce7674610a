export {
  type AcceptedAsset,
  type AddressMode,
  addressModes,
  type CryptocurrencySettings,
} from '../contract/business/accepted-assets.ts';
export type {
  BillingSettings,
  CryptocurrencyEmbedSettings,
  DeveloperSettings,
  NotificationRule,
  NotificationsSettings,
  SecuritySettings,
} from '../contract/business/access-settings.ts';
export {
  type ApiVersion,
  apiVersions,
  type BusinessNotificationEvent,
  businessNotificationEvents,
} from '../contract/business/access-settings.ts';
export {
  type Affiliate,
  type AffiliatePayout,
  type AffiliatePayoutStatus,
  affiliatePayoutStatuses,
  type Commission,
  type CommissionStatus,
  type CommissionSums,
  commissionStatuses,
  type Referral,
  type ReferralStatus,
  referralStatuses,
  type SetAffiliate,
} from '../contract/business/affiliate.ts';
export { type ApiKeyScope, apiKeyScopes } from '../contract/business/api-key-scopes.ts';
export type { ApiKeyKind } from '../contract/business/api-key-text.ts';
export {
  type ApiKey,
  type ApiKeyWithSecret,
  type CreateApiKey,
  type OverlapHours,
  overlapHours,
  type RollApiKey,
  type UpdateApiKey,
} from '../contract/business/api-keys.ts';
export {
  type ApiRequest,
  type ListApiRequests,
  type RequestOutcome,
  requestOutcomes,
} from '../contract/business/api-requests.ts';
export type {
  AuditChange,
  AuditEntry,
  AuditFilters,
  ListAudit,
} from '../contract/business/audit-log.ts';
export type { BusinessBalance, BusinessBalances } from '../contract/business/balances.ts';
export {
  type Billing,
  type FeeLine,
  type FeeTotal,
  type Invoice,
  type InvoiceStatus,
  invoiceStatuses,
} from '../contract/business/billing.ts';
export type { BusinessUpdate } from '../contract/business/business-updates.ts';
export {
  type Business,
  type BusinessDetail,
  type BusinessStatus,
  businessStatuses,
  type CreateBusiness,
  type OnboardingStep,
  onboardingSteps,
  type UpdateBusiness,
  type VolumeBand,
  volumeBands,
} from '../contract/business/businesses.ts';
export type { CollectableFunds } from '../contract/business/collectable.ts';
export type {
  AcceptedInvitation,
  Invitation,
  InvitationPreview,
  InvitationToken,
  InviteMember,
} from '../contract/business/invitations.ts';
export type { Logo, SetLogo } from '../contract/business/logo.ts';
export {
  type BusinessNotification,
  type ListBusinessNotifications,
  type NotificationMode,
  type NotificationSubject,
  notificationPermissions,
  type ReadThrough,
  type UnreadCount,
} from '../contract/business/notifications.ts';
export {
  type CreatePayout,
  type Payout,
  type PayoutField,
  type PayoutIntents,
  type PayoutLine,
  type PayoutLineIntent,
  type PayoutPlan,
  type PayoutRestLine,
  type PayoutStatus,
  type PayoutWithLines,
  type PlannedPayoutLine,
  type PlanPayout,
  payoutStatuses,
  type RefusedPayoutLine,
} from '../contract/business/payouts.ts';
export {
  type BusinessPermission,
  businessPermissions,
  isPermitted,
  type PermissionGrant,
  rolePermissions,
} from '../contract/business/permissions.ts';
export { type BusinessRole, businessRoles } from '../contract/business/roles.ts';
export type {
  CheckoutSettings,
  GeneralSettings,
  IntegrationsSettings,
  LegalSettings,
  PaymentsSettings,
  Versioned,
} from '../contract/business/settings.ts';
export type {
  ChosenSettlement,
  ListPaymentsAccounts,
  PaymentsAccount,
  PaymentsBalance,
  RecoveryKey,
  RecoverySheet,
  SettleBusiness,
  SettlementTakeover,
  SettlementWallet,
} from '../contract/business/settlement.ts';
export type {
  BusinessSummary,
  SummaryAttention,
  SummaryFigures,
  SummaryQuery,
} from '../contract/business/summary.ts';
export type {
  CreateSweep,
  ListedSweep,
  OwnAddress,
  PlanSweep,
  SkippedAddress,
  Sweep,
  SweepDeployment,
  SweepIntents,
  SweepLeftOut,
  SweepPart,
  SweepPartIntent,
  SweepPlan,
  SweepRest,
  SweepSkip,
  SweepStatus,
  SweepWay,
  SweepWithParts,
} from '../contract/business/sweeps.ts';
export type {
  Member,
  TransferBusiness,
  UpdateMember,
} from '../contract/business/team.ts';
export type {
  PartIntent,
  SignedTransaction,
  SignParts,
  TransferIntents,
} from '../contract/business/transfer-intents.ts';
export {
  type SetWatchKey,
  type WatchedKey,
  type WatchKeyKind,
  type WatchKeyPath,
  type WatchKeyPreview,
  type WatchKeyText,
  watchKeyKinds,
} from '../contract/business/watch-keys.ts';
export {
  type CheckoutCustomer,
  type CheckoutLanguage,
  type CheckoutPath,
  type ClaimedHash,
  type ClaimHash,
  type ClaimState,
  claimStates,
} from '../contract/checkout/checkout.ts';
export type {
  CheckoutInvoice,
  CheckoutLink,
  CheckoutLinkPath,
  LinkedPayment,
  LinkUse,
  PayLink,
} from '../contract/checkout/checkout-links.ts';
export {
  type AssetReason,
  assetReasons,
  type Canceller,
  type Checkout,
  type CheckoutAction,
  type CheckoutAsset,
  type CheckoutCollection,
  type CheckoutField,
  type CheckoutMerchant,
  type CheckoutRefund,
  type CheckoutTransfer,
  cancellers,
  checkoutActions,
  type PaymentOrigin,
  type PendingRefund,
  paymentOrigins,
  type SelectMethod,
  type UnmatchedTransaction,
} from '../contract/checkout/checkout-view.ts';
export type {
  ChooseInvoiceEmails,
  InvoiceEmails,
  InvoiceEmailsPath,
} from '../contract/checkout/invoice-emails.ts';
export type {
  ClaimRefund,
  RefundClaim,
  RefundClaimPath,
  RefundedPayment,
  RefundPlace,
} from '../contract/checkout/refund-claims.ts';
export type {
  ConfirmationPolicy,
  CreatePayment,
  NewPaymentCustomer,
} from '../contract/payments/create-payment.ts';
export type {
  CreateCustomer,
  Customer,
  CustomerCounts,
  CustomerDetail,
  CustomerFilters,
  CustomerProfile,
  CustomerTag,
  CustomerTotal,
  ImportCustomers,
  ImportedCustomers,
  ListCustomers,
  RefundAddress,
  UpdateCustomer,
} from '../contract/payments/customers.ts';
export {
  type CreateLinkInvoice,
  type LinkInvoice,
  type LinkInvoiceContents,
  type LinkInvoiceMail,
  type LinkInvoiceStatus,
  type LinkInvoiceTotal,
  type LinkMailState,
  type ListLinkInvoices,
  linkInvoiceStatuses,
  linkMailStates,
  type UpdateLinkInvoice,
} from '../contract/payments/link-invoices.ts';
export {
  type CreateLinkSchedule,
  type LinkFrequency,
  type LinkSchedule,
  type LinkScheduleStatus,
  type LinkScheduleTotal,
  type ListLinkSchedules,
  linkFrequencies,
  linkScheduleStatuses,
  type UpdateLinkSchedule,
} from '../contract/payments/link-schedules.ts';
export {
  type AnswerType,
  answerTypes,
  type DisplayStatus,
  displayStatuses,
  type PaidState,
  type Payment,
  type PaymentAnswer,
  type PaymentConfirmations,
  type PaymentCustomer,
  type PaymentFlag,
  type PaymentMethod,
  type PaymentStatus,
  type Price,
  paidStates,
  paymentFlags,
  paymentStatuses,
  type RefundState,
  refundStates,
  type Transfer,
} from '../contract/payments/payment.ts';
export {
  type CreatePaymentLink,
  type ListPaymentLinks,
  type PaymentLine,
  type PaymentLink,
  type PaymentLinkState,
  paymentLinkStates,
  type UpdatePaymentLink,
} from '../contract/payments/payment-links.ts';
export {
  type AstrayTransaction,
  type CreateBusinessPayment,
  type HandledMark,
  type ListedPayment,
  type ListPayments,
  type MarkHandled,
  type NamedTransaction,
  type PaymentActorKind,
  type PaymentDetail,
  type PaymentEntry,
  type PaymentFilters,
  type PaymentFlagFilter,
  type PaymentNote,
  type PaymentTotal,
  paymentActorKinds,
  paymentFlagFilters,
  type Reason,
  type SimulatePayment,
  type TransferValue,
} from '../contract/payments/payments.ts';
export type { ReceiptMerchant, SendCheckoutReceipt } from '../contract/payments/receipts.ts';
export {
  type CreateRefund,
  type PrepareRefundPsbt,
  type RecordRefund,
  type Refund,
  type RefundAmount,
  type RefundIntent,
  type RefundPath,
  type RefundPsbt,
  type RefundStatus,
  refundStatuses,
  type SignedRefundPsbt,
  type SignRefund,
  type SignSecret,
} from '../contract/payments/refunds.ts';
export {
  type CreateReport,
  type Report,
  type ReportFormat,
  type ReportStatus,
  type ReportTotal,
  type ReportType,
  reportFormats,
  reportTypes,
} from '../contract/payments/reports.ts';
export {
  type CreateSaleItem,
  mostSaleItems,
  type SaleItem,
  type UpdateSaleItem,
} from '../contract/payments/sale-items.ts';
export {
  type AssignTransfer,
  type ListedUnmatched,
  type ListUnmatched,
  type SuggestedPayment,
  type UnmatchedCause,
  type UnmatchedState,
  type UnmatchedTransfer,
  unmatchedCauses,
  unmatchedStates,
} from '../contract/payments/unmatched.ts';
export type {
  CreateUnmatchedRefund,
  UnmatchedRefundAmount,
} from '../contract/payments/unmatched-refunds.ts';
export type { BusinessItemPath, BusinessPath } from '../contract/payments/values.ts';
export type { Page, PageQuery } from '../contract/values.ts';
export {
  type Delivery,
  type DeliveryAttempt,
  type DeliveryAttemptDetail,
  type DeliveryDetail,
  type DeliveryPath,
  type DeliveryResult,
  deliveryResults,
  type ListDeliveries,
  type ReplayDeliveries,
} from '../contract/webhooks/deliveries.ts';
export {
  type AttentionReason,
  attentionReasons,
  type Ping,
  type Settlement,
  type UnmatchedFunds,
  type WebhookEvent,
  type WebhookEventType,
  type Written,
  webhookEventTypes,
} from '../contract/webhooks/events.ts';
export type {
  CreateWebhook,
  MissedEvents,
  NewWebhook,
  RollSecret,
  UpdateWebhook,
  Webhook,
  WebhookDetail,
  WebhookDisabledReason,
  WebhookWithSecret,
} from '../contract/webhooks/webhooks.ts';
export type { CallOptions, Transport, TransportOptions } from '../http/transport.ts';
export type { BusinessListeners } from './businesses.ts';
export type { CheckoutListeners } from './checkout.ts';
export { createPaymentsClient, type PaymentsClient } from './create-payments-client.ts';
export { displayStatus, type PaymentFacts } from './display-status.ts';
export { priceText } from './price-text.ts';
