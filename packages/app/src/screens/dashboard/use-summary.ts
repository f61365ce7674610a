import type { ResourceState } from '@billfold/core/flows';
import type { BusinessSummary } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { useNotifyFailure } from '@billfold/react/internal';
import { useLocation, useSearch } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { useShownData } from '../../services/use-shown-data.ts';
import { useFresh } from '../business/use-fresh.ts';

/** Days up to today that figures can be added up for. */
export const summaryPeriods = ['today', '7d', '30d', '90d'] as const;
export type SummaryPeriod = (typeof summaryPeriods)[number];

const daysOf: Readonly<Record<SummaryPeriod, number>> = {
  today: 1,
  '7d': 7,
  '30d': 30,
  '90d': 90,
};

export interface ShownSummary {
  readonly state: ResourceState<BusinessSummary>;
  /** Figures on screen: those of the former choice while the next ones load. */
  readonly shown: BusinessSummary | undefined;
  readonly period: SummaryPeriod;
  readonly choose: (name: 'period' | 'currency', value: string) => void;
  readonly retry: () => void;
}

/** Loads the figures of the period and currency in the address, and looks again as they change. */
export function useSummary(businessId: number): ShownSummary {
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const period = summaryPeriods.find((each) => each === params.get('period')) ?? '7d';
  const typed = params.get('currency') ?? '';
  const currency = /^[A-Z]{2,10}$/.test(typed) ? typed : null;
  const days = daysOf[period];
  const resource = useServices().payments.summary({
    businessId,
    days,
    currency,
    ...useModeQuery(),
  });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  return {
    ...{ state, period },
    shown: useShownData(state),
    choose: (name, value) => {
      params.set(name, value);
      navigate(`/payments/dashboard?${params}`, { replace: true });
    },
    retry: () => void resource.refresh(),
  };
}
