import type { ResourceState } from '@billfold/core/flows';
import type { ListedPayment } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { useLive, useNotifyFailure } from '@billfold/react/internal';
import type { ListPage } from '../../services/list-page.ts';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { isMoving } from '../payments/is-moving.ts';

const pageSize = 5;

export type RecentPayments = ResourceState<ListPage<ListedPayment>> & {
  readonly retry: () => void;
};

/** Loads the newest payments, and looks again as they change. */
export function useRecentPayments(businessId: number): RecentPayments {
  const { list } = useServices().payments;
  const filters = useModeQuery();
  const resource = list({ businessId, filters, pageSize, firstPage: 1, lastPage: 1 });
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => resource.get().data?.items.some(isMoving) ?? false,
  });
  return { ...state, retry: () => void resource.refresh() };
}
