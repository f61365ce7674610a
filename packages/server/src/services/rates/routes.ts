import { getRate } from '@billfold/core/contract';
import type { Bind } from '../../http/bind.ts';
import type { ServiceContext } from '../context.ts';
import { loadCurrentRate } from './load-current-rate.ts';

export function bindRateRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(getRate)(({ params }) => loadCurrentRate(context, params.crypto));
}
