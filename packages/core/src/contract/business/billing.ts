import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import { type ReceiptMerchant, receiptMerchant } from '../payments/receipts.ts';
import type { BusinessItemPath, BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  type Data,
  type DataPage,
  data,
  dataPage,
  date,
  decimal,
  type PageQuery,
} from '../values.ts';

/**
 * States of an invoice of the operator. `VOID` is one whose link was archived unpaid; `REFUNDED` one whose
 * payment was returned in full.
 * @example
 * const due = invoiceStatuses.filter((status) => status === 'OPEN');
 */
export const invoiceStatuses = ['OPEN', 'PAID', 'VOID', 'REFUNDED'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Completed payments that one fee rate applies to. All amounts are in dollars. */
export interface FeeLine {
  /** Fee in per cent. */
  readonly feePercent: Decimal;
  readonly payments: number;
  /** Value at receipt, rounded down to cents. */
  readonly volume: Decimal;
  /** Fee on the volume, rounded down to cents. */
  readonly fee: Decimal;
}
/** Sum of fee lines. */
export type FeeTotal = Omit<FeeLine, 'feePercent'>;

/** Fee of the operator, and what it will charge next. */
export interface Billing {
  /** Fee on payments that complete now, in per cent; zero where the operator charges none. */
  readonly feePercent: Decimal;
  readonly currency: string;
  /** Payments that completed this month (UTC). */
  readonly usage: FeeTotal & { readonly from: Date; readonly to: Date };
  /** Payments of earlier months that no invoice has: their fee was below `minimum`. */
  readonly carried: FeeTotal;
  /** Lowest fee that an invoice is made for. */
  readonly minimum: Decimal;
}
/** Fees that the operator asks for once a month. */
export interface Invoice extends FeeTotal {
  readonly id: string;
  readonly object: 'invoice';
  /** Number for the books, such as `INV-12-2026-10`. */
  readonly number: string;
  /** Month (UTC) at whose end it was made, such as `2026-10`. */
  readonly month: string;
  readonly status: InvoiceStatus;
  readonly currency: string;
  readonly lines: readonly FeeLine[];
  /** Payment link of the operator. */
  readonly url: string;
  /** Name of the operator's business. */
  readonly payee: string;
  /** That business as its settings name it now. */
  readonly issuer: ReceiptMerchant;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

const totals = () => ({ payments: z.int(), volume: decimal(), fee: decimal() });
const total = (): Schema<FeeTotal> => z.object(totals());
const billing = (): Schema<Billing> =>
  z.object({
    feePercent: decimal(),
    currency: z.string(),
    usage: z.object({ ...totals(), from: date(), to: date() }),
    carried: total(),
    minimum: decimal(),
  });
const invoice = (): Schema<Invoice> =>
  z.object({
    ...totals(),
    id: z.string(),
    object: z.literal('invoice'),
    number: z.string(),
    month: z.string(),
    status: z.enum(invoiceStatuses),
    currency: z.string(),
    lines: z.readonly(z.array(z.object({ ...totals(), feePercent: decimal() }))),
    url: z.string(),
    payee: z.string(),
    issuer: receiptMerchant(),
    createdAt: date(),
    paidAt: z.nullable(date()),
  });

const path = '/v1/dash/businesses/{businessId}/billing';

export const getBilling: Endpoint<BusinessPath, unknown, unknown, Data<Billing>> = {
  method: 'GET',
  path,
  permission: 'view-billing',
  response: () => data(billing()),
};

export const listInvoices: Endpoint<BusinessPath, PageQuery, unknown, DataPage<Invoice>> = {
  method: 'GET',
  path: `${path}/invoices`,
  permission: 'view-billing',
  response: () => dataPage(invoice()),
};

export const getInvoice: Endpoint<BusinessItemPath, unknown, unknown, Data<Invoice>> = {
  method: 'GET',
  path: `${path}/invoices/{id}`,
  permission: 'view-billing',
  response: () => data(invoice()),
};
