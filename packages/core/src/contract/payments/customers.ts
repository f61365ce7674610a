import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/network-codes.ts';
import { type CursorPage, type CursorQuery, cursorPage } from '../merchant/cursor-page.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal, file, network, nothing } from '../values.ts';
import { type Price, price } from './payment.ts';
import type { BusinessItemPath, BusinessPath } from './values.ts';

/** Sum of what a customer paid, for payments that are priced in one currency. Nothing is converted. */
export interface CustomerTotal {
  readonly currency: string;
  /** Number of payments that were confirmed and still are. */
  readonly count: number;
  /** Value of what came for them, at the rates of their quotes. */
  readonly received: Decimal;
  /** Value of what went back of it. */
  readonly refunded: Decimal;
}
/** Address to which a customer agreed to be refunded. */
export interface RefundAddress {
  readonly network: Network;
  readonly address: string;
}
/** Customer of a business; an erased one has nothing that is personal, but keeps the amounts. */
export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly livemode: boolean;
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly company: string | null;
  readonly address: string | null;
  readonly tags: readonly string[];
  readonly notes: string | null;
  readonly refundAddresses: readonly RefundAddress[];
  /** Number of payments, whatever became of them. */
  readonly paymentsCount: number;
  /** Sums of the confirmed ones, by the currency of their prices. */
  readonly totals: readonly CustomerTotal[];
  /** When the newest payment was created. */
  readonly lastPaymentAt: Date | null;
  readonly isErased: boolean;
  readonly createdAt: Date;
}
/** Customer, and what they owe. */
export interface CustomerDetail extends Customer {
  /**
   * Sums of what is missing of open payments, and of the prices of sent invoices that are neither paid nor cancelled, by
   * currency. A payment of such an invoice does not count again.
   */
  readonly open: readonly Price[];
}
export interface CustomerProfile {
  /** Unique per business and mode, whatever the case of its letters. */
  readonly email?: string | null;
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly company?: string | null;
  readonly address?: string | null;
  readonly tags?: readonly string[];
  readonly notes?: string | null;
  /** Addresses to which the customer agreed to be refunded; each is checked for its network. */
  readonly refundAddresses?: readonly RefundAddress[];
}

const customerFields = () => ({
  id: z.string(),
  object: z.literal('customer'),
  livemode: z.boolean(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  address: z.nullable(z.string()),
  tags: z.readonly(z.array(z.string())),
  notes: z.nullable(z.string()),
  refundAddresses: z.readonly(z.array(z.object({ network: network(), address: z.string() }))),
  paymentsCount: z.int(),
  totals: z.readonly(
    z.array(
      z.object({
        currency: z.string(),
        count: z.int(),
        received: decimal(),
        refunded: decimal(),
      }),
    ),
  ),
  lastPaymentAt: z.nullable(date()),
  isErased: z.boolean(),
  createdAt: date(),
});

export const customer = (): Schema<Customer> => z.object(customerFields());

const customerDetail = (): Schema<CustomerDetail> =>
  z.object({ ...customerFields(), open: z.readonly(z.array(price())) });

/** Filters of the list. */
export interface CustomerFilters {
  /** Beginning or all of an id, email, name or company. */
  readonly search?: string;
  /** Customers that have this tag. */
  readonly tag?: string;
  /** The mode that the server has unless given. */
  readonly livemode?: boolean;
}
export interface ListCustomers extends CursorQuery, CustomerFilters {}
export const listCustomers: Endpoint<BusinessPath, ListCustomers, unknown, CursorPage<Customer>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/customers',
  permission: 'view-payments',
  response: () => cursorPage(customer()),
};

/** Number of customers, and the tags that they have. */
export interface CustomerCounts {
  /** Customers that pass the filters. */
  readonly total: number;
  /** Tags of all customers in the mode, whatever the filters; the most used first, at most 100. */
  readonly tags: readonly CustomerTag[];
}
/** Tag, whatever the case of its letters. */
export interface CustomerTag {
  readonly tag: string;
  /** Number of customers that have it. */
  readonly count: number;
}
export const getCustomerCounts: Endpoint<
  BusinessPath,
  CustomerFilters,
  unknown,
  Data<CustomerCounts>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/customers/counts',
  permission: 'view-payments',
  response: () =>
    data<CustomerCounts>(
      z.object({
        total: z.int(),
        tags: z.readonly(z.array(z.object({ tag: z.string(), count: z.int() }))),
      }),
    ),
};

export const exportCustomers: Endpoint<BusinessPath, CustomerFilters, unknown, File> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/customers/export',
  permission: 'view-reports',
  file: 'text/csv',
  response: file,
};

/** Body of a new customer that a member adds. */
export interface CreateCustomer extends CustomerProfile {
  /** Mode of the customer; the one that the server has unless given. */
  readonly livemode?: boolean;
}
export const createCustomer: Endpoint<BusinessPath, unknown, CreateCustomer, Data<Customer>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/customers',
  permission: 'create-payments',
  status: 201,
  idempotent: true,
  response: () => data(customer()),
};

export interface ImportCustomers {
  /** Table with a line of column names, as the export has them, in any order; at most 5,000 rows. */
  readonly csv: string;
  /** Mode of the customers; the one that the server has unless given. */
  readonly livemode?: boolean;
}
/** Outcome of an import; each row of the file is counted once. */
export interface ImportedCustomers {
  readonly created: number;
  readonly updated: number;
  /** Rows that say nothing new of a known customer. */
  readonly unchanged: number;
  /** Rows that were left out, by the line on which they begin. */
  readonly refused: readonly { readonly line: number; readonly message: string }[];
}
export const importCustomers: Endpoint<
  BusinessPath,
  unknown,
  ImportCustomers,
  Data<ImportedCustomers>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/customers/import',
  permission: 'manage-settings',
  response: () =>
    data<ImportedCustomers>(
      z.object({
        created: z.int(),
        updated: z.int(),
        unchanged: z.int(),
        refused: z.readonly(z.array(z.object({ line: z.int(), message: z.string() }))),
      }),
    ),
};

export const getCustomer: Endpoint<BusinessItemPath, unknown, unknown, Data<CustomerDetail>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/customers/{id}',
  permission: 'view-payments',
  response: () => data(customerDetail()),
};

/** Change of a customer by a member. */
export interface UpdateCustomer extends CustomerProfile {
  /** Refund addresses that the customer has no longer; those that were added meanwhile stay. */
  readonly removedRefundAddresses?: readonly RefundAddress[];
}
export const updateCustomer: Endpoint<BusinessItemPath, unknown, UpdateCustomer, Data<Customer>> = {
  method: 'PATCH',
  path: '/v1/dash/businesses/{businessId}/customers/{id}',
  permission: 'create-payments',
  response: () => data(customer()),
};

export const deleteCustomer: Endpoint<BusinessItemPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/customers/{id}',
  permission: 'manage-settings',
  status: 204,
  response: nothing,
};

export interface MergeCustomers {
  /** Other entries of the person, at most 20; their ids and emails lead to this customer from then on. */
  readonly customerIds: readonly string[];
}
export const mergeCustomers: Endpoint<BusinessItemPath, unknown, MergeCustomers, Data<Customer>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/customers/{id}/merge',
  permission: 'manage-settings',
  response: () => data(customer()),
};

export const eraseCustomer: Endpoint<BusinessItemPath, unknown, unknown, Data<Customer>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/customers/{id}/erase',
  permission: 'manage-settings',
  response: () => data(customer()),
};
