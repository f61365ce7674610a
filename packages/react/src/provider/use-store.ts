'use client';
import type { Resource, ResourceState } from '@billfold/core';
import { useEffect, useSyncExternalStore } from 'react';

export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** The state of a store, the same on the server and in the first render of the page. */
export function useStore<T>(store: Readable<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** The snapshot of a flow: read once, drawn whole. */
export function useFlow<T>(flow: {
  getState(): T;
  subscribe(listener: () => void): () => void;
}): T {
  return useSyncExternalStore(flow.subscribe, flow.getState, flow.getState);
}

/** Server data; loads it when it is first shown. */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  useEffect(() => void resource.load(), [resource]);
  return useStore(resource);
}
