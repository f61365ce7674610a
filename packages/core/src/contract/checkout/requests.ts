import * as z from 'zod/mini';
import { accountNetwork } from '../payments/payment.ts';
import type { SendCheckoutReceipt } from '../payments/receipts.ts';
import * as receiptCalls from '../payments/receipts.ts';
import { freeText } from '../payments/values.ts';
import { describeRequest } from '../request-schemas.ts';
import { amount, localeTag, orNull } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { email } from '../values.ts';
import type { CheckoutCustomer, CheckoutLanguage, CheckoutPath, ClaimHash } from './checkout.ts';
import * as checkoutCalls from './checkout.ts';
import type { CheckoutLinkPath, PayLink } from './checkout-links.ts';
import * as checkoutLinkCalls from './checkout-links.ts';
import * as checkoutUpdatesCalls from './checkout-updates.ts';
import type { SelectMethod } from './checkout-view.ts';
import type { ChooseInvoiceEmails, InvoiceEmailsPath } from './invoice-emails.ts';
import * as invoiceEmailsCalls from './invoice-emails.ts';
import type { AnnounceTransaction } from './payment-request.ts';
import * as paymentRequestCalls from './payment-request.ts';
import type { ClaimRefund, RefundClaimPath, RefundPlace } from './refund-claims.ts';
import * as refundClaimsCalls from './refund-claims.ts';

/** Any text: an id of another kind is answered like one that does not exist. */
const checkoutPath = (): Schema<CheckoutPath> => z.strictObject({ id: freeText(100) });

const linkPath = (): Schema<CheckoutLinkPath> => z.strictObject({ slug: freeText(100) });

export const selectMethodBody = (): Schema<SelectMethod> =>
  z.strictObject({ asset: freeText(10), network: accountNetwork() });

const refundClaimPath = (): Schema<RefundClaimPath> =>
  z.strictObject({ token: z.string().check(z.minLength(16), z.maxLength(128)) });

const invoiceEmailsPath = (): Schema<InvoiceEmailsPath> =>
  z.strictObject({ token: z.string().check(z.minLength(16), z.maxLength(128)) });

const timeZone = () => z.string().check(z.maxLength(64));

/** Requests of the calls in contract/checkout, for the server, its documents and the fakes. */
export const checkoutRequests = [
  describeRequest(checkoutCalls.getCheckout, {
    summary: 'What the payer sees of a payment.',
    params: checkoutPath,
  }),
  describeRequest(checkoutUpdatesCalls.watchCheckout, {
    summary: 'The payment as its payer sees it, now and after each change (server-sent events).',
    params: checkoutPath,
  }),
  describeRequest(checkoutCalls.selectCheckoutMethod, {
    summary: 'Choose what to pay with, or ask for a fresh price: locks a quote. DETAILS_MISSING.',
    params: checkoutPath,
    body: selectMethodBody,
  }),
  describeRequest(checkoutCalls.setCheckoutCustomer, {
    summary: 'Say who pays, for the receipt and the fields that the merchant asks for.',
    params: checkoutPath,
    body: (): Schema<CheckoutCustomer> =>
      z.strictObject({
        email: z.nullable(email()),
        name: z.nullable(freeText(80)),
        fields: z.record(freeText(40), freeText(500)),
        timeZone: z.exactOptional(timeZone()),
      }),
  }),
  describeRequest(checkoutCalls.setCheckoutLanguage, {
    summary: 'Say in which language the payer reads the page. Emails to the payer follow it.',
    params: checkoutPath,
    body: (): Schema<CheckoutLanguage> =>
      z.strictObject({ language: localeTag(), timeZone: z.exactOptional(timeZone()) }),
  }),
  describeRequest(checkoutCalls.cancelCheckout, {
    summary: 'Give up a payment for which nothing was seen.',
    params: checkoutPath,
  }),
  describeRequest(checkoutCalls.claimCheckoutHash, {
    summary: 'Name a transaction that paid, to learn whether it was seen.',
    params: checkoutPath,
    body: (): Schema<ClaimHash> =>
      z.strictObject({ hash: z.string().check(z.trim(), z.minLength(16), z.maxLength(128)) }),
  }),
  describeRequest(paymentRequestCalls.getPaymentRequest, {
    summary:
      'The signed request of a payment, for wallets. METHOD_NOT_CHOSEN, REQUEST_EXPIRED, REQUEST_CANCELLED, REQUEST_PAID.',
    params: checkoutPath,
  }),
  describeRequest(paymentRequestCalls.announceTransaction, {
    summary:
      'Hand over the signed transaction that pays, to have it looked for at once. It is not broadcast here. TRANSACTION_INVALID, TRANSACTION_MISMATCH.',
    params: checkoutPath,
    body: (): Schema<AnnounceTransaction> =>
      z.strictObject({
        network: accountNetwork(),
        transaction: z
          .string()
          .check(z.regex(/^([\da-f]{2})+$/i), z.minLength(16), z.maxLength(200_000)),
      }),
  }),
  describeRequest(receiptCalls.getCheckoutReceipt, {
    summary: 'The receipt of a confirmed payment, as it is printed.',
    params: checkoutPath,
  }),
  describeRequest(receiptCalls.sendCheckoutReceipt, {
    summary:
      'Email the receipt to the payer once more, or to another address. EMAIL_MISSING without an address.',
    params: checkoutPath,
    body: (): Schema<SendCheckoutReceipt> => z.strictObject({ email: z.nullable(email()) }),
  }),
  describeRequest(checkoutLinkCalls.getCheckoutLink, {
    summary: 'A payment link, as its payers see it.',
    params: linkPath,
  }),
  describeRequest(checkoutLinkCalls.payCheckoutLink, {
    summary: 'Create a payment by a link. LINK_USED_UP, LINK_PAUSED, LINK_EXPIRED, LINK_ARCHIVED.',
    params: linkPath,
    body: (): Schema<PayLink> => z.strictObject({ amount: orNull(amount()) }),
  }),
  describeRequest(invoiceEmailsCalls.getInvoiceEmails, {
    summary: 'Whether the customer of an invoice gets emails with invoices of the business.',
    params: invoiceEmailsPath,
  }),
  describeRequest(invoiceEmailsCalls.chooseInvoiceEmails, {
    summary: 'Stop the emails with invoices of the business, or have them again.',
    params: invoiceEmailsPath,
    body: (): Schema<ChooseInvoiceEmails> => z.strictObject({ isStopped: z.boolean() }),
  }),
  describeRequest(refundClaimsCalls.getRefundClaim, {
    summary: 'The refund that a link stands for.',
    params: refundClaimPath,
  }),
  describeRequest(refundClaimsCalls.sendRefundLink, {
    summary:
      'Mail the link of a refund that waits for an address again. EMAIL_MISSING unless it was mailed before, REFUND_EXPIRED.',
    params: checkoutPath,
  }),
  describeRequest(refundClaimsCalls.requestRefundCode, {
    summary: 'Mail the code that an address needs. EMAIL_MISSING, REFUND_CLAIMED, REFUND_EXPIRED.',
    params: refundClaimPath,
  }),
  describeRequest(refundClaimsCalls.checkRefundPlace, {
    summary:
      'Check where the refund would go, without saying so. ADDRESS_INVALID, ADDRESS_IS_OWN, REFUND_CLAIMED, REFUND_EXPIRED.',
    params: refundClaimPath,
    body: (): Schema<RefundPlace> =>
      z.strictObject({
        address: z.string().check(z.minLength(1), z.maxLength(128)),
        memo: z.nullable(z.string().check(z.maxLength(120))),
      }),
  }),
  describeRequest(refundClaimsCalls.claimRefund, {
    summary:
      'Say where the refund goes. ADDRESS_INVALID, ADDRESS_IS_OWN, CODE_INVALID, REFUND_CLAIMED, REFUND_EXPIRED.',
    params: refundClaimPath,
    body: (): Schema<ClaimRefund> =>
      z.strictObject({
        address: z.string().check(z.minLength(1), z.maxLength(128)),
        memo: z.nullable(z.string().check(z.maxLength(120))),
        code: z.nullable(z.string().check(z.maxLength(16))),
        keepsAddress: z.exactOptional(z.boolean()),
      }),
  }),
];
