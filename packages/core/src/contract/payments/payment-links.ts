import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
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
import type { BusinessItemPath, BusinessPath } from './values.ts';

/** One line of a sum. */
export interface PaymentLine {
  readonly label: string;
  readonly quantity: number;
  /** In the currency of the sum. */
  readonly unitPrice: Decimal;
}
/**
 * States of a payment link. `EXPIRED` is after its due date, `USED_UP` while as many payments are open
 * or paid as it may have.
 * @example
 * const payable = paymentLinkStates.filter((state) => state === 'ACTIVE');
 */
export const paymentLinkStates = ['ACTIVE', 'PAUSED', 'EXPIRED', 'USED_UP', 'ARCHIVED'] as const;
export type PaymentLinkState = (typeof paymentLinkStates)[number];

/** Page that creates a payment for each payer. */
export interface PaymentLink {
  readonly id: string;
  readonly object: 'payment_link';
  readonly url: string;
  readonly slug: string;
  readonly livemode: boolean;
  readonly state: PaymentLinkState;
  readonly title: string;
  readonly description: string | null;
  readonly currency: string;
  /** Null where the payer types the amount. */
  readonly price: Decimal | null;
  readonly minPrice: Decimal | null;
  readonly maxPrice: Decimal | null;
  readonly lines: readonly PaymentLine[];
  readonly assets: readonly string[] | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly redirectUrl: string | null;
  readonly dueAt: Date | null;
  readonly maxUses: number | null;
  /** Payments that are open or paid. */
  readonly uses: number;
  /** Payments among them that are confirmed. */
  readonly paid: number;
  /** Value of what came for the confirmed ones, at the rates of their quotes. */
  readonly received: Decimal;
  /** Value of what went back of it. */
  readonly refunded: Decimal;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
/** A new link: with a price, with lines that add up to it, or with neither for any amount. */
export interface CreatePaymentLink {
  readonly title: string;
  readonly currency: string;
  /** Mode of its payments; that of the server unless given. */
  readonly livemode?: boolean;
  readonly description?: string | null;
  readonly price?: Decimal | null;
  readonly minPrice?: Decimal | null;
  readonly maxPrice?: Decimal | null;
  readonly lines?: readonly PaymentLine[];
  readonly assets?: readonly string[];
  readonly metadata?: Readonly<Record<string, string>>;
  readonly redirectUrl?: string | null;
  readonly dueAt?: Date | null;
  readonly maxUses?: number | null;
}
/** Fields to change; what is left out stays. */
export interface UpdatePaymentLink {
  readonly title?: string;
  readonly description?: string | null;
  readonly redirectUrl?: string | null;
  readonly dueAt?: Date | null;
  readonly maxUses?: number | null;
  readonly isActive?: boolean;
  readonly isArchived?: boolean;
}
export interface ListPaymentLinks extends PageQuery {
  readonly livemode?: boolean;
  /** True for archived ones alone; the others unless given. */
  readonly isArchived?: boolean;
  /** Part of the title, in any case. */
  readonly search?: string;
}

export const paymentLine = (): Schema<PaymentLine> =>
  z.object({ label: z.string(), quantity: z.int(), unitPrice: decimal() });

const paymentLink = (): Schema<PaymentLink> =>
  z.object({
    id: z.string(),
    object: z.literal('payment_link'),
    url: z.string(),
    slug: z.string(),
    livemode: z.boolean(),
    state: z.enum(paymentLinkStates),
    title: z.string(),
    description: z.nullable(z.string()),
    currency: z.string(),
    price: z.nullable(decimal()),
    minPrice: z.nullable(decimal()),
    maxPrice: z.nullable(decimal()),
    lines: z.readonly(z.array(paymentLine())),
    assets: z.nullable(z.readonly(z.array(z.string()))),
    metadata: z.record(z.string(), z.string()),
    redirectUrl: z.nullable(z.string()),
    dueAt: z.nullable(date()),
    maxUses: z.nullable(z.int()),
    uses: z.int(),
    paid: z.int(),
    received: decimal(),
    refunded: decimal(),
    createdAt: date(),
    updatedAt: date(),
  });

const path = '/v1/dash/businesses/{businessId}/payment-links';

export const listPaymentLinks: Endpoint<
  BusinessPath,
  ListPaymentLinks,
  unknown,
  DataPage<PaymentLink>
> = {
  method: 'GET',
  path,
  permission: 'view-payments',
  response: () => dataPage(paymentLink()),
};

export const createPaymentLink: Endpoint<
  BusinessPath,
  unknown,
  CreatePaymentLink,
  Data<PaymentLink>
> = {
  method: 'POST',
  path,
  permission: 'create-payments',
  status: 201,
  response: () => data(paymentLink()),
};

export const getPaymentLink: Endpoint<BusinessItemPath, unknown, unknown, Data<PaymentLink>> = {
  method: 'GET',
  path: `${path}/{id}`,
  permission: 'view-payments',
  response: () => data(paymentLink()),
};

export const updatePaymentLink: Endpoint<
  BusinessItemPath,
  unknown,
  UpdatePaymentLink,
  Data<PaymentLink>
> = {
  method: 'PATCH',
  path: `${path}/{id}`,
  permission: 'create-payments',
  response: () => data(paymentLink()),
};
