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
export const getRate: Endpoint<RatePath, unknown, unknown, CurrentRate> = {
  method: 'GET',
  path: '/api/Rates/{crypto}',
  response: (): Schema<CurrentRate> =>
    z.object({ currentRate: decimal(), asOf: date(), stale: z.boolean() }),
};

/** Transaction whose gas is estimated; without fields it is a plain transfer. */
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
function gasEstimate(): Schema<GasEstimate> {
  return z.object({ gasPrice: decimal(), gasLimit: z.string(), estimatedFee: decimal() });
}

export const getGas: Endpoint<unknown, GasQuery, unknown, GasEstimate> = {
  method: 'GET',
  path: '/api/Rates/gas',
  response: gasEstimate,
};

export const getBscGas: Endpoint<unknown, GasQuery, unknown, GasEstimate> = {
  method: 'GET',
  path: '/api/Rates/bsc-gas',
  response: gasEstimate,
};
