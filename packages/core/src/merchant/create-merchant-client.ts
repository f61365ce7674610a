import type { SelectMethod } from '../contract/checkout/checkout.ts';
import type { CursorQuery } from '../contract/merchant/cursor-page.ts';
import * as customers from '../contract/merchant/customers.ts';
import * as events from '../contract/merchant/events.ts';
import * as payments from '../contract/merchant/payments.ts';
import * as prices from '../contract/merchant/prices.ts';
import * as refunds from '../contract/merchant/refunds.ts';
import * as webhooks from '../contract/merchant/webhooks.ts';
import type { CreatePayment } from '../contract/payments/create-payment.ts';
import type { CustomerProfile } from '../contract/payments/customers.ts';
import type { SimulatePayment } from '../contract/payments/payments.ts';
import type { CreateRefund } from '../contract/payments/refunds.ts';
import type { Data } from '../contract/values.ts';
import type { CreateWebhook, UpdateWebhook } from '../contract/webhooks/webhooks.ts';
import { type CallOptions, createTransport, type Transport } from '../http/transport.ts';
import { browserPlatform } from '../platform/browser.ts';

export interface MerchantClientOptions {
  /** A secret key, `bf_test_sk_…` or `bf_live_sk_…`: for servers only. */
  readonly apiKey: string;
  /** The origin of the deployment, without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
}
/** One method per call. Its answers are what the API's are, without their envelope. */
export type MerchantClient = ReturnType<typeof createMerchantClient>;

/** The version of the merchant API that this client speaks. */
export const merchantApiVersion = '2026-11-01';

/**
 * A client of the merchant API. What creates or moves something carries an idempotency key: give
 * your own to repeat a call safely, such as after a lost answer; each call has a new one otherwise.
 */
export function createMerchantClient(options: MerchantClientOptions) {
  const { call } = createTransport({
    platform: browserPlatform({ fetch: versioned(options.fetch ?? globalThis.fetch) }),
    baseUrl: options.baseUrl,
    getAccessToken: () => options.apiKey,
    // There is no session to end: the call itself fails with the error.
    onUnauthorized: () => undefined,
  });
  return { ...paymentMethods(call), ...refundMethods(call), ...otherMethods(call) };
}

function paymentMethods(call: Transport['call']) {
  return {
    createPayment: (body: CreatePayment, options?: CallOptions) =>
      inner(call(payments.createPayment)({ body }, options)),
    listPayments: (query: payments.MerchantListPayments = {}, options?: CallOptions) =>
      call(payments.listPayments)({ query }, options),
    getPayment: (id: string, options?: CallOptions) =>
      inner(call(payments.getPayment)({ params: { id } }, options)),
    cancelPayment: (id: string, options?: CallOptions) =>
      inner(call(payments.cancelPayment)({ params: { id } }, options)),
    selectMethod: (id: string, body: SelectMethod, options?: CallOptions) =>
      inner(call(payments.selectMethod)({ params: { id }, body }, options)),
    acceptPayment: (id: string, options?: CallOptions) =>
      inner(call(payments.acceptPayment)({ params: { id } }, options)),
    listPaymentEvents: (id: string, options?: CallOptions) =>
      call(payments.listPaymentEvents)({ params: { id } }, options),
    simulatePayment: (id: string, body: SimulatePayment, options?: CallOptions) =>
      inner(call(payments.simulatePayment)({ params: { id }, body }, options)),
  };
}

function refundMethods(call: Transport['call']) {
  return {
    refund: (paymentId: string, body: CreateRefund, options?: CallOptions) =>
      inner(call(refunds.createRefund)({ params: { id: paymentId }, body }, options)),
    getRefund: (id: string, options?: CallOptions) =>
      inner(call(refunds.getRefund)({ params: { id } }, options)),
    cancelRefund: (id: string, options?: CallOptions) =>
      inner(call(refunds.cancelRefund)({ params: { id } }, options)),
    createCustomer: (body: CustomerProfile, options?: CallOptions) =>
      inner(call(customers.createCustomer)({ body }, options)),
    listCustomers: (query: CursorQuery = {}, options?: CallOptions) =>
      call(customers.listCustomers)({ query }, options),
    getCustomer: (id: string, options?: CallOptions) =>
      inner(call(customers.getCustomer)({ params: { id } }, options)),
    updateCustomer: (id: string, body: CustomerProfile, options?: CallOptions) =>
      inner(call(customers.updateCustomer)({ params: { id }, body }, options)),
    deleteCustomer: (id: string, options?: CallOptions) =>
      call(customers.deleteCustomer)({ params: { id } }, options),
  };
}

function otherMethods(call: Transport['call']) {
  return {
    listAssets: (options?: CallOptions) => inner(call(prices.listAssets)({}, options)),
    getRates: (query: prices.GetRates, options?: CallOptions) =>
      inner(call(prices.getRates)({ query }, options)),
    estimate: (body: prices.CreateEstimate, options?: CallOptions) =>
      inner(call(prices.createEstimate)({ body }, options)),
    listEvents: (query: events.ListEvents = {}, options?: CallOptions) =>
      call(events.listEvents)({ query }, options),
    getEvent: (id: string, options?: CallOptions) =>
      inner(call(events.getEvent)({ params: { id } }, options)),
    createWebhookEndpoint: (body: CreateWebhook, options?: CallOptions) =>
      inner(call(webhooks.createWebhookEndpoint)({ body }, options)),
    listWebhookEndpoints: (options?: CallOptions) =>
      inner(call(webhooks.listWebhookEndpoints)({}, options)),
    updateWebhookEndpoint: (id: string, body: UpdateWebhook, options?: CallOptions) =>
      inner(call(webhooks.updateWebhookEndpoint)({ params: { id }, body }, options)),
    deleteWebhookEndpoint: (id: string, options?: CallOptions) =>
      call(webhooks.deleteWebhookEndpoint)({ params: { id } }, options),
    ping: (options?: CallOptions) => inner(call(prices.ping)({}, options)),
  };
}

async function inner<T>(answer: Promise<Data<T>>): Promise<T> {
  return (await answer).data;
}

function versioned(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('billfold-version', merchantApiVersion);
    return fetch(request);
  };
}
