import * as z from 'zod/mini';
import {
  type Customer,
  type CustomerProfile,
  customer,
  customerProfile,
} from '../payments/customers.ts';
import { publicId } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';
import { type CursorPage, type CursorQuery, cursorPage, cursorQuery } from './cursor-page.ts';
import type { IdPath } from './payments.ts';

const customerPath = (): Schema<IdPath> => z.strictObject({ id: publicId('cus') });

export const createCustomer = {
  method: 'POST',
  path: '/v1/merchant/customers',
  summary: 'Add a customer. EMAIL_TAKEN where there is one with that address.',
  status: 201,
  idempotent: true,
  body: customerProfile,
  response: () => data(customer()),
} satisfies Endpoint<unknown, unknown, CustomerProfile, Data<Customer>>;

export const listCustomers = {
  method: 'GET',
  path: '/v1/merchant/customers',
  summary: 'The customers, newest first.',
  query: (): Schema<CursorQuery> =>
    z.strictObject({ cursor: cursorQuery.cursor(), limit: cursorQuery.limit() }),
  response: () => cursorPage(customer()),
} satisfies Endpoint<unknown, CursorQuery, unknown, CursorPage<Customer>>;

export const getCustomer = {
  method: 'GET',
  path: '/v1/merchant/customers/{id}',
  summary: 'One customer.',
  params: customerPath,
  response: () => data(customer()),
} satisfies Endpoint<IdPath, unknown, unknown, Data<Customer>>;

export const updateCustomer = {
  method: 'PATCH',
  path: '/v1/merchant/customers/{id}',
  summary: 'Change what is given of a customer.',
  params: customerPath,
  body: customerProfile,
  response: () => data(customer()),
} satisfies Endpoint<IdPath, unknown, CustomerProfile, Data<Customer>>;

export const deleteCustomer = {
  method: 'DELETE',
  path: '/v1/merchant/customers/{id}',
  summary: 'Remove a customer without payments, else STATE_CONFLICT.',
  status: 204,
  params: customerPath,
  response: nothing,
} satisfies Endpoint<IdPath, unknown, unknown, null>;
