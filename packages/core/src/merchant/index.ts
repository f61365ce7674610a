export type { SelectMethod } from '../contract/checkout-calls.ts';
export type { SimulatePayment } from '../contract/payments-calls.ts';
export type {
  ConfirmationPolicy,
  CreatePayment,
  NewPaymentCustomer,
} from '../contract/payments-create.ts';
export type { Customer, CustomerProfile } from '../contract/payments-customers.ts';
export type {
  CreatedPayment,
  DisplayStatus,
  PaidState,
  Payment,
  PaymentConfirmations,
  PaymentCustomer,
  PaymentFlag,
  PaymentMethod,
  PaymentStatus,
  Price,
  Transfer,
} from '../contract/payments-payment.ts';
export type {
  CreateRefund,
  Refund,
  RefundAmount,
  RefundStatus,
} from '../contract/payments-refunds.ts';
export type { CallOptions } from '../contract/transport.ts';
export type {
  CreateWebhook,
  UpdateWebhook,
  Webhook,
  WebhookWithSecret,
} from '../contract/webhook-calls.ts';
export {
  type Ping,
  type Settlement,
  type WebhookEvent,
  type WebhookEventType,
  type Written,
  webhookEventTypes,
} from '../contract/webhook-event.ts';
export {
  createMerchantClient,
  type MerchantClient,
  type MerchantClientOptions,
  merchantApiVersion,
} from './create-merchant-client.ts';
export type { CursorPage, CursorQuery } from './cursor-page.ts';
export type { EventRecord, ListEvents } from './merchant-events.ts';
export type { MerchantListPayments } from './merchant-payments.ts';
export type {
  CreateEstimate,
  Estimate,
  GetRates,
  MerchantAsset,
  Pong,
  Rates,
} from './merchant-prices.ts';
export {
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookHeaders,
} from './verify-webhook.ts';
export { WebhookError, type WebhookErrorCode } from './webhook-error.ts';
