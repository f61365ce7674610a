import { type Customer, type CustomerProfile, customer } from '../payments/customers.ts';

import type { Endpoint } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';
import { type CursorPage, type CursorQuery, cursorPage } from './cursor-page.ts';
import type { IdPath } from './payments.ts';

export const createMerchantCustomer: Endpoint<unknown, unknown, CustomerProfile, Data<Customer>> = {
  method: 'POST',
  path: '/v1/merchant/customers',
  scope: 'customers:write',
  status: 201,
  idempotent: true,
  response: () => data(customer()),
};

export const listMerchantCustomers: Endpoint<
  unknown,
  CursorQuery,
  unknown,
  CursorPage<Customer>
> = {
  method: 'GET',
  path: '/v1/merchant/customers',
  scope: 'customers:read',
  response: () => cursorPage(customer()),
};

export const getMerchantCustomer: Endpoint<IdPath, unknown, unknown, Data<Customer>> = {
  method: 'GET',
  path: '/v1/merchant/customers/{id}',
  scope: 'customers:read',
  response: () => data(customer()),
};

export const updateMerchantCustomer: Endpoint<IdPath, unknown, CustomerProfile, Data<Customer>> = {
  method: 'PATCH',
  path: '/v1/merchant/customers/{id}',
  scope: 'customers:write',
  response: () => data(customer()),
};

export const deleteMerchantCustomer: Endpoint<IdPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/merchant/customers/{id}',
  scope: 'customers:write',
  status: 204,
  response: nothing,
};
