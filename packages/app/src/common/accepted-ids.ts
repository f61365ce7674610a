import { isOffered } from '@billfold/core';
import type { CryptocurrencySettings } from '@billfold/core/payments';

/** Lists the ids of the assets that a business accepts for new payments: those that it chose and that are still offered. */
export function acceptedIds({ assets }: Pick<CryptocurrencySettings, 'assets'>): readonly string[] {
  return assets
    .filter(({ asset, isEnabled }) => isEnabled && isOffered(asset))
    .map(({ asset }) => asset);
}
