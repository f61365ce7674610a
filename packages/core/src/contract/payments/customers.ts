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
  nothing,
  type PageQuery,
} from '../values.ts';
import type { BusinessItemPath, BusinessPath } from './values.ts';

/** Customer of a business; an erased one has no name and no email, but keeps the amounts. */
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

export interface ListCustomers extends PageQuery {
  readonly search?: string;
}
export const listCustomers: Endpoint<BusinessPath, ListCustomers, unknown, DataPage<Customer>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/customers',
  permission: 'view-payments',
  response: () => dataPage(customer()),
};

export const createCustomer: Endpoint<BusinessPath, unknown, CustomerProfile, Data<Customer>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/customers',
  permission: 'create-payments',
  status: 201,
  idempotent: true,
  response: () => data(customer()),
};

export const getCustomer: Endpoint<BusinessItemPath, unknown, unknown, Data<Customer>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/customers/{id}',
  permission: 'view-payments',
  response: () => data(customer()),
};

export const updateCustomer: Endpoint<
  BusinessItemPath,
  unknown,
  CustomerProfile,
  Data<Customer>
> = {
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

export const eraseCustomer: Endpoint<BusinessItemPath, unknown, unknown, Data<Customer>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/customers/{id}/erase',
  permission: 'manage-settings',
  response: () => data(customer()),
};
