'use client';
import type { Resource, ResourceState } from '@billfold/core/flows';
import { useEffect, useSyncExternalStore } from 'react';
import { useOnlineReload } from './use-online-reload.ts';

/** Store with change notification: `get` returns the same object until a change. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/**
 * The state of a store, the same on the server and in the first render of the page.
 * @example
 * const { data } = useStore(useClient().resources.wallets);
 */
export function useStore<T>(store: Readable<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/**
 * The state of a flow, drawn again with each new one.
 * @example
 * const state = useFlow(flow);
 */
export function useFlow<T>(flow: {
  getState(): T;
  subscribe(listener: () => void): () => void;
}): T {
  return useSyncExternalStore(flow.subscribe, flow.getState, flow.getState);
}

/**
 * Returns a part of a flow's state, and draws again only when that part changes. `select` gets null
 * without a flow.
 */
export function useFlowPart<S, T>(
  flow: { getState(): S; subscribe(listener: () => void): () => void } | null,
  select: (state: S | null) => T,
): T {
  const get = () => select(flow?.getState() ?? null);
  return useSyncExternalStore(flow?.subscribe ?? neverChanges, get, get);
}

const neverChanges = () => () => undefined;

/**
 * Server data, loaded when it is first shown. Never throws: a load that failed is the state `failed`,
 * with its error and what was known before. It is loaded again when the device is back online.
 * @example
 * const { data } = useResource(useClient().resources.wallets);
 */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  useEffect(() => void resource.load(), [resource]);
  const state = useStore(resource);
  useOnlineReload(resource, state);
  return state;
}
