import * as z from 'zod/mini';
import type { Decimal } from '../money/decimal.ts';
import type { Endpoint, Schema } from './schema.ts';
import { date, decimal } from './values.ts';

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
