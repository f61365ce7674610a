'use client';
import { NetworkError } from '@billfold/core';
import { isUnconfirmed, type ResourceState, type TransactionList } from '@billfold/core/flows';
import { useState } from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { useClient } from '../../context/use-provided.ts';
import { useResource, useStore } from '../../state/use-store.ts';
import { useScreenData } from '../data/screen-data.ts';
import { useKeptSettings } from '../parts/use-kept-settings.ts';
import { useLive } from '../parts/use-live.ts';
import { useNotifyFailure } from '../parts/use-notify-failure.ts';
import { filtersOf } from './filters-of.ts';
import { countFilters, type ListQuery } from './list-query.ts';

export interface ShownList {
  readonly state: ResourceState<TransactionList>;
  /** Page on screen: the previous one while the next loads. */
  readonly list: TransactionList | undefined;
  readonly isLoading: boolean;
  readonly isPhone: boolean;
  readonly refresh: () => void;
}

/** One page on a desktop; on a phone everything up to that page. */
export function useTransactionList(walletId: string, query: ListQuery): ShownList {
  const { history } = useScreenData();
  const isPhone = useIsPhone();
  const { page, pageSize } = query;
  const hidesSpam = useKeptSettings()?.spamFilter ?? true;
  const filters = filtersOf(query, { hidesSpam });
  const resource = history.list({
    walletId,
    accountId: null,
    network: null,
    filters,
    pageSize,
    firstPage: isPhone ? 1 : page,
    lastPage: page,
  });
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => resource.get().data?.items.some(isUnconfirmed) ?? false,
  });
  const filter = JSON.stringify([walletId, filters]);
  const [last, setLast] = useState({ filter, list: state.data });
  if (state.data && (last.list !== state.data || last.filter !== filter))
    setLast({ filter, list: state.data });
  const before = last.filter === filter ? last.list : undefined;
  const recent = useRecent(walletId, query, hidesSpam);
  return {
    state,
    // An error of the server is told, with a way to load again.
    list: state.data ?? before ?? (state.error instanceof NetworkError ? recent : undefined),
    isLoading: state.status === 'pending',
    isPhone,
    refresh: () => void resource.refresh(),
  };
}

/** Newest transactions of the wallet, which other screens have loaded: there without a connection. */
function useRecent(
  walletId: string,
  query: ListQuery,
  hidesSpam: boolean,
): TransactionList | undefined {
  const { data } = useStore(useClient().resources.transactions(walletId));
  const { page, pageSize } = query;
  if (data === undefined || page > 1 || countFilters(query) > 0) return undefined;
  const known = data.items.filter(({ isSpam }) => !(hidesSpam && isSpam));
  const spam = data.items.length - known.length;
  return { items: known.slice(0, pageSize), total: data.total - spam };
}
