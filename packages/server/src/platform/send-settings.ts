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
  /** Sends that go to known contacts alone; null for none. */
  readonly large: LargeSends | null;
}

/** Sends that go to contacts alone which their user has had for a while. */
export interface LargeSends {
  /** Value above which a send is large, in US cents. */
  readonly above: bigint;
  /** Hours after which a contact is known. */
  readonly hours: number;
}

/** Everything may be sent. */
export const noSendRules: SendSettings = {
  ...{ dailyLimit: null, networkLimits: new Map(), large: null },
};

/**
 * Reads `DAILY_SEND_LIMIT`, `{network}_DAILY_SEND_LIMIT`, `LARGE_SEND_ABOVE` and `LARGE_SEND_HOURS`. `rateSources` is null in the sandbox, which has its own prices.
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
  const above = readVariable(variables, 'LARGE_SEND_ABOVE', dollars);
  const hours = readVariable(variables, 'LARGE_SEND_HOURS', hoursOfContact);
  const [limited] = networkLimits.keys();
  const hasPrices =
    rateSources === null || rateSources.coinGecko !== null || rateSources.kraken !== null;
  const ruled = [
    ...(dailyLimit === null ? [] : ['DAILY_SEND_LIMIT']),
    ...(limited === undefined ? [] : [`${limited}_DAILY_SEND_LIMIT`]),
    ...(above === null ? [] : ['LARGE_SEND_ABOVE']),
  ][0];
  if (ruled !== undefined && !hasPrices)
    throw new StartError(`${ruled} needs prices: set RATE_SOURCES.`);
  return { dailyLimit, networkLimits, large: above === null ? null : { above, hours } };
}

const hoursOfContact: Variable<number> = {
  schema: z.pipe(
    z.string().check(z.regex(/^([1-9]\d?|[1-6]\d\d|7[01]\d|720)$/)),
    z.transform((text: string) => Number(text)),
  ),
  fallback: '24',
  allowed: 'a whole number from 1 to 720',
};

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
