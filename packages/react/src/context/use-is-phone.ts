'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { media } from '../theme/theme.css.ts';
import { usePage } from './use-provided.ts';

/** Returns true in a window as narrow as a phone, for differences that CSS cannot make. */
export function useIsPhone(): boolean {
  const view = usePage()?.defaultView;
  const query = useMemo(() => view?.matchMedia(media.phone), [view]);
  return useSyncExternalStore(
    (onChange) => {
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => query?.matches ?? false,
    () => false,
  );
}
