import * as z from 'zod/mini';
import { describeRequest } from '../request-schemas.ts';
import { amount } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { pageNumber } from '../values.ts';
import * as currencyRatesCalls from './currency-rates.ts';
import type { ManifestPath } from './manifest.ts';
import * as manifestCalls from './manifest.ts';
import type { PriceHistoryQuery } from './price-history.ts';
import * as priceHistoryCalls from './price-history.ts';
import type { GasQuery, RatePath } from './rates.ts';
import * as ratesCalls from './rates.ts';

function gasQuery(): Schema<GasQuery> {
  const address = () => z.exactOptional(z.string().check(z.maxLength(128)));
  return z.strictObject({
    fromAddress: address(),
    toAddress: address(),
    Data: z.exactOptional(
      z
        .string()
        .check(z.regex(/^(0x)?$/, 'must be empty or 0x: calls of contracts are not priced here')),
    ),
    Value: z.exactOptional(amount()),
  });
}

/** Requests of the calls in contract/rates, for the server, its documents and the fakes. */
export const rateRequests = [
  describeRequest(currencyRatesCalls.listCurrencyRates, {
    summary: 'The prices of the display currencies; one without a price is left out.',
  }),
  describeRequest(manifestCalls.getManifest, {
    summary: 'The manifest of one asset, by token symbol or network.',
    params: (): Schema<ManifestPath> =>
      z.strictObject({ x: z.string().check(z.minLength(1), z.maxLength(32)) }),
  }),
  describeRequest(manifestCalls.listManifest, {
    summary: 'The manifest of every asset.',
  }),
  describeRequest(priceHistoryCalls.getPriceHistory, {
    summary: 'Past prices of assets in US dollars, by symbol.',
    query: (): Schema<PriceHistoryQuery> =>
      z.strictObject({
        symbols: z
          .string()
          .check(
            z.regex(
              /^\w{1,32}(,\w{1,32}){0,31}$/,
              'must be 1 to 32 symbols with commas between them',
            ),
          ),
        period: z.enum(['1D', '1W', '1M', '3M', '1Y', 'ALL']),
        points: z.exactOptional(pageNumber(400)),
      }),
  }),
  describeRequest(ratesCalls.getRate, {
    summary: 'The price of an asset in US dollars, by symbol. 503 RATE_UNAVAILABLE without one.',
    params: (): Schema<RatePath> =>
      z.strictObject({ crypto: z.string().check(z.minLength(1), z.maxLength(32)) }),
  }),
  describeRequest(ratesCalls.getGas, {
    summary: 'What a plain transfer on Ethereum costs at most now.',
    query: gasQuery,
  }),
  describeRequest(ratesCalls.getBscGas, {
    summary: 'What a plain transfer on BNB Smart Chain costs at most now.',
    query: gasQuery,
  }),
];
