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
  email,
  nothing,
  type PageQuery,
  pageFields,
} from '../values.ts';
import {
  type BusinessItemPath,
  type BusinessPath,
  businessItemPath,
  businessPath,
  freeText,
} from './values.ts';

/** Somebody who pays a business; an erased one has no name and no email, but keeps the amounts. */
export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly company: string | null;
  readonly address: string | null;
  readonly tags: readonly string[];
  readonly notes: string | null;
  readonly paymentsCount: number;
  /** In the default currency of the business. */
  readonly total: Decimal;
  readonly lastPaymentAt: Date | null;
  readonly refundAddresses: readonly { readonly network: string; readonly address: string }[];
  readonly isErased: boolean;
  readonly createdAt: Date;
}
export interface CustomerProfile {
  /** Unique per business, whatever the case of its letters. */
  readonly email?: string | null;
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly company?: string | null;
  readonly address?: string | null;
  readonly tags?: readonly string[];
  readonly notes?: string | null;
}

export const customer = (): Schema<Customer> =>
  z.object({
    id: z.string(),
    object: z.literal('customer'),
    email: z.nullable(z.string()),
    name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    company: z.nullable(z.string()),
    address: z.nullable(z.string()),
    tags: z.readonly(z.array(z.string())),
    notes: z.nullable(z.string()),
    paymentsCount: z.int(),
    total: decimal(),
    lastPaymentAt: z.nullable(date()),
    refundAddresses: z.readonly(z.array(z.object({ network: z.string(), address: z.string() }))),
    isErased: z.boolean(),
    createdAt: date(),
  });
export const customerProfile = (): Schema<CustomerProfile> =>
  z.strictObject({
    email: z.exactOptional(z.nullable(email())),
    name: z.exactOptional(z.nullable(freeText(80))),
    phone: z.exactOptional(z.nullable(freeText(40))),
    company: z.exactOptional(z.nullable(freeText(120))),
    address: z.exactOptional(z.nullable(freeText(400))),
    tags: z.exactOptional(z.readonly(z.array(freeText(40)).check(z.maxLength(20)))),
    notes: z.exactOptional(z.nullable(freeText(2000))),
  });

export interface ListCustomers extends PageQuery {
  readonly search?: string;
}
export const listCustomers = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/customers',
  summary: 'The customers of a business, those who paid last first.',
  params: businessPath,
  query: (): Schema<ListCustomers> =>
    z.strictObject({
      page: pageFields.page(),
      pageSize: pageFields.pageSize(),
      search: z.exactOptional(freeText(200)),
    }),
  response: () => dataPage(customer()),
} satisfies Endpoint<BusinessPath, ListCustomers, unknown, DataPage<Customer>>;

export const createCustomer = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/customers',
  summary: 'Add a customer. EMAIL_TAKEN where the business has one with that address.',
  status: 201,
  idempotent: true,
  params: businessPath,
  body: customerProfile,
  response: () => data(customer()),
} satisfies Endpoint<BusinessPath, unknown, CustomerProfile, Data<Customer>>;

export const getCustomer = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/customers/{id}',
  summary: 'One customer.',
  params: businessItemPath('cus'),
  response: () => data(customer()),
} satisfies Endpoint<BusinessItemPath, unknown, unknown, Data<Customer>>;

export const updateCustomer = {
  method: 'PATCH',
  path: '/v1/dash/businesses/{businessId}/customers/{id}',
  summary: 'Change what is given of a customer.',
  params: businessItemPath('cus'),
  body: customerProfile,
  response: () => data(customer()),
} satisfies Endpoint<BusinessItemPath, unknown, CustomerProfile, Data<Customer>>;

export const deleteCustomer = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/customers/{id}',
  summary: 'Remove a customer without payments, else STATE_CONFLICT.',
  status: 204,
  params: businessItemPath('cus'),
  response: nothing,
} satisfies Endpoint<BusinessItemPath, unknown, unknown, null>;

export const eraseCustomer = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/customers/{id}/erase',
  summary: 'Replace name, email and all else that is personal; amounts stay.',
  params: businessItemPath('cus'),
  response: () => data(customer()),
} satisfies Endpoint<BusinessItemPath, unknown, unknown, Data<Customer>>;
