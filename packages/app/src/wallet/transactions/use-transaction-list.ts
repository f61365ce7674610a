import { isMoving, type ResourceState, type TransactionList } from '@billfold/core';
import { useResource } from '@billfold/react';
import { useState } from 'react';
import { useServices } from '../../boot/services-context.ts';
import { useNotifyFailure } from '../../boot/use-notify-failure.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { useLive } from '../use-live.ts';
import type { ListQuery } from './list-query.ts';

export interface ShownList {
  readonly state: ResourceState<TransactionList>;
  /** What is on screen: while another page loads, the one before. */
  readonly list: TransactionList | undefined;
  readonly isLoading: boolean;
  readonly isPhone: boolean;
  readonly refresh: () => void;
}

/** One page on a desktop; on a phone everything up to that page. */
export function useTransactionList(walletId: string, query: ListQuery): ShownList {
  const { history } = useServices();
  const isPhone = useIsPhone();
  const { accountId, network, page, pageSize } = query;
  const resource = history.list({
    walletId,
    accountId,
    network,
    pageSize,
    firstPage: isPhone ? 1 : page,
    lastPage: page,
  });
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, {
    refresh: resource.refresh,
    isMoving: () => resource.get().data?.items.some(isMoving) ?? false,
  });
  const filter = JSON.stringify([walletId, accountId, network]);
  const [last, setLast] = useState({ filter, list: state.data });
  if (state.data && (last.list !== state.data || last.filter !== filter))
    setLast({ filter, list: state.data });
  const before = last.filter === filter ? last.list : undefined;
  return {
    state,
    list: state.data ?? before,
    isLoading: state.status === 'pending',
    isPhone,
    refresh: () => void resource.refresh(),
  };
}
