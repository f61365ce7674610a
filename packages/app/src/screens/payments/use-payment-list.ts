import type { ResourceState } from '@billfold/core/flows';
import type { Payment } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { useIsPhone, useLive, useNotifyFailure } from '@billfold/react/internal';
import { useState } from 'react';
import type { PageRange } from '../../services/payments-data.ts';
import { useServices } from '../../services/services-context.ts';
import { isMoving } from './is-moving.ts';
import { filtersOf, type PaymentsQuery } from './payments-query.ts';

export const pageSize = 25;

export interface ShownPayments {
  readonly state: ResourceState<PageRange<Payment>>;
  /** Payments on screen: those of the previous page while the next one loads. */
  readonly list: PageRange<Payment> | undefined;
  readonly isLoading: boolean;
  readonly isPhone: boolean;
  readonly refresh: () => void;
}

/** Loads one page of payments; on a phone everything up to that page. */
export function usePaymentList(businessId: number, query: PaymentsQuery): ShownPayments {
  const { list } = useServices().payments;
  const isPhone = useIsPhone();
  const { page } = query;
  const filters = filtersOf(query);
  const firstPage = isPhone ? 1 : page;
  const resource = list({ businessId, filters, pageSize, firstPage, lastPage: page });
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => resource.get().data?.items.some(isMoving) ?? false,
  });
  const filter = JSON.stringify([businessId, filters]);
  const [last, setLast] = useState({ filter, list: state.data });
  if (state.data && (last.list !== state.data || last.filter !== filter))
    setLast({ filter, list: state.data });
  const before = last.filter === filter ? last.list : undefined;
  return {
    ...{ state, isPhone, list: state.data ?? before },
    isLoading: state.status === 'pending',
    refresh: () => void resource.refresh(),
  };
}
