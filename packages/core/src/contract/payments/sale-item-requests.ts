import * as z from 'zod/mini';
import { describeRequest } from '../request-schemas.ts';
import { amount } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { label } from '../values.ts';
import type { Price } from './payment.ts';
import { businessItemPath } from './requests.ts';
import type { CreateSaleItem, UpdateSaleItem } from './sale-items.ts';
import * as saleItemCalls from './sale-items.ts';
import { businessPath, currency } from './values.ts';

const price = (): Schema<Price> => z.strictObject({ amount: amount(), currency: currency() });

const position = () => z.int().check(z.minimum(0), z.maximum(saleItemCalls.mostSaleItems - 1));

/** Requests of the calls about the saved items of the point of sale. */
export const saleItemRequests = [
  describeRequest(saleItemCalls.listSaleItems, {
    summary: 'The items that a business sells at its point of sale, in their order.',
    params: businessPath,
  }),
  describeRequest(saleItemCalls.createSaleItem, {
    summary: 'Save an item for the point of sale. TOO_MANY_ITEMS after 200.',
    params: businessPath,
    body: (): Schema<CreateSaleItem> =>
      z.strictObject({
        name: label(100),
        price: price(),
        position: z.exactOptional(position()),
      }),
  }),
  describeRequest(saleItemCalls.updateSaleItem, {
    summary: 'Change what is given of a saved item, or its place among them.',
    params: businessItemPath('itm'),
    body: (): Schema<UpdateSaleItem> =>
      z.strictObject({
        name: z.exactOptional(label(100)),
        price: z.exactOptional(price()),
        position: z.exactOptional(position()),
      }),
  }),
  describeRequest(saleItemCalls.deleteSaleItem, {
    summary: 'Delete a saved item. Payments that name it stay as they are.',
    params: businessItemPath('itm'),
  }),
];
