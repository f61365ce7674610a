export type { CursorList } from '../client/unwrap.ts';
export {
  type ApiKeyFacts,
  type ApiKeyKind,
  parseApiKey,
} from '../contract/business/api-key-text.ts';
export type { SelectMethod } from '../contract/checkout/checkout-view.ts';
export { merchantApiVersion } from '../contract/merchant/api-version.ts';
export type { CursorQuery } from '../contract/merchant/cursor-page.ts';
export type { EventRecord, ListEvents } from '../contract/merchant/events.ts';
export type { MerchantListPayments } from '../contract/merchant/payments.ts';
export type {
  CreateEstimate,
  Estimate,
  GetRates,
  MerchantAsset,
  Pong,
  Rates,
} from '../contract/merchant/prices.ts';
export type {
  ConfirmationPolicy,
  CreatePayment,
  NewPaymentCustomer,
} from '../contract/payments/create-payment.ts';
export type {
  Customer,
  CustomerProfile,
  CustomerTotal,
  RefundAddress,
} from '../contract/payments/customers.ts';
export type {
  AnswerType,
  DisplayStatus,
  PaidState,
  Payment,
  PaymentAnswer,
  PaymentConfirmations,
  PaymentCustomer,
  PaymentFlag,
  PaymentMethod,
  PaymentStatus,
  Price,
  RefundState,
  Transfer,
} from '../contract/payments/payment.ts';
export type { SimulatePayment } from '../contract/payments/payments.ts';
export type {
  Receipt,
  ReceiptMerchant,
  ReceiptState,
  ReceiptTransfer,
  TransferProof,
} from '../contract/payments/receipts.ts';
export type {
  CreateRefund,
  Refund,
  RefundAmount,
  RefundStatus,
} from '../contract/payments/refunds.ts';
export type {
  CreateUnmatchedRefund,
  UnmatchedRefundAmount,
} from '../contract/payments/unmatched-refunds.ts';
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
  MissedEvents,
  NewWebhook,
  UpdateWebhook,
  Webhook,
  WebhookDetail,
  WebhookDisabledReason,
  WebhookWithSecret,
} from '../contract/webhooks/webhooks.ts';
export type { CallOptions } from '../http/transport.ts';
export {
  createMerchantClient,
  type MerchantClient,
  type MerchantClientOptions,
} from './create-merchant-client.ts';
export { ReceiptError, type ReceiptErrorCode } from './receipt-error.ts';
export {
  type ProvedTransfer,
  type VerifiedReceipt,
  type VerifyReceiptOptions,
  verifyReceipt,
} from './verify-receipt.ts';
export {
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookHeaders,
} from './verify-webhook.ts';
export { WebhookError, type WebhookErrorCode } from './webhook-error.ts';
