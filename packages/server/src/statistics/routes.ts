import { getStatistics } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { loadStatistics } from './load-statistics.ts';

export function bindStatisticsRoute(bind: Bind, context: ServiceContext): void {
  bind.signedIn(getStatistics)(({ principal: { userId }, params }) =>
    loadStatistics(context, { userId, ...params }),
  );
}
