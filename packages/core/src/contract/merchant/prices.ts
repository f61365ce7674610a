import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Price } from '../payments/payment.ts';

import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';

/** Asset that the business accepts; `minimum` and `maximum` are prices in its default currency. */
export interface MerchantAsset {
  readonly asset: string;
  readonly minimum: Decimal | null;
  readonly maximum: Decimal | null;
  /** Confirmations after which a payment counts as confirmed. */
  readonly confirmations: number;
}
export const listMerchantAssets: Endpoint<
  unknown,
  unknown,
  unknown,
  Data<readonly MerchantAsset[]>
> = {
  method: 'GET',
  path: '/v1/merchant/assets',
  scope: 'payments:read',
  response: (): Schema<Data<readonly MerchantAsset[]>> =>
    data(
      z.readonly(
        z.array(
          z.object({
            asset: z.string(),
            minimum: z.nullable(decimal()),
            maximum: z.nullable(decimal()),
            confirmations: z.int(),
          }),
        ),
      ),
    ),
};

export interface GetRates {
  readonly base: string;
  /** Separated by commas; all unless given. */
  readonly assets?: string;
}
export interface Rates {
  readonly base: string;
  readonly rates: Readonly<Record<string, Decimal>>;
  readonly asOf: Date;
}
export const getMerchantRates: Endpoint<unknown, GetRates, unknown, Data<Rates>> = {
  method: 'GET',
  path: '/v1/merchant/rates',
  scope: 'rates:read',
  response: () =>
    data<Rates>(
      z.object({ base: z.string(), rates: z.record(z.string(), decimal()), asOf: date() }),
    ),
};

export interface CreateEstimate {
  readonly price: Price;
  readonly assets?: readonly string[];
}
export interface Estimate {
  readonly asset: string;
  /** Rounded up to what the asset is paid in. */
  readonly amount: Decimal;
}
export const createEstimate: Endpoint<
  unknown,
  unknown,
  CreateEstimate,
  Data<readonly Estimate[]>
> = {
  method: 'POST',
  path: '/v1/merchant/estimates',
  scope: 'rates:read',
  response: (): Schema<Data<readonly Estimate[]>> =>
    data(z.readonly(z.array(z.object({ asset: z.string(), amount: decimal() })))),
};

/** Business and mode of an API key. */
export interface Pong {
  readonly businessId: number;
  readonly businessName: string;
  readonly livemode: boolean;
  readonly keyName: string;
}
export const pingMerchant: Endpoint<unknown, unknown, unknown, Data<Pong>> = {
  method: 'GET',
  path: '/v1/merchant/ping',
  response: () =>
    data<Pong>(
      z.object({
        businessId: z.int(),
        businessName: z.string(),
        livemode: z.boolean(),
        keyName: z.string(),
      }),
    ),
};
