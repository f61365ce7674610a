import * as z from 'zod/mini';
import { readVariable, type Variable, type Variables } from './env.ts';

/** Price services of a live server; null for one that is not used. */
export interface RateSettings {
  readonly coinGecko: { readonly origin: string; readonly apiKey: string | null } | null;
  readonly kraken: { readonly origin: string } | null;
}

/** Prices are not asked for. */
export const noRateSources: RateSettings = { coinGecko: null, kraken: null };

const sourceNames = ['coingecko', 'kraken'] as const;

/**
 * Reads `RATE_SOURCES` and their origins. A sandbox has its own prices and calls no service;
 * neither does a local chain unless configured.
 * @throws {StartError}
 */
export function readRateSettings(
  variables: Variables,
  chain: 'sandbox' | 'main' | 'test' | 'regtest',
): RateSettings {
  const isPublic = chain === 'main' || chain === 'test';
  const fallback = isPublic ? sourceNames.join(',') : 'none';
  const named = readVariable(variables, 'RATE_SOURCES', { ...sources, fallback }).split(',');
  const coinGecko = {
    origin: readVariable(variables, 'COINGECKO_URL', {
      ...origin,
      fallback: 'https://api.coingecko.com',
    }),
    apiKey: readVariable(variables, 'COINGECKO_API_KEY', apiKey),
  };
  const kraken = {
    origin: readVariable(variables, 'KRAKEN_URL', {
      ...origin,
      fallback: 'https://api.kraken.com',
    }),
  };
  if (chain === 'sandbox') return noRateSources;
  return {
    coinGecko: named.includes('coingecko') ? coinGecko : null,
    kraken: named.includes('kraken') ? kraken : null,
  };
}

const sources: Omit<Variable<string>, 'fallback'> = {
  schema: z.string().check(z.regex(/^(none|coingecko|kraken|coingecko,kraken|kraken,coingecko)$/)),
  allowed: `none, or a list of ${sourceNames.join(', ')}`,
};

const origin: Omit<Variable<string>, 'fallback'> = {
  schema: z
    .string()
    .check(z.regex(/^(https:\/\/[^/?#\s@]+|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?)$/)),
  allowed: 'an https origin without a path, or http on this machine',
};

const apiKey: Variable<string | null> = {
  schema: z.nullable(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  fallback: null,
  allowed: 'letters, digits, - and _',
};
