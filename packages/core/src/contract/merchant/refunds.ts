import * as z from 'zod/mini';
import { type CreateRefund, createRefundBody, type Refund, refund } from '../payments/refunds.ts';
import { publicId } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data } from '../values.ts';
import type { IdPath } from './payments.ts';

const refundPath = (): Schema<IdPath> => z.strictObject({ id: publicId('ref') });

export const createRefund = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/refunds',
  summary: 'Prepare a refund of at most what came. The owner of the wallet signs it.',
  status: 201,
  idempotent: true,
  params: (): Schema<IdPath> => z.strictObject({ id: publicId('pay') }),
  body: createRefundBody,
  response: () => data(refund()),
} satisfies Endpoint<IdPath, unknown, CreateRefund, Data<Refund>>;

export const getRefund = {
  method: 'GET',
  path: '/v1/merchant/refunds/{id}',
  summary: 'One refund.',
  params: refundPath,
  response: () => data(refund()),
} satisfies Endpoint<IdPath, unknown, unknown, Data<Refund>>;

export const cancelRefund = {
  method: 'POST',
  path: '/v1/merchant/refunds/{id}/cancel',
  summary: 'Withdraw a refund that is not signed.',
  idempotent: true,
  params: refundPath,
  response: () => data(refund()),
} satisfies Endpoint<IdPath, unknown, unknown, Data<Refund>>;
