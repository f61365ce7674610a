import { getGas, getRate } from '@billfold/core/contract';
import type { Bind } from '../../http/bind.ts';
import type { ServiceContext } from '../context.ts';
import { loadCurrentRate } from './load-current-rate.ts';
import { loadGas } from './load-gas.ts';

export function bindRateRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(getGas)(({ query }) => loadGas(context, 'ETH', query));
  bind.signedIn(getRate)(({ params }) => loadCurrentRate(context, params.crypto));
}
