import { useStore } from '@billfold/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../boot/services-context.ts';
import { LazyOutlet } from './lazy-outlet.tsx';
import type { PathParams } from './match-path.ts';
import { RouteParamsContext } from './route-params.ts';
import { type AppRoute, findRoute, type Site } from './routes.ts';
import { SiteContext } from './site-context.ts';

/** The screen of the address, in its frame. Another address of the same screen starts it afresh. */
export function RouteView({ site }: { readonly site: Site }): ReactElement {
  const [path] = useLocation();
  const { frame, screen, params } = useRoute(site, path);
  usePreload(site, screen);
  useScrollToTop(path);
  return (
    <SiteContext value={site}>
      <LazyOutlet part={site.frames[frame]}>
        <RouteParamsContext value={params}>
          <LazyOutlet key={path} part={screen} />
        </RouteParamsContext>
      </LazyOutlet>
    </SiteContext>
  );
}

interface ShownRoute extends Pick<AppRoute, 'frame' | 'screen'> {
  readonly params: PathParams;
}

function useRoute(site: Site, path: string): ShownRoute {
  const { walletId, isSignedIn } = useStore(useServices().session);
  const match = findRoute(site.routes, path);
  if (match) return { ...match.route, params: match.params };
  const hasShell = isSignedIn && walletId !== null;
  return { frame: hasShell ? 'shell' : 'card', screen: site.notFound, params: {} };
}

/**
 * The screen loads beside its frame, and once it is here the dialogs and screens that are one press
 * away from any other. A part that does not load now is asked for again when it is wanted.
 */
function usePreload(site: Site, screen: AppRoute['screen']): void {
  useEffect(() => {
    const inShell = site.routes.filter((route) => route.frame === 'shell');
    const parts = [
      site.frames.shell,
      site.dialogs.send,
      site.dialogs.receive,
      ...inShell.map((route) => route.screen),
    ];
    void screen.load().then(async () => {
      for (const part of parts) await part.load();
    });
  }, [site, screen]);
}

/** A new page begins at its top; on the way back the browser puts a page where it was left. */
function useScrollToTop(path: string): void {
  const isReturn = useRef(false);
  useEffect(() => {
    const note = (): void => {
      isReturn.current = true;
    };
    // Before the router hears of it and draws.
    window.addEventListener('popstate', note, { capture: true });
    return () => window.removeEventListener('popstate', note, { capture: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path begins at its top.
  useEffect(() => {
    if (!isReturn.current) void window.scrollTo(0, 0);
    isReturn.current = false;
  }, [path]);
}
