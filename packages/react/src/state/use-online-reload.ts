'use client';
import { isErrorCode } from '@billfold/core';
import type { Resource, ResourceState } from '@billfold/core/flows';
import { useEffect } from 'react';

/** Loads a resource again that no connection let through, once the device is online. */
export function useOnlineReload<T>({ refresh }: Resource<T>, { error }: ResourceState<T>): void {
  const isLost = isErrorCode(error, 'network', 'timeout', 'offline');
  useEffect(() => {
    if (!isLost) return;
    const reload = (): void => void refresh();
    globalThis.addEventListener('online', reload);
    return () => globalThis.removeEventListener('online', reload);
  }, [refresh, isLost]);
}
