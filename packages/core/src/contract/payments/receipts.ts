import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { CheckoutPath } from '../checkout/checkout.ts';
import type { IdPath } from '../merchant/payments.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal, nothing } from '../values.ts';
import { accountNetwork, type Price, price } from './payment.ts';
import { type PaymentLine, paymentLine } from './payment-links.ts';
import type { BusinessItemPath } from './values.ts';

/**
 * States of a receipt: it holds, its payment waits for confirmations again, or its payment became
 * invalid.
 * @example
 * receiptStates; // ['VALID', 'UNCONFIRMED', 'VOID']
 */
export const receiptStates = ['VALID', 'UNCONFIRMED', 'VOID'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** Business as its receipt names it. */
export interface ReceiptMerchant {
  readonly name: string;
  readonly website: string | null;
  readonly supportEmail: string | null;
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

/**
 * Proof that a block contains the transaction of a transfer. `verifyReceipt` of `@billfold/core/merchant` verifies it
 * without any network.
 */
export interface TransferProof {
  /** Bytes that the hash of the transaction covers, thus without witnesses; hex. */
  readonly transaction: string;
  /** Output of the transaction that pays the address, from 0. */
  readonly output: number;
  /** Header of the block, 80 bytes; hex. */
  readonly header: string;
  /** Sibling hashes from the transaction up to the Merkle root, lowest first, in the byte order of explorers. */
  readonly branch: readonly string[];
  /** Place of the transaction in the block, from 0. */
  readonly index: number;
  /** Height of the block, which its header does not prove. */
  readonly height: number;
}

/** Transfer that a receipt is for. */
export interface ReceiptTransfer {
  /** Null where a contract paid without a transaction of its own. */
  readonly hash: string | null;
  readonly asset: string;
  readonly network: AccountNetworkCode;
  readonly address: string;
  /** In main units of the asset. */
  readonly amount: Decimal;
  /** Price of one main unit in the currency of the price. */
  readonly rate: Decimal;
  /** Value in the currency of the price. */
  readonly credited: Decimal;
  readonly receivedAt: Date;
  /** False once it pays no more: replaced, dropped. All else is as it was when the receipt was issued. */
  readonly counted: boolean;
  /** Null on networks without such proofs, before there is a block, and while no node answers. */
  readonly proof: TransferProof | null;
}

/**
 * Receipt of a payment, issued when it was first confirmed. Only `state`, `voidedAt`, `paidElsewhere`, and
 * `counted` and `proof` of its transfers change afterwards.
 */
export interface Receipt {
  /** Prefix of the business and a number without gaps, in each mode. */
  readonly number: string;
  readonly state: ReceiptState;
  readonly paymentId: string;
  readonly issuedAt: Date;
  readonly voidedAt: Date | null;
  readonly merchant: ReceiptMerchant;
  readonly orderId: string | null;
  readonly description: string | null;
  /** Add up to the price; empty where the business gave none. */
  readonly lines: readonly PaymentLine[];
  readonly price: Price;
  /** Value of the transfers, in the currency of the price. */
  readonly credited: Decimal;
  /** Part of the price that the business says was paid elsewhere; null of any other payment. */
  readonly paidElsewhere: Decimal | null;
  readonly transfers: readonly ReceiptTransfer[];
  readonly footer: string | null;
  /** True where no real money moved. */
  readonly sandbox: boolean;
}

const nullableText = () => z.nullable(z.string());

/** Schema of a business as its receipts and invoices name it. */
export const receiptMerchant = (): Schema<ReceiptMerchant> =>
  z.object({
    name: z.string(),
    website: nullableText(),
    supportEmail: nullableText(),
    legalName: nullableText(),
    companyType: nullableText(),
    registrationNumber: nullableText(),
    vatId: nullableText(),
    address: nullableText(),
    termsUrl: nullableText(),
    privacyUrl: nullableText(),
    imprintUrl: nullableText(),
    refundUrl: nullableText(),
  });

const transferProof = (): Schema<TransferProof> =>
  z.object({
    transaction: z.string(),
    output: z.int(),
    header: z.string(),
    branch: z.readonly(z.array(z.string())),
    index: z.int(),
    height: z.int(),
  });

const receiptTransfer = (): Schema<ReceiptTransfer> =>
  z.object({
    hash: nullableText(),
    asset: z.string(),
    network: accountNetwork(),
    address: z.string(),
    amount: decimal(),
    rate: decimal(),
    credited: decimal(),
    receivedAt: date(),
    counted: z.boolean(),
    proof: z.nullable(transferProof()),
  });

const receipt = (): Schema<Receipt> =>
  z.object({
    number: z.string(),
    state: z.enum(receiptStates),
    paymentId: z.string(),
    issuedAt: date(),
    voidedAt: z.nullable(date()),
    merchant: receiptMerchant(),
    orderId: nullableText(),
    description: nullableText(),
    lines: z.readonly(z.array(paymentLine())),
    price: price(),
    credited: decimal(),
    paidElsewhere: z.nullable(decimal()),
    transfers: z.readonly(z.array(receiptTransfer())),
    footer: nullableText(),
    sandbox: z.boolean(),
  });

export const getCheckoutReceipt: Endpoint<CheckoutPath, unknown, unknown, Data<Receipt>> = {
  method: 'GET',
  path: '/v1/checkout/{id}/receipt',
  public: true,
  response: () => data(receipt()),
};

/** Where the payer wants the receipt. */
export interface SendCheckoutReceipt {
  /** Null for the address that the payment has. Another one gets this receipt alone and is not kept. */
  readonly email: string | null;
}
export const sendCheckoutReceipt: Endpoint<CheckoutPath, unknown, SendCheckoutReceipt, null> = {
  method: 'POST',
  path: '/v1/checkout/{id}/receipt/send',
  public: true,
  status: 204,
  response: nothing,
};

export const getReceipt: Endpoint<BusinessItemPath, unknown, unknown, Data<Receipt>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/receipt',
  permission: 'view-payments',
  response: () => data(receipt()),
};

export const sendReceipt: Endpoint<BusinessItemPath, unknown, unknown, null> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/receipt/send',
  permission: 'create-payments',
  status: 204,
  response: nothing,
};

export const getMerchantReceipt: Endpoint<IdPath, unknown, unknown, Data<Receipt>> = {
  method: 'GET',
  path: '/v1/merchant/payments/{id}/receipt',
  scope: 'payments:read',
  response: () => data(receipt()),
};
