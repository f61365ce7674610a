import { toDecimal } from '@billfold/core';
import type { CurrencyRate } from '@billfold/core/contract';
import { nowOf } from '../platform/server-platform.ts';
import { foreignCurrencies } from './display-currency.ts';
import { formatRate } from './rate-text.ts';
import type { RatesContext } from './rates.ts';

/** Dollars first; a currency whose price is too old to be used is left out. */
export async function loadCurrencyRates({
  platform,
  rates,
}: RatesContext): Promise<readonly CurrencyRate[]> {
  const now = nowOf(platform);
  const found: CurrencyRate[] = [
    { currency: 'USD', currentRate: toDecimal('1'), asOf: now, stale: false },
  ];
  const all = await rates.findAll(foreignCurrencies, now);
  for (const currency of foreignCurrencies) {
    const known = all.get(currency);
    if (known === undefined) continue;
    const { rate, asOf, isStale: stale } = known;
    found.push({ currency, currentRate: formatRate(rate), asOf, stale });
  }
  return found;
}
