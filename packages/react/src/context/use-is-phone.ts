'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { media } from '../theme/theme.css.ts';
import { usePage } from './use-provided.ts';

/** Returns true in a window as narrow as a phone, for differences that CSS cannot make. */
export function useIsPhone(): boolean {
  return useMedia(media.phone);
}

/** Returns true where a finger is the main pointer, and a keyboard is not to be expected. */
export function useIsTouch(): boolean {
  return useMedia(media.touch);
}

function useMedia(condition: string): boolean {
  const view = usePage()?.defaultView;
  const query = useMemo(() => view?.matchMedia(condition), [view, condition]);
  return useSyncExternalStore(
    (onChange) => {
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => query?.matches ?? false,
    () => false,
  );
}
