import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import { type Price, price } from '../payments/payment.ts';
import { assetOnNetwork, currency, freeText } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';

/** What the business takes now; `minimum` and `maximum` are prices in its default currency. */
export interface MerchantAsset {
  readonly asset: string;
  readonly enabled: boolean;
  readonly minimum: Decimal | null;
  readonly maximum: Decimal | null;
  readonly confirmations: number;
}
export const listAssets = {
  method: 'GET',
  path: '/v1/merchant/assets',
  summary: 'The assets that a payment may be made in.',
  response: (): Schema<Data<readonly MerchantAsset[]>> =>
    data(
      z.readonly(
        z.array(
          z.object({
            asset: z.string(),
            enabled: z.boolean(),
            minimum: z.nullable(decimal()),
            maximum: z.nullable(decimal()),
            confirmations: z.int(),
          }),
        ),
      ),
    ),
} satisfies Endpoint<unknown, unknown, unknown, Data<readonly MerchantAsset[]>>;

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
export const getRates = {
  method: 'GET',
  path: '/v1/merchant/rates',
  summary: 'The price of one of each asset.',
  query: (): Schema<GetRates> =>
    z.strictObject({ base: currency(), assets: z.exactOptional(freeText(400)) }),
  response: () =>
    data<Rates>(
      z.object({ base: z.string(), rates: z.record(z.string(), decimal()), asOf: date() }),
    ),
} satisfies Endpoint<unknown, GetRates, unknown, Data<Rates>>;

export interface CreateEstimate {
  readonly price: Price;
  readonly assets?: readonly string[];
}
export interface Estimate {
  readonly asset: string;
  /** Rounded up to what the asset is paid in. */
  readonly amount: Decimal;
}
export const createEstimate = {
  method: 'POST',
  path: '/v1/merchant/estimates',
  summary: 'What a price is in each asset, without a quote.',
  body: (): Schema<CreateEstimate> =>
    z.strictObject({
      price: price(),
      assets: z.exactOptional(z.readonly(z.array(assetOnNetwork()))),
    }),
  response: (): Schema<Data<readonly Estimate[]>> =>
    data(z.readonly(z.array(z.object({ asset: z.string(), amount: decimal() })))),
} satisfies Endpoint<unknown, unknown, CreateEstimate, Data<readonly Estimate[]>>;

export interface Pong {
  readonly businessId: number;
  readonly livemode: boolean;
}
export const ping = {
  method: 'GET',
  path: '/v1/merchant/ping',
  summary: 'Whether the key works, and for whom.',
  response: () => data<Pong>(z.object({ businessId: z.int(), livemode: z.boolean() })),
} satisfies Endpoint<unknown, unknown, unknown, Data<Pong>>;
