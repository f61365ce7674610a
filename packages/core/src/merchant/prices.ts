import { unwrap } from '../client/unwrap.ts';
import {
  type CreateEstimate,
  createEstimate,
  type GetRates,
  getMerchantRates,
  listMerchantAssets,
} from '../contract/merchant/prices.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `merchant.prices`. */
export type MerchantPrices = ReturnType<typeof createMerchantPrices>;

/** Creates the calls about the assets and prices. */
export function createMerchantPrices({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the assets that customers can pay with.
     * @example
     * const assets = await merchant.prices.listAssets();
     */
    listAssets: (options?: CallOptions) => unwrap(call(listMerchantAssets)({}, options)),
    /**
     * Loads exchange rates.
     * @example
     * await merchant.prices.getRates(query);
     */
    getRates: (query: GetRates, options?: CallOptions) =>
      unwrap(call(getMerchantRates)({ query }, options)),
    /**
     * Estimates the amount to pay in each asset.
     * @example
     * const estimate = await merchant.prices.estimate(estimate);
     */
    estimate: (estimate: CreateEstimate, options?: CallOptions) =>
      unwrap(call(createEstimate)({ body: estimate }, options)),
  };
}
