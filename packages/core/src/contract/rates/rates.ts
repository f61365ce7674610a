import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, decimal } from '../values.ts';

/** Price of one main unit in US dollars. */
export interface CurrentRate {
  readonly currentRate: Decimal;
  /** When this was the price. */
  readonly asOf: Date;
  /** Older than five minutes. After ten there is no price: RATE_UNAVAILABLE. */
  readonly stale: boolean;
}
export interface RatePath {
  readonly crypto: string;
}
export const getRate = {
  method: 'GET',
  path: '/api/Rates/{crypto}',
  summary: 'The price of an asset in US dollars, by symbol. 503 RATE_UNAVAILABLE without one.',
  params: (): Schema<RatePath> =>
    z.strictObject({ crypto: z.string().check(z.minLength(1), z.maxLength(32)) }),
  response: (): Schema<CurrentRate> =>
    z.object({ currentRate: decimal(), asOf: date(), stale: z.boolean() }),
} satisfies Endpoint<RatePath, unknown, unknown, CurrentRate>;

/** The transaction that is to be priced; all that is left out stands for a plain transfer. */
export interface GasQuery {
  readonly fromAddress?: string;
  readonly toAddress?: string;
  readonly Data?: string;
  readonly Value?: Decimal;
}
export interface GasEstimate {
  /** The most that is paid per gas, in main units. */
  readonly gasPrice: Decimal;
  readonly gasLimit: string;
  /** Price times limit. */
  readonly estimatedFee: Decimal;
}
function gasQuery(): Schema<GasQuery> {
  const address = () => z.exactOptional(z.string().check(z.maxLength(128)));
  return z.strictObject({
    fromAddress: address(),
    toAddress: address(),
    // Calls of contracts are not priced here.
    Data: z.exactOptional(z.string().check(z.regex(/^(0x)?$/))),
    Value: z.exactOptional(decimal()),
  });
}
function gasEstimate(): Schema<GasEstimate> {
  return z.object({ gasPrice: decimal(), gasLimit: z.string(), estimatedFee: decimal() });
}

export const getGas = {
  method: 'GET',
  path: '/api/Rates/gas',
  summary: 'What a plain transfer on Ethereum costs at most now.',
  query: gasQuery,
  response: gasEstimate,
} satisfies Endpoint<unknown, GasQuery, unknown, GasEstimate>;

export const getBscGas = {
  method: 'GET',
  path: '/api/Rates/bsc-gas',
  summary: 'What a plain transfer on BNB Smart Chain costs at most now.',
  query: gasQuery,
  response: gasEstimate,
} satisfies Endpoint<unknown, GasQuery, unknown, GasEstimate>;
