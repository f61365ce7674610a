import { useStore } from '@billfold/react/hooks';
import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services/services-context.ts';

/** The theme on screen: the choice, else the system's preference. */
export function useShownTheme(): 'light' | 'dark' {
  const { theme } = useStore(useServices().session);
  const query = useMemo(() => window.matchMedia('(prefers-color-scheme: dark)'), []);
  const prefersDark = useSyncExternalStore(
    (onChange) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => query.matches,
  );
  return theme ?? (prefersDark ? 'dark' : 'light');
}
