import { getPriceHistory, getRate, listCurrencyRates } from '@billfold/core/contract';
import type { Bind } from '../http/bind.ts';
import { loadCurrencyRates } from './load-currency-rates.ts';
import { loadCurrentRate } from './load-current-rate.ts';
import { loadPriceHistory } from './load-price-history.ts';
import type { RatesContext } from './rates.ts';

export function bindRateRoutes(bind: Bind, context: RatesContext): void {
  bind.signedIn(listCurrencyRates)(() => loadCurrencyRates(context));
  bind.signedIn(getPriceHistory)(({ query }) => loadPriceHistory(context, query));
  bind.signedIn(getRate)(({ params }) => loadCurrentRate(context, params.crypto));
}
