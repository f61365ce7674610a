import { type Network, networkCodes } from '@billfold/core';
import * as z from 'zod/mini';
import { readVariable, type Variable, type Variables } from './env.ts';
import type { RateSettings } from './rate-settings.ts';
import { StartError } from './start-error.ts';

/** Rules of the operator for what people send. */
export interface SendSettings {
  /** The most that a user may send in 24 hours, in US cents; null for no limit. */
  readonly dailyLimit: bigint | null;
  /** The most that a user may send in 24 hours on one network, in US cents. */
  readonly networkLimits: ReadonlyMap<Network, bigint>;
}

/** Everything may be sent. */
export const noSendRules: SendSettings = { dailyLimit: null, networkLimits: new Map() };

/**
 * Reads `DAILY_SEND_LIMIT` and `{network}_DAILY_SEND_LIMIT`. `rateSources` is null in the sandbox, which has its own prices.
 * @throws {StartError} for rules in dollars on a server without prices
 */
export function readSendSettings(
  variables: Variables,
  rateSources: RateSettings | null,
): SendSettings {
  const dailyLimit = readVariable(variables, 'DAILY_SEND_LIMIT', dollars);
  const networkLimits = new Map<Network, bigint>();
  for (const network of networkCodes) {
    const limit = readVariable(variables, `${network}_DAILY_SEND_LIMIT`, dollars);
    if (limit !== null) networkLimits.set(network, limit);
  }
  const [limited] = networkLimits.keys();
  const hasPrices =
    rateSources === null || rateSources.coinGecko !== null || rateSources.kraken !== null;
  const ruled = dailyLimit !== null ? 'DAILY_SEND_LIMIT' : limited && `${limited}_DAILY_SEND_LIMIT`;
  if (ruled !== undefined && !hasPrices)
    throw new StartError(`${ruled} needs prices: set RATE_SOURCES.`);
  return { dailyLimit, networkLimits };
}

const dollars: Variable<bigint | null> = {
  schema: z.nullable(
    z.pipe(
      z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/)),
      z.transform((text: string) => {
        const [whole = '0', decimals = ''] = text.split('.');
        return BigInt(whole + decimals.padEnd(2, '0'));
      }),
    ),
  ),
  fallback: null,
  allowed: 'US dollars with at most two decimals, such as 10000',
};
