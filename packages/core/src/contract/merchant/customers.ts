import { type Customer, type CustomerProfile, customer } from '../payments/customers.ts';

import type { Endpoint } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';
import { type CursorPage, type CursorQuery, cursorPage } from './cursor-page.ts';
import type { IdPath } from './payments.ts';

export const createCustomer: Endpoint<unknown, unknown, CustomerProfile, Data<Customer>> = {
  method: 'POST',
  path: '/v1/merchant/customers',
  status: 201,
  idempotent: true,
  response: () => data(customer()),
};

export const listCustomers: Endpoint<unknown, CursorQuery, unknown, CursorPage<Customer>> = {
  method: 'GET',
  path: '/v1/merchant/customers',
  response: () => cursorPage(customer()),
};

export const getCustomer: Endpoint<IdPath, unknown, unknown, Data<Customer>> = {
  method: 'GET',
  path: '/v1/merchant/customers/{id}',
  response: () => data(customer()),
};

export const updateCustomer: Endpoint<IdPath, unknown, CustomerProfile, Data<Customer>> = {
  method: 'PATCH',
  path: '/v1/merchant/customers/{id}',
  response: () => data(customer()),
};

export const deleteCustomer: Endpoint<IdPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/merchant/customers/{id}',
  status: 204,
  response: nothing,
};
