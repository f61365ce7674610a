'use client';
import type { Resource, ResourceState } from '@billfold/core/flows';
import { useState } from 'react';
import { useResource } from '../../state/use-store.ts';
import { useLive } from './use-live.ts';
import { useNotifyFailure } from './use-notify-failure.ts';

export interface Listed<List> {
  readonly state: ResourceState<List>;
  /** Page on screen: the previous one while the next loads. */
  readonly list: List | undefined;
  readonly isLoading: boolean;
  readonly refresh: () => void;
}

export interface ListedOptions<List extends ListOf<unknown>> {
  readonly resource: Resource<List>;
  /** Identifies the filters: a page loaded with others is not shown while the next loads. */
  readonly filter: string;
  /** Reports whether an item changes within seconds; by default none does. */
  readonly isMoving?: (item: List['items'][number]) => boolean;
}

interface ListOf<T> {
  readonly items: readonly T[];
}

/** Loads one page of a list and keeps it fresh. */
export function useListed<List extends ListOf<unknown>>(
  options: ListedOptions<List>,
): Listed<List> {
  const { resource, filter, isMoving = () => false } = options;
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => resource.get().data?.items.some(isMoving) ?? false,
  });
  const [last, setLast] = useState({ filter, list: state.data });
  if (state.data && (last.list !== state.data || last.filter !== filter))
    setLast({ filter, list: state.data });
  return {
    state,
    list: state.data ?? (last.filter === filter ? last.list : undefined),
    isLoading: state.status === 'pending',
    refresh: () => void resource.refresh(),
  };
}
