import { media } from '@billfold/react/theme';
import { useMemo, useSyncExternalStore } from 'react';

/** Whether the window is as narrow as a phone: for what differs in more than its looks. */
export function useIsPhone(): boolean {
  const query = useMemo(() => window.matchMedia(media.phone), []);
  return useSyncExternalStore(
    (onChange) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => query.matches,
  );
}
