import { type CreateRefund, type Refund, refund } from '../payments/refunds.ts';
import type { CreateUnmatchedRefund } from '../payments/unmatched-refunds.ts';
import type { Endpoint } from '../schema.ts';
import { type Data, data } from '../values.ts';
import type { IdPath } from './payments.ts';

export const createMerchantRefund: Endpoint<IdPath, unknown, CreateRefund, Data<Refund>> = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/refunds',
  scope: 'refunds:write',
  status: 201,
  idempotent: true,
  response: () => data(refund()),
};

export const createMerchantUnmatchedRefund: Endpoint<
  IdPath,
  unknown,
  CreateUnmatchedRefund,
  Data<Refund>
> = {
  method: 'POST',
  path: '/v1/merchant/unmatched/{id}/refunds',
  scope: 'refunds:write',
  status: 201,
  idempotent: true,
  response: () => data(refund()),
};

export const getMerchantRefund: Endpoint<IdPath, unknown, unknown, Data<Refund>> = {
  method: 'GET',
  path: '/v1/merchant/refunds/{id}',
  scope: 'payments:read',
  response: () => data(refund()),
};

export const cancelMerchantRefund: Endpoint<IdPath, unknown, unknown, Data<Refund>> = {
  method: 'POST',
  path: '/v1/merchant/refunds/{id}/cancel',
  scope: 'refunds:write',
  idempotent: true,
  response: () => data(refund()),
};
