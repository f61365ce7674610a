import { type PlatformType, platformTypeFromPath } from '@billfold/core/internal';
import { useStore } from '@billfold/react/hooks';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../services/services-context.ts';
import { useHasPayments } from './use-has-payments.ts';

/** Returns the mode of the page, and keeps it for pages of neither mode (R-SHELL-13). */
export function usePlatformType(): PlatformType {
  const [path] = useLocation();
  const { mode } = useServices();
  const hasPayments = useHasPayments();
  const type = platformTypeFromPath(path, useStore(mode).type);
  useEffect(() => {
    if (mode.get().type !== type) mode.set({ type });
  }, [mode, type]);
  return hasPayments ? type : 'wallet';
}
