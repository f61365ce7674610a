import { isErrorCode } from '@billfold/core';
import { createResource, type ResourceState } from '@billfold/core/flows';
import { useResource } from '@billfold/react/hooks';
import { useLive } from '@billfold/react/internal';
import { useState } from 'react';

export interface LedgerPage<T> {
  readonly state: ResourceState<T>;
  /** The ledger answered that it has no such thing. */
  readonly isMissing: boolean;
  readonly refresh: () => void;
}

/** Loads and refreshes the data of one ledger page. The address stays the same while it is shown. */
export function useLedgerPage<T>(load: (signal: AbortSignal) => Promise<T>): LedgerPage<T> {
  const [resource] = useState(() => createResource(load));
  const state = useResource(resource);
  useLive(resource, { refresh: resource.refresh, changesWithBlocks: () => true });
  const { error } = state;
  // 400: the text in the address is no hash, address or height at all.
  const isMissing = isErrorCode(error, 'api') && (error.status === 404 || error.status === 400);
  return { state, isMissing, refresh: () => void resource.refresh() };
}
