import type { CurrentRate } from '@billfold/core/contract';
import { ApiError, notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { findAssetSymbol } from './asset-symbol.ts';
import { formatRate } from './rate-text.ts';
import type { RatesContext } from './rates.ts';

/** @throws {ApiError} 404; 503 RATE_UNAVAILABLE */
export async function loadCurrentRate(
  { platform, rates }: RatesContext,
  text: string,
): Promise<CurrentRate> {
  const symbol = findAssetSymbol(text);
  if (symbol === undefined) throw notFound('asset');
  const known = await rates.find(symbol, nowOf(platform));
  if (known === null)
    throw new ApiError(503, 'RATE_UNAVAILABLE', {
      errors: ['Prices are unavailable right now. Try again later.'],
    });
  return { currentRate: formatRate(known.rate), asOf: known.asOf, stale: known.isStale };
}
