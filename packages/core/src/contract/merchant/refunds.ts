import { type CreateRefund, type Refund, refund } from '../payments/refunds.ts';

import type { Endpoint } from '../schema.ts';
import { type Data, data } from '../values.ts';
import type { IdPath } from './payments.ts';

export const createRefund: Endpoint<IdPath, unknown, CreateRefund, Data<Refund>> = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/refunds',
  status: 201,
  idempotent: true,
  response: () => data(refund()),
};

export const getRefund: Endpoint<IdPath, unknown, unknown, Data<Refund>> = {
  method: 'GET',
  path: '/v1/merchant/refunds/{id}',
  response: () => data(refund()),
};

export const cancelRefund: Endpoint<IdPath, unknown, unknown, Data<Refund>> = {
  method: 'POST',
  path: '/v1/merchant/refunds/{id}/cancel',
  idempotent: true,
  response: () => data(refund()),
};
