import { useStore } from '@billfold/react';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../boot/services-context.ts';
import { LazyOutlet } from './lazy-outlet.tsx';
import { type AppRoute, findRoute, type Site } from './routes.ts';

/** The screen of the address, in its frame. */
export function RouteView({ site }: { readonly site: Site }): ReactElement {
  const [path] = useLocation();
  const { frame, screen } = useRoute(site, path);
  usePreload(site, screen);
  useScrollToTop(path);
  return (
    <LazyOutlet part={site.frames[frame]}>
      <LazyOutlet part={screen} />
    </LazyOutlet>
  );
}

function useRoute(site: Site, path: string): Pick<AppRoute, 'frame' | 'screen'> {
  const { walletId, isSignedIn } = useStore(useServices().session);
  const hasShell = isSignedIn && walletId !== null;
  return (
    findRoute(site.routes, path) ?? { frame: hasShell ? 'shell' : 'card', screen: site.notFound }
  );
}

/**
 * The screen loads beside its frame, and once it is here the screens that are one press away from
 * any other.
 */
function usePreload(site: Site, screen: AppRoute['screen']): void {
  useEffect(() => {
    void screen.load().then(async () => {
      await site.frames.shell.load();
      for (const route of site.routes) if (route.frame === 'shell') await route.screen.load();
    });
  }, [site, screen]);
}

function useScrollToTop(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path begins at its top.
  useEffect(() => {
    // Its answer is a promise in newer browsers, and an effect must not return one.
    void window.scrollTo(0, 0);
  }, [path]);
}
