'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { usePage } from '../../context/use-provided.ts';
import { media } from '../../theme/theme.css.ts';

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
