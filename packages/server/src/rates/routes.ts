import { getBscGas, getGas, getRate, listCurrencyRates } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { loadCurrencyRates } from './load-currency-rates.ts';
import { loadCurrentRate } from './load-current-rate.ts';
import { loadGas } from './load-gas.ts';

export function bindRateRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(getGas)(({ query }) => loadGas(context, 'ETH', query));
  bind.signedIn(getBscGas)(({ query }) => loadGas(context, 'BSC', query));
  bind.signedIn(listCurrencyRates)(() => loadCurrencyRates(context));
  bind.signedIn(getRate)(({ params }) => loadCurrentRate(context, params.crypto));
}
