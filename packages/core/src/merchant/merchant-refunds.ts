import * as z from 'zod/mini';
import { publicId } from '../contract/business-values.ts';
import {
  type CreateRefund,
  createRefundBody,
  type Refund,
  refund,
} from '../contract/payments-refunds.ts';
import type { Endpoint, Schema } from '../contract/schema.ts';
import { type Data, data } from '../contract/values.ts';
import type { IdPath } from './merchant-payments.ts';

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
