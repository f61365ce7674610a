import type { ResourceState } from '@billfold/core/flows';
import type { BusinessSummary } from '@billfold/core/payments';
import { useClient, useResource } from '@billfold/react/hooks';
import { type DayRange, daysOf, useNotifyFailure } from '@billfold/react/internal';
import { useLocation, useSearch } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { useShownData } from '../../services/use-shown-data.ts';
import { useFresh } from '../business/use-fresh.ts';
import { isPeriod } from './is-period.ts';

/** Periods that figures can be added up for: days up to today, the month before, or a first and a last day. */
export const summaryPeriods = ['today', '7d', '30d', '90d', 'lastMonth', 'custom'] as const;
export type SummaryPeriod = (typeof summaryPeriods)[number];

const lengths: Readonly<Record<Exclude<SummaryPeriod, 'lastMonth' | 'custom'>, number>> = {
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
  /** First and last day of a custom period; null for any other. */
  readonly days: DayRange | null;
  readonly choose: (choice: SummaryChoice) => void;
  readonly retry: () => void;
}

/** Changes of what is shown, by their names in the address. */
export type SummaryChoice = Partial<DayRange> & {
  readonly period?: SummaryPeriod;
  readonly currency?: string;
};

/** Loads the figures of the period and currency in the address, and looks again as they change. */
export function useSummary(businessId: number): ShownSummary {
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const chosen = summaryPeriods.find((each) => each === params.get('period')) ?? '7d';
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  // An address without days, or with more than are added up, shows the usual period.
  const period = chosen === 'custom' && !isPeriod(own) ? '7d' : chosen;
  const typed = params.get('currency') ?? '';
  const currency = /^[A-Z]{2,10}$/.test(typed) ? typed : null;
  const days = period === 'custom' ? own : null;
  const { clock } = useClient().platform;
  const resource = useServices().payments.summary({
    ...{ businessId, currency },
    ...spanOf(period, own, new Date(clock.now())),
    ...useModeQuery(),
  });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  return {
    ...{ state, period, days },
    shown: useShownData(state),
    choose: (choice) => {
      if (choice.period !== undefined) for (const name of ['from', 'to']) params.delete(name);
      for (const [name, value] of Object.entries(choice)) params.set(name, value);
      navigate(`/payments/dashboard?${params}`, { replace: true });
    },
    retry: () => void resource.refresh(),
  };
}

/** Returns the days that a period is added up for. */
function spanOf(
  period: SummaryPeriod,
  own: DayRange,
  now: Date,
): DayRange | { readonly days: number } {
  if (period === 'custom') return own;
  return period === 'lastMonth' ? daysOf('lastMonth', now) : { days: lengths[period] };
}
