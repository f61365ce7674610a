import { listCurrencyRates } from '../contract/rates/currency-rates.ts';
import { getManifest, listManifest } from '../contract/rates/manifest.ts';
import { getPriceHistory, type PriceHistoryQuery } from '../contract/rates/price-history.ts';
import { type GasQuery, getBscGas, getGas, getRate } from '../contract/rates/rates.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.rates`. */
export type Rates = ReturnType<typeof createRates>;

/** Creates the calls about prices, gas and the facts of assets. */
export function createRates({ call }: Transport) {
  return {
    /**
     * Loads the price of an asset in US dollars, by symbol.
     * @example
     * const { currentRate } = await client.rates.get('BTC');
     */
    get: (symbol: string, options?: CallOptions) =>
      call(getRate)({ params: { crypto: symbol } }, options),
    /**
     * Lists the exchange rates of the display currencies.
     * @example
     * const currencies = await client.rates.listCurrencies();
     */
    listCurrencies: (options?: CallOptions) => call(listCurrencyRates)({}, options),
    /**
     * Loads past prices of assets in US dollars, by symbol.
     * @example
     * const { series } = await client.rates.getHistory(['BTC', 'ETH'], { period: '1W' });
     */
    getHistory: (
      symbols: readonly string[],
      query: Omit<PriceHistoryQuery, 'symbols'>,
      options?: CallOptions,
    ) => call(getPriceHistory)({ query: { ...query, symbols: symbols.join(',') } }, options),
    /**
     * Loads the facts of one asset: digits, smallest amount, confirmations.
     * @example
     * const manifest = await client.rates.getManifest('BTC');
     */
    getManifest: (asset: string, options?: CallOptions) =>
      call(getManifest)({ params: { x: asset } }, options),
    /**
     * Lists the facts of every asset.
     * @example
     * const manifests = await client.rates.listManifests();
     */
    listManifests: (options?: CallOptions) => call(listManifest)({}, options),
    /**
     * Estimates gas on Ethereum.
     * @example
     * const gas = await client.rates.getGas({ toAddress });
     */
    getGas: (query: GasQuery = {}, options?: CallOptions) => call(getGas)({ query }, options),
    /**
     * Estimates gas on BNB Smart Chain.
     * @example
     * const gas = await client.rates.getBscGas({ toAddress });
     */
    getBscGas: (query: GasQuery = {}, options?: CallOptions) => call(getBscGas)({ query }, options),
  };
}
