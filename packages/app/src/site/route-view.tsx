import { useStore } from '@billfold/react/hooks';
import { ScreenHost } from '@billfold/react/screens';
import { type ReactElement, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { PathParams } from '../routing/match-path.ts';
import { RouteParamsContext } from '../routing/route-params.ts';
import { SiteContext } from '../routing/site-context.ts';
import { unhurriedMs, whenIdle } from '../routing/when-idle.ts';
import { useServices } from '../services/services-context.ts';
import { useArrivedScreen } from '../shell/arrival.ts';
import { LazyOutlet } from './lazy-outlet.tsx';
import { type AppRoute, findRoute, type Site } from './routes.ts';

/**
 * The screen of the address, in its frame. Another address of the same screen starts it afresh,
 * unless it is another step of it.
 */
export function RouteView({ site }: { readonly site: Site }): ReactElement {
  const [path] = useLocation();
  const { frame, screen, params, steps = path } = useRoute(site, path);
  const { session, drafts, live } = useServices();
  const { sequence } = useStore(session);
  usePreload(site, screen);
  useScrollToTop(path);
  return (
    <SiteContext value={site}>
      <ScreenHost onShown={useArrivedScreen()} session={sequence} drafts={drafts} live={live}>
        <LazyOutlet part={site.frames[frame]}>
          <RouteParamsContext value={params}>
            <LazyOutlet key={steps} part={screen} />
          </RouteParamsContext>
        </LazyOutlet>
      </ScreenHost>
    </SiteContext>
  );
}

interface ShownRoute extends Pick<AppRoute, 'frame' | 'screen' | 'steps'> {
  readonly params: PathParams;
}

function useRoute(site: Site, path: string): ShownRoute {
  const { walletId, isSignedIn } = useStore(useServices().session);
  const match = findRoute(site.routes, path);
  const hasShell = isSignedIn && walletId !== null;
  if (match) {
    const { frame } = match.route;
    // The account settings are open before there is a wallet; the navigation leads nowhere then.
    const isBare = frame === 'shell' && !hasShell;
    return { ...match.route, frame: isBare ? 'header' : frame, params: match.params };
  }
  return { frame: hasShell ? 'shell' : 'card', screen: site.notFound, params: {} };
}

/**
 * The screen loads beside its frame, and once it is shown and nothing else is to be done, the dialogs
 * and screens that are one press away from any other. A part that does not load now is asked for
 * again when it is wanted.
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
    const loadRest = async (): Promise<void> => {
      for (const part of parts) await part.load();
    };
    screen.load().then(
      () => whenIdle(() => void loadRest().catch(isTold), unhurriedMs),
      // The page was told of it, and where it is wanted stands that it did not load.
      isTold,
    );
  }, [site, screen]);
}

const isTold = (): void => undefined;

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
