import * as z from 'zod/mini';
import { timezone } from '../business/timezone.ts';
import { describeRequest } from '../request-schemas.ts';
import { amount, endOfPeriod, flag, moment, pageFields } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { rawTransaction } from '../transactions/requests.ts';
import { email, label, network, pageNumber } from '../values.ts';
import { secretPassword, seedPhrase } from '../wallets/requests.ts';
import {
  type CreatePayment,
  confirmationPolicy,
  type NewPaymentCustomer,
} from './create-payment.ts';
import type {
  CreateCustomer,
  CustomerFilters,
  CustomerProfile,
  ImportCustomers,
  ListCustomers,
  MergeCustomers,
  UpdateCustomer,
} from './customers.ts';
import * as customersCalls from './customers.ts';
import { displayStatuses } from './payment.ts';
import type {
  CreateBusinessPayment,
  ListPayments,
  MarkHandled,
  PaymentFilters,
  PaymentNote,
  Reason,
  SimulatePayment,
} from './payments.ts';
import * as paymentsCalls from './payments.ts';
import * as receiptCalls from './receipts.ts';
import type {
  CreateRefund,
  PrepareRefundPsbt,
  RecordRefund,
  RefundPath,
  SignedRefundPsbt,
  SignRefund,
  SignSecret,
} from './refunds.ts';
import * as refundsCalls from './refunds.ts';
import * as reportsCalls from './reports.ts';
import { type CreateReport, reportFormats, reportTypes } from './reports.ts';
import type { AssignTransfer, ListUnmatched } from './unmatched.ts';
import * as unmatchedCalls from './unmatched.ts';
import { unmatchedStates } from './unmatched.ts';
import type { CreateUnmatchedRefund } from './unmatched-refunds.ts';
import * as unmatchedRefundsCalls from './unmatched-refunds.ts';
import {
  type BusinessItemPath,
  businessId,
  businessPath,
  currency,
  freeText,
  httpsUrl,
  type IdPrefix,
} from './values.ts';

export const metadata = () =>
  z
    .record(z.string().check(z.minLength(1), z.maxLength(40)), freeText(500))
    .check(z.refine((entries) => Object.keys(entries).length <= 20));

export const customer = (): Schema<NewPaymentCustomer> =>
  z.union([
    z.strictObject({ id: publicId('cus') }),
    z.strictObject({ email: email(), name: z.exactOptional(label(80)) }),
  ]);

const newPayment = () => ({
  price: z.strictObject({ amount: amount(), currency: currency() }),
  orderId: z.exactOptional(z.nullable(label(100))),
  description: z.exactOptional(z.nullable(freeText(200))),
  assets: z.exactOptional(z.readonly(z.array(assetOnNetwork()).check(z.minLength(1)))),
  method: z.exactOptional(z.nullable(assetOnNetwork())),
  customer: z.exactOptional(z.nullable(customer())),
  metadata: z.exactOptional(metadata()),
  redirectUrl: z.exactOptional(z.nullable(httpsUrl())),
  cancelUrl: z.exactOptional(z.nullable(httpsUrl())),
  expiresInMinutes: z.exactOptional(z.int().check(z.minimum(5), z.maximum(1440))),
  tolerance: z.exactOptional(z.nullable(z.int().check(z.minimum(0), z.maximum(1000)))),
  confirmationPolicy: z.exactOptional(z.nullable(confirmationPolicy())),
  language: z.exactOptional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/))),
});

export const createPaymentBody = (): Schema<CreatePayment> => z.strictObject(newPayment());

const createBusinessPaymentBody = (): Schema<CreateBusinessPayment> =>
  z.strictObject({ ...newPayment(), livemode: z.exactOptional(z.boolean()) });

const profile = () => ({
  email: z.exactOptional(z.nullable(email())),
  name: z.exactOptional(z.nullable(freeText(80))),
  phone: z.exactOptional(z.nullable(freeText(40))),
  company: z.exactOptional(z.nullable(freeText(120))),
  address: z.exactOptional(z.nullable(freeText(400))),
  tags: z.exactOptional(z.readonly(z.array(tag()).check(z.maxLength(20)))),
  notes: z.exactOptional(z.nullable(freeText(2000))),
  refundAddresses: z.exactOptional(refundAddresses()),
});

const refundAddresses = () =>
  z.readonly(
    z.array(z.strictObject({ network: network(), address: label(128) })).check(z.maxLength(20)),
  );

/** A tag; tables separate tags by semicolons. */
const tag = (): Schema<string> =>
  z.string().check(z.maxLength(40), z.regex(/^[^;]*$/, 'must not contain a semicolon'));

export const customerProfile = (): Schema<CustomerProfile> => z.strictObject(profile());

const customerFilters = () => ({
  search: z.exactOptional(freeText(200)),
  tag: z.exactOptional(freeText(40)),
  livemode: z.exactOptional(flag()),
});

const filters = () => ({
  status: z.exactOptional(z.enum(displayStatuses)),
  flag: z.exactOptional(z.enum(paymentsCalls.paymentFlagFilters)),
  needsAttention: z.exactOptional(flag()),
  asset: z.exactOptional(freeText(10)),
  network: z.exactOptional(freeText(10)),
  from: z.exactOptional(moment()),
  to: z.exactOptional(endOfPeriod()),
  customerId: z.exactOptional(freeText(80)),
  linkId: z.exactOptional(freeText(80)),
  livemode: z.exactOptional(flag()),
  search: z.exactOptional(freeText(200)),
});

const reason = (): Schema<Reason> => z.strictObject({ reason: z.nullable(freeText(500)) });

export const simulatePaymentBody = (): Schema<SimulatePayment> =>
  z.strictObject({
    amount: amount(),
    confirmations: z.int().check(z.minimum(0), z.maximum(1000)),
    replaceable: z.boolean(),
    asset: z.exactOptional(freeText(20)),
    byContract: z.exactOptional(z.boolean()),
    withoutMarks: z.exactOptional(z.boolean()),
  });

export const createRefundBody = (): Schema<CreateRefund> =>
  z.strictObject({
    amount: z.union([
      z.strictObject({ kind: z.enum(['RECEIVED', 'PRICE', 'OVERPAID']) }),
      customRefundAmount(),
    ]),
    asset: z.exactOptional(assetOnNetwork()),
    ...refundFields(),
  });

export const createUnmatchedRefundBody = (): Schema<CreateUnmatchedRefund> =>
  z.strictObject({
    amount: z.union([z.strictObject({ kind: z.literal('RECEIVED') }), customRefundAmount()]),
    ...refundFields(),
    email: z.exactOptional(z.nullable(email())),
  });

const customRefundAmount = () =>
  z.strictObject({ kind: z.literal('CUSTOM'), amount: amount(), currency: freeText(10) });

/** Fields of a refund of whatever came. */
const refundFields = () => ({
  feePercent: z.exactOptional(amount()),
  networkFeePaidBy: z.enum(['MERCHANT', 'CUSTOMER']),
  reason: z.nullable(freeText(500)),
  address: z.nullable(z.string().check(z.minLength(1), z.maxLength(128))),
  memo: z.exactOptional(z.nullable(freeText(120))),
});

const refundPath = (prefix: IdPrefix) => (): Schema<RefundPath> =>
  z.strictObject({ businessId: businessId(), id: publicId(prefix), refundId: publicId('ref') });

/** Fields of a body that signs with the settlement wallet. */
export const signSecretFields = () => ({
  password: z.nullable(secretPassword()),
  seedPhrase: z.nullable(seedPhrase()),
  twoFactorCode: z.exactOptional(z.nullable(z.string().check(z.maxLength(16)))),
  acceptFee: z.exactOptional(z.boolean()),
});

/** Body that is the secret of the settlement wallet alone. */
export const signSecret = (): Schema<SignSecret> => z.strictObject(signSecretFields());

/** Body that signs a refund: the secret, or what its owner has signed. */
const signRefund = (): Schema<SignRefund> =>
  z.strictObject({
    ...signSecretFields(),
    rawTransaction: z.exactOptional(rawTransaction()),
  });

/** Body that names a transaction of a network whose hashes have 32 bytes in hex. */
const recordRefund = (): Schema<RecordRefund> =>
  z.strictObject({ hash: z.string().check(z.regex(/^[\da-f]{64}$/i)) });

const prepareRefundPsbt = (): Schema<PrepareRefundPsbt> =>
  z.strictObject({ acceptFee: z.exactOptional(z.boolean()), anew: z.exactOptional(z.boolean()) });

/** Body with a partially signed transaction; one of the largest weight has below 400,000 characters. */
const signedRefundPsbt = (): Schema<SignedRefundPsbt> =>
  z.strictObject({
    psbt: z.string().check(z.maxLength(400_000), z.regex(/^[\d+/A-Za-z]+={0,2}$/)),
  });

export const businessItemPath = (prefix: IdPrefix) => (): Schema<BusinessItemPath> =>
  z.strictObject({ businessId: businessId(), id: publicId(prefix) });

/** An id that names its kind, such as `pay_01J…`. */
export const publicId = (prefix: IdPrefix): Schema<string> =>
  z.string().check(z.regex(new RegExp(`^${prefix}_[\\w-]{8,64}$`)));

/** An asset and where it is: `BTC`, `USDT@TRX`. */
export const assetOnNetwork = (): Schema<string> =>
  z.string().check(z.regex(/^[A-Z]{2,10}(@[A-Z]{2,5})?$/));

/** A day or an instant of ISO 8601, as text: in queries nothing else travels. */
export const instantText = (): Schema<string> => z.union([z.iso.date(), z.iso.datetime()]);

/** Requests of the calls in contract/payments, for the server, its documents and the fakes. */
export const paymentRequests = [
  describeRequest(customersCalls.listCustomers, {
    summary: 'The customers of a business, newest first.',
    params: businessPath,
    query: (): Schema<ListCustomers> =>
      z.strictObject({
        cursor: z.exactOptional(freeText(300)),
        limit: z.exactOptional(pageNumber(100)),
        ...customerFilters(),
      }),
  }),
  describeRequest(customersCalls.getCustomerCounts, {
    summary: 'How many customers pass the filters, and the tags that customers have.',
    params: businessPath,
    query: (): Schema<CustomerFilters> => z.strictObject(customerFilters()),
  }),
  describeRequest(customersCalls.exportCustomers, {
    summary: 'The same customers as a table, which the import reads again.',
    params: businessPath,
    query: (): Schema<CustomerFilters> => z.strictObject(customerFilters()),
  }),
  describeRequest(customersCalls.createCustomer, {
    summary: 'Add a customer. EMAIL_TAKEN where the business has one with that address.',
    params: businessPath,
    body: (): Schema<CreateCustomer> =>
      z.strictObject({ ...profile(), livemode: z.exactOptional(z.boolean()) }),
  }),
  describeRequest(customersCalls.importCustomers, {
    summary:
      'Add and update customers from a CSV file; rows that are refused are named and the rest is kept.',
    bodyLimit: 4_194_304,
    params: businessPath,
    body: (): Schema<ImportCustomers> =>
      z.strictObject({
        csv: z.string().check(z.minLength(1), z.maxLength(2_000_000)),
        livemode: z.exactOptional(z.boolean()),
      }),
  }),
  describeRequest(customersCalls.getCustomer, {
    summary: 'One customer; the id of a merged one leads to the customer that has its payments.',
    params: businessItemPath('cus'),
  }),
  describeRequest(customersCalls.updateCustomer, {
    summary: 'Change what is given of a customer. EMAIL_TAKEN where another one has that address.',
    params: businessItemPath('cus'),
    body: (): Schema<UpdateCustomer> =>
      z.strictObject({
        ...profile(),
        removedRefundAddresses: z.exactOptional(refundAddresses()),
      }),
  }),
  describeRequest(customersCalls.deleteCustomer, {
    summary: 'Remove a customer without payments, else STATE_CONFLICT.',
    params: businessItemPath('cus'),
  }),
  describeRequest(customersCalls.mergeCustomers, {
    summary: 'Move payments and details of other entries of the same person to a customer.',
    params: businessItemPath('cus'),
    body: (): Schema<MergeCustomers> =>
      z.strictObject({
        customerIds: z.readonly(z.array(publicId('cus')).check(z.minLength(1), z.maxLength(20))),
      }),
  }),
  describeRequest(customersCalls.eraseCustomer, {
    summary:
      'Remove name, email and all else that is personal; amounts stay. STATE_CONFLICT while a payment or a refund is open.',
    params: businessItemPath('cus'),
  }),
  describeRequest(paymentsCalls.listPayments, {
    summary: 'The payments of a business, newest first.',
    params: businessPath,
    query: (): Schema<ListPayments> =>
      z.strictObject({
        page: pageFields.page(),
        pageSize: pageFields.pageSize(),
        ...filters(),
      }),
  }),
  describeRequest(paymentsCalls.totalPayments, {
    summary: 'What the filtered payments ask for and what came, by currency.',
    params: businessPath,
    query: (): Schema<PaymentFilters> => z.strictObject(filters()),
  }),
  describeRequest(paymentsCalls.exportPayments, {
    summary: 'The same payments as a table, for a spreadsheet.',
    params: businessPath,
    query: (): Schema<PaymentFilters> => z.strictObject(filters()),
  }),
  describeRequest(paymentsCalls.createPayment, {
    summary: 'Ask for a payment. RATE_UNAVAILABLE when no asset of it has a price.',
    params: businessPath,
    body: createBusinessPaymentBody,
  }),
  describeRequest(paymentsCalls.getPayment, {
    summary: 'One payment with its timeline and internal note.',
    params: businessItemPath('pay'),
  }),
  describeRequest(paymentsCalls.cancelPayment, {
    summary: 'Withdraw a payment for which nothing was seen, else STATE_CONFLICT.',
    params: businessItemPath('pay'),
    body: reason,
  }),
  describeRequest(paymentsCalls.acceptPayment, {
    summary: 'Take what came, too little or too late, as the full amount.',
    params: businessItemPath('pay'),
    body: reason,
  }),
  describeRequest(paymentsCalls.reopenPayment, {
    summary: 'Ask for the rest with a new quote.',
    params: businessItemPath('pay'),
    body: reason,
  }),
  describeRequest(paymentsCalls.refreshPayment, {
    summary: 'Open an expired payment for which nothing came again, at a new price.',
    params: businessItemPath('pay'),
    body: reason,
  }),
  describeRequest(paymentsCalls.markPaymentPaid, {
    summary:
      'Complete a payment that was paid elsewhere, with a reason. No coins move, and nothing counts as received. STATE_CONFLICT once the price has come, while a refund is open, and where money went back.',
    params: businessItemPath('pay'),
    body: reason,
  }),
  describeRequest(paymentsCalls.markPaymentInvalid, {
    summary: 'Declare a payment void that is not final, or was marked as paid, with a reason.',
    params: businessItemPath('pay'),
    body: reason,
  }),
  describeRequest(paymentsCalls.simulatePayment, {
    summary: 'Pay a test payment from the sandbox. The answer may come before it is seen.',
    params: businessItemPath('pay'),
    body: simulatePaymentBody,
  }),
  describeRequest(paymentsCalls.setPaymentNote, {
    summary: 'Replace the internal note of a payment.',
    params: businessItemPath('pay'),
    body: (): Schema<PaymentNote> => z.strictObject({ note: z.nullable(freeText(2000)) }),
  }),
  describeRequest(paymentsCalls.setPaymentHandled, {
    summary: 'Mark a payment that needs attention as handled, or remove the mark.',
    params: businessItemPath('pay'),
    body: (): Schema<MarkHandled> => z.strictObject({ isHandled: z.boolean() }),
  }),
  describeRequest(paymentsCalls.listPaymentEvents, {
    summary: 'The events of a payment as webhooks got them, oldest first, for 30 days.',
    params: businessItemPath('pay'),
  }),
  describeRequest(receiptCalls.getReceipt, {
    summary: 'The receipt of a confirmed payment.',
    params: businessItemPath('pay'),
  }),
  describeRequest(receiptCalls.sendReceipt, {
    summary: 'Email the receipt to the payer once more. EMAIL_MISSING without an address.',
    params: businessItemPath('pay'),
  }),
  describeRequest(refundsCalls.listRefunds, {
    summary: 'The refunds of a payment.',
    params: businessItemPath('pay'),
  }),
  describeRequest(refundsCalls.createRefund, {
    summary:
      'Prepare a refund of at most what came. REFUND_TOO_LARGE, NOT_OVERPAID, ASSET_NOT_RECEIVED, ADDRESS_INVALID, ADDRESS_IS_OWN.',
    params: businessItemPath('pay'),
    body: createRefundBody,
  }),
  describeRequest(refundsCalls.createRefundIntent, {
    summary:
      'Review the send of a refund for its owner, who may sign the plan of the intent outside this server. NOT_SETTLEMENT_OWNER, STATE_CONFLICT, COLLECT_FIRST, OWN_WALLET_SENDS, REFUND_TOO_LARGE, REFUND_TOO_SMALL.',
    params: refundPath('pay'),
  }),
  describeRequest(refundsCalls.signRefund, {
    summary:
      'Sign a refund and send it, once however often it is called: with the secret, or with a transaction that its owner has signed and the Billfold-Intent header of its intent. NOT_SETTLEMENT_OWNER, COLLECT_FIRST, REFUND_TOO_LARGE, REFUND_TOO_SMALL, FEE_HIGH, FEE_CHANGED, INTENT_EXPIRED, INTENT_MISMATCH.',
    params: refundPath('pay'),
    body: signRefund,
  }),
  describeRequest(refundsCalls.recordRefund, {
    summary:
      'Record the transaction by which another wallet sent a refund. REFUND_SIGNED_HERE, TRANSACTION_UNKNOWN, TRANSACTION_UNCONFIRMED, TRANSACTION_MISMATCH, TRANSACTION_USED, REFUND_TOO_LARGE.',
    params: refundPath('pay'),
    body: recordRefund,
  }),
  describeRequest(refundsCalls.getRefundPsbt, {
    summary:
      'The prepared transaction of a refund, with the fee of today where the network tells it; null before one was prepared. PSBT_SPENT, INPUT_TAKEN, PSBT_PREPARED where this one has to be prepared because an earlier one can still be mined.',
    params: refundPath('pay'),
  }),
  describeRequest(refundsCalls.prepareRefundPsbt, {
    summary:
      'Prepare the transaction of a refund for the wallet that has the money (BIP-174). REFUND_SIGNED_HERE, PSBT_UNSUPPORTED, PSBT_FUNDS_MISSING, PSBT_SPENT, PSBT_PREPARED, REFUND_TOO_LARGE, REFUND_TOO_SMALL, FEE_HIGH.',
    params: refundPath('pay'),
    body: prepareRefundPsbt,
  }),
  describeRequest(refundsCalls.sendRefundPsbt, {
    summary:
      'Broadcast the prepared transaction with its signatures, once however often it is called. PSBT_MISSING, PSBT_UNREADABLE, PSBT_OTHER_TRANSACTION, PSBT_UNSIGNED, PSBT_SIGNATURE_INVALID, INPUT_TAKEN, REFUND_TOO_LARGE.',
    bodyLimit: 524_288,
    params: refundPath('pay'),
    body: signedRefundPsbt,
  }),
  describeRequest(refundsCalls.cancelRefund, {
    summary: 'Withdraw a refund that is not signed.',
    params: refundPath('pay'),
  }),
  describeRequest(reportsCalls.createReport, {
    summary: 'Have a report made; it is ready later.',
    params: businessPath,
    body: (): Schema<CreateReport> =>
      z.strictObject({
        type: z.enum(reportTypes),
        from: z.iso.date(),
        to: z.iso.date(),
        timezone: z.exactOptional(timezone()),
        currency: z.exactOptional(currency()),
        livemode: z.exactOptional(z.boolean()),
        format: z.enum(reportFormats),
      }),
  }),
  describeRequest(reportsCalls.listReports, {
    summary: 'The newest reports of a business, at most 100.',
    params: businessPath,
  }),
  describeRequest(unmatchedCalls.listUnmatched, {
    summary: 'Transfers to shared addresses that name no payment, newest first.',
    params: businessPath,
    query: (): Schema<ListUnmatched> =>
      z.strictObject({
        page: pageFields.page(),
        pageSize: pageFields.pageSize(),
        state: z.exactOptional(z.enum(unmatchedStates)),
        livemode: z.exactOptional(flag()),
      }),
  }),
  describeRequest(unmatchedCalls.assignTransfer, {
    summary:
      'Count a transfer for a payment. STATE_CONFLICT where it is not open, or while a refund of it is.',
    params: businessItemPath('trf'),
    body: (): Schema<AssignTransfer> => z.strictObject({ paymentId: publicId('pay') }),
  }),
  describeRequest(unmatchedCalls.ignoreTransfer, {
    summary:
      'Take a transfer off the list. STATE_CONFLICT where it is not open, or while a refund of it is.',
    params: businessItemPath('trf'),
  }),
  describeRequest(unmatchedCalls.reopenTransfer, {
    summary: 'Take an ignored transfer back. STATE_CONFLICT where it is not ignored.',
    params: businessItemPath('trf'),
  }),
  describeRequest(unmatchedRefundsCalls.listUnmatchedRefunds, {
    summary: 'The refunds of a transfer that names no payment.',
    params: businessItemPath('trf'),
  }),
  describeRequest(unmatchedRefundsCalls.createUnmatchedRefund, {
    summary:
      'Prepare a refund of a transfer that names no payment, of at most what came. STATE_CONFLICT where it is assigned, ignored or not confirmed; REFUND_TOO_LARGE, ADDRESS_INVALID, ADDRESS_IS_OWN.',
    params: businessItemPath('trf'),
    body: createUnmatchedRefundBody,
  }),
  describeRequest(unmatchedRefundsCalls.createUnmatchedRefundIntent, {
    summary:
      'Review the send of a refund for its owner, who may sign the plan of the intent outside this server. NOT_SETTLEMENT_OWNER, STATE_CONFLICT, COLLECT_FIRST, OWN_WALLET_SENDS, REFUND_TOO_LARGE, REFUND_TOO_SMALL.',
    params: refundPath('trf'),
  }),
  describeRequest(unmatchedRefundsCalls.signUnmatchedRefund, {
    summary:
      'Sign a refund and send it, once however often it is called: with the secret, or with a transaction that its owner has signed and the Billfold-Intent header of its intent. NOT_SETTLEMENT_OWNER, COLLECT_FIRST, REFUND_TOO_LARGE, REFUND_TOO_SMALL, FEE_HIGH, FEE_CHANGED, INTENT_EXPIRED, INTENT_MISMATCH.',
    params: refundPath('trf'),
    body: signRefund,
  }),
  describeRequest(unmatchedRefundsCalls.recordUnmatchedRefund, {
    summary:
      'Record the transaction by which another wallet sent a refund. REFUND_SIGNED_HERE, TRANSACTION_UNKNOWN, TRANSACTION_UNCONFIRMED, TRANSACTION_MISMATCH, TRANSACTION_USED, REFUND_TOO_LARGE.',
    params: refundPath('trf'),
    body: recordRefund,
  }),
  describeRequest(unmatchedRefundsCalls.getUnmatchedRefundPsbt, {
    summary:
      'The prepared transaction of a refund, with the fee of today where the network tells it; null before one was prepared. PSBT_SPENT, INPUT_TAKEN, PSBT_PREPARED where this one has to be prepared because an earlier one can still be mined.',
    params: refundPath('trf'),
  }),
  describeRequest(unmatchedRefundsCalls.prepareUnmatchedRefundPsbt, {
    summary:
      'Prepare the transaction of a refund for the wallet that has the money (BIP-174). REFUND_SIGNED_HERE, PSBT_UNSUPPORTED, PSBT_FUNDS_MISSING, PSBT_SPENT, PSBT_PREPARED, REFUND_TOO_LARGE, REFUND_TOO_SMALL, FEE_HIGH.',
    params: refundPath('trf'),
    body: prepareRefundPsbt,
  }),
  describeRequest(unmatchedRefundsCalls.sendUnmatchedRefundPsbt, {
    summary:
      'Broadcast the prepared transaction with its signatures, once however often it is called. PSBT_MISSING, PSBT_UNREADABLE, PSBT_OTHER_TRANSACTION, PSBT_UNSIGNED, PSBT_SIGNATURE_INVALID, INPUT_TAKEN, REFUND_TOO_LARGE.',
    bodyLimit: 524_288,
    params: refundPath('trf'),
    body: signedRefundPsbt,
  }),
  describeRequest(unmatchedRefundsCalls.cancelUnmatchedRefund, {
    summary: 'Withdraw a refund that is not signed.',
    params: refundPath('trf'),
  }),
  describeRequest(reportsCalls.getReport, {
    summary: 'How far a report is, and where it can be fetched.',
    params: businessItemPath('rep'),
  }),
];
