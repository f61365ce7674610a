import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing } from '../values.ts';
import { type Price, price } from './payment.ts';
import type { BusinessItemPath, BusinessPath } from './values.ts';

/**
 * Most items that a business can save for its point of sale.
 * @example
 * mostSaleItems; // 200
 */
export const mostSaleItems = 200;

/** Item that a business sells at its point of sale, in both modes. */
export interface SaleItem {
  readonly id: string;
  readonly object: 'sale_item';
  readonly name: string;
  readonly price: Price;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
export interface CreateSaleItem {
  readonly name: string;
  readonly price: Price;
  /** Place among the items, counted from 0; the last one unless given. */
  readonly position?: number;
}
/** Fields to change; what is left out stays. */
export interface UpdateSaleItem {
  readonly name?: string;
  readonly price?: Price;
  /** Place among the items, counted from 0. */
  readonly position?: number;
}

const saleItem = (): Schema<SaleItem> =>
  z.object({
    id: z.string(),
    object: z.literal('sale_item'),
    name: z.string(),
    price: price(),
    createdAt: date(),
    updatedAt: date(),
  });

const path = '/v1/dash/businesses/{businessId}/sale-items';

/** Saved items in their order; there are at most 200. */
export const listSaleItems: Endpoint<BusinessPath, unknown, unknown, Data<readonly SaleItem[]>> = {
  method: 'GET',
  path,
  permission: 'create-payments',
  response: () => data(z.readonly(z.array(saleItem()))),
};

/** The price list is a setting of the business: those who sell from it do not change it. */
export const createSaleItem: Endpoint<BusinessPath, unknown, CreateSaleItem, Data<SaleItem>> = {
  method: 'POST',
  path,
  permission: 'manage-settings',
  status: 201,
  response: () => data(saleItem()),
};

export const updateSaleItem: Endpoint<BusinessItemPath, unknown, UpdateSaleItem, Data<SaleItem>> = {
  method: 'PATCH',
  path: `${path}/{id}`,
  permission: 'manage-settings',
  response: () => data(saleItem()),
};

export const deleteSaleItem: Endpoint<BusinessItemPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: `${path}/{id}`,
  permission: 'manage-settings',
  status: 204,
  response: nothing,
};
