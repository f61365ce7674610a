import * as z from 'zod/mini';
import { selectMethodBody } from '../checkout/requests.ts';
import { paymentStatuses, price } from '../payments/payment.ts';
import * as receiptCalls from '../payments/receipts.ts';
import {
  assetOnNetwork,
  createPaymentBody,
  createRefundBody,
  createUnmatchedRefundBody,
  customerProfile,
  instantText,
  publicId,
  simulatePaymentBody,
} from '../payments/requests.ts';
import { currency, freeText } from '../payments/values.ts';
import { describeRequest } from '../request-schemas.ts';
import type { Schema } from '../schema.ts';
import { pageNumber } from '../values.ts';
import { webhookEventTypes } from '../webhooks/events.ts';
import { newWebhookBody, updateWebhookBody } from '../webhooks/requests.ts';
import type { CursorQuery } from './cursor-page.ts';
import * as customersCalls from './customers.ts';
import type { ListEvents } from './events.ts';
import * as eventsCalls from './events.ts';
import type { IdPath, MarkPaid, MerchantListPayments } from './payments.ts';
import * as paymentsCalls from './payments.ts';
import type { CreateEstimate, GetRates } from './prices.ts';
import * as pricesCalls from './prices.ts';
import * as refundsCalls from './refunds.ts';
import * as webhooksCalls from './webhooks.ts';

const cursorQuery = {
  cursor: () => z.exactOptional(freeText(200)),
  limit: () => z.exactOptional(pageNumber(100)),
};

const customerPath = (): Schema<IdPath> => z.strictObject({ id: publicId('cus') });

const paymentPath = (): Schema<IdPath> => z.strictObject({ id: publicId('pay') });

const refundPath = (): Schema<IdPath> => z.strictObject({ id: publicId('ref') });

const webhookPath = (): Schema<IdPath> => z.strictObject({ id: publicId('whk') });

/** Requests of the calls in contract/merchant, for the server, its documents and the fakes. */
export const merchantRequests = [
  describeRequest(customersCalls.createMerchantCustomer, {
    summary: 'Add a customer. EMAIL_TAKEN where there is one with that address.',
    body: customerProfile,
  }),
  describeRequest(customersCalls.listMerchantCustomers, {
    summary: 'The customers, newest first.',
    query: (): Schema<CursorQuery> =>
      z.strictObject({ cursor: cursorQuery.cursor(), limit: cursorQuery.limit() }),
  }),
  describeRequest(customersCalls.getMerchantCustomer, {
    summary: 'One customer; the id of a merged one leads to the customer that has its payments.',
    params: customerPath,
  }),
  describeRequest(customersCalls.updateMerchantCustomer, {
    summary: 'Change what is given of a customer.',
    params: customerPath,
    body: customerProfile,
  }),
  describeRequest(customersCalls.deleteMerchantCustomer, {
    summary: 'Remove a customer without payments, else STATE_CONFLICT.',
    params: customerPath,
  }),
  describeRequest(eventsCalls.listMerchantEvents, {
    summary:
      'The events of the last 30 days, oldest first. To poll, give the id of the last event as the cursor.',
    query: (): Schema<ListEvents> =>
      z.strictObject({
        cursor: cursorQuery.cursor(),
        limit: cursorQuery.limit(),
        type: z.exactOptional(z.enum(webhookEventTypes)),
        since: z.exactOptional(instantText()),
      }),
  }),
  describeRequest(eventsCalls.getMerchantEvent, {
    summary: 'One event.',
    params: (): Schema<{ readonly id: string }> => z.strictObject({ id: publicId('evt') }),
  }),
  describeRequest(paymentsCalls.createMerchantPayment, {
    summary: 'Ask for a payment. ORDER_ID_IN_USE while another one with that order id is open.',
    body: createPaymentBody,
  }),
  describeRequest(paymentsCalls.listMerchantPayments, {
    summary: 'The payments of the mode of the key, newest first.',
    query: (): Schema<MerchantListPayments> =>
      z.strictObject({
        cursor: cursorQuery.cursor(),
        limit: cursorQuery.limit(),
        status: z.exactOptional(z.enum(paymentStatuses)),
        orderId: z.exactOptional(freeText(100)),
        customerId: z.exactOptional(freeText(80)),
      }),
  }),
  describeRequest(paymentsCalls.getMerchantPayment, {
    summary: 'One payment.',
    params: paymentPath,
  }),
  describeRequest(paymentsCalls.cancelMerchantPayment, {
    summary: 'Withdraw a payment for which nothing was seen, else STATE_CONFLICT.',
    params: paymentPath,
  }),
  describeRequest(paymentsCalls.selectMerchantMethod, {
    summary: 'Choose what a payment is paid with: locks a quote.',
    params: paymentPath,
    body: selectMethodBody,
  }),
  describeRequest(paymentsCalls.acceptMerchantPayment, {
    summary: 'Take what came, too little or too late, as the full amount.',
    params: paymentPath,
  }),
  describeRequest(paymentsCalls.markMerchantPaymentPaid, {
    summary:
      'Complete a payment that was paid elsewhere, with a reason. No coins move, and nothing counts as received. STATE_CONFLICT once the price has come, while a refund is open, and where money went back.',
    params: paymentPath,
    body: (): Schema<MarkPaid> => z.strictObject({ reason: freeText(500).check(z.regex(/\S/)) }),
  }),
  describeRequest(paymentsCalls.listMerchantPaymentEvents, {
    summary: 'What happened to a payment, oldest first.',
    params: paymentPath,
  }),
  describeRequest(receiptCalls.getMerchantReceipt, {
    summary: 'The receipt of a confirmed payment.',
    params: paymentPath,
  }),
  describeRequest(paymentsCalls.simulateMerchantPayment, {
    summary: 'Pay a test payment from the sandbox; test keys only.',
    params: paymentPath,
    body: simulatePaymentBody,
  }),
  describeRequest(pricesCalls.listMerchantAssets, {
    summary: 'The assets that the business accepts; an empty list before it chose any.',
  }),
  describeRequest(pricesCalls.getMerchantRates, {
    summary: 'The price of one of each asset.',
    query: (): Schema<GetRates> =>
      z.strictObject({ base: currency(), assets: z.exactOptional(freeText(400)) }),
  }),
  describeRequest(pricesCalls.createEstimate, {
    summary: 'What a price is in each asset, without a quote.',
    body: (): Schema<CreateEstimate> =>
      z.strictObject({
        price: price(),
        assets: z.exactOptional(z.readonly(z.array(assetOnNetwork()))),
      }),
  }),
  describeRequest(pricesCalls.pingMerchant, {
    summary: 'Check the key: its name, its mode and its business.',
  }),
  describeRequest(refundsCalls.createMerchantRefund, {
    summary: 'Prepare a refund of at most what came. The owner of the wallet signs it.',
    params: (): Schema<IdPath> => z.strictObject({ id: publicId('pay') }),
    body: createRefundBody,
  }),
  describeRequest(refundsCalls.createMerchantUnmatchedRefund, {
    summary:
      'Prepare a refund of a transfer that names no payment, of at most what came. The owner of the wallet signs it.',
    params: (): Schema<IdPath> => z.strictObject({ id: publicId('trf') }),
    body: createUnmatchedRefundBody,
  }),
  describeRequest(refundsCalls.getMerchantRefund, {
    summary: 'One refund.',
    params: refundPath,
  }),
  describeRequest(refundsCalls.cancelMerchantRefund, {
    summary: 'Withdraw a refund that is not signed.',
    params: refundPath,
  }),
  describeRequest(webhooksCalls.createWebhookEndpoint, {
    summary: 'Add a webhook endpoint; its secret is shown this once.',
    body: newWebhookBody,
  }),
  describeRequest(webhooksCalls.listWebhookEndpoints, {
    summary: 'The webhook endpoints.',
  }),
  describeRequest(webhooksCalls.updateWebhookEndpoint, {
    summary: 'Change what is given of a webhook endpoint.',
    params: webhookPath,
    body: updateWebhookBody,
  }),
  describeRequest(webhooksCalls.deleteWebhookEndpoint, {
    summary: 'Remove a webhook endpoint.',
    params: webhookPath,
  }),
];
