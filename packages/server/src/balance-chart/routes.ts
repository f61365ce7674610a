import { getBalanceChart } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { loadBalanceChart } from './load-balance-chart.ts';

export function bindBalanceChartRoute(bind: Bind, context: ServiceContext): void {
  bind.signedIn(getBalanceChart)(({ principal: { userId }, query }) =>
    loadBalanceChart(context, userId, query),
  );
}
