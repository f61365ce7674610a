import { useStore } from '@billfold/react/hooks';
import { ScreenHost } from '@billfold/react/screens';
import { type ReactElement, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { savesData } from '../common/saves-data.ts';
import { unhurriedMs, whenIdle } from '../common/when-idle.ts';
import type { PathParams } from '../routing/match-path.ts';
import { RouteParamsContext } from '../routing/route-params.ts';
import { SiteContext } from '../routing/site-context.ts';
import { useHasPayments } from '../routing/use-has-payments.ts';
import { usePlace } from '../routing/use-place.ts';
import { usePlatformType } from '../routing/use-platform-type.ts';
import { useServices } from '../services/services-context.ts';
import { useArrivedScreen } from '../shell/arrival.ts';
import { LazyOutlet } from './lazy-outlet.tsx';
import { type AppRoute, findRoute, type Site } from './routes.ts';

/**
 * Draws the screen of the current path in its frame. Another path of the same screen resets its
 * state, unless it is another step of it.
 */
export function RouteView({ site }: { readonly site: Site }): ReactElement {
  const [path] = useLocation();
  const { frame, screen, params, ofPayments, steps = path } = useRoute(site, path);
  const { session, drafts, ...services } = useServices();
  const live = ofPayments ? services.businessLive : services.live;
  const { sequence } = useStore(session);
  usePreload(site, screen, useHasPayments());
  useScrollToTop(usePlace());
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

interface ShownRoute extends Pick<AppRoute, 'frame' | 'screen' | 'steps' | 'ofPayments'> {
  readonly params: PathParams;
}

function useRoute(site: Site, path: string): ShownRoute {
  const { walletId, businessId, isSignedIn } = useStore(useServices().session);
  const match = findRoute(site.routes, path, { hasPayments: useHasPayments() });
  const place = usePlatformType() === 'payments' ? businessId : walletId;
  const hasShell = isSignedIn && place !== null;
  if (match) {
    const { frame } = match.route;
    // Some pages are open before there is a wallet or a business; the navigation leads nowhere then.
    const isBare = frame === 'shell' && !hasShell;
    return { ...match.route, frame: isBare ? 'header' : frame, params: match.params };
  }
  return { frame: hasShell ? 'shell' : 'card', screen: site.notFound, params: {} };
}

/**
 * Loads the screen in parallel with its frame and, once the page is idle, prefetches the dialogs and
 * screens that are one click away, unless the browser saves data. A part that fails to load is retried when it is
 * opened.
 */
function usePreload(site: Site, screen: AppRoute['screen'], hasPayments: boolean): void {
  useEffect(() => {
    const inShell = site.routes.filter(
      ({ frame, ofPayments }) => frame === 'shell' && (hasPayments || !ofPayments),
    );
    const parts = [
      site.frames.shell,
      site.dialogs.palette,
      site.dialogs.send,
      site.dialogs.receive,
      ...inShell.map((route) => route.screen),
    ];
    const loadRest = async (): Promise<void> => {
      for (const part of parts) await part.load();
    };
    screen.load().then(
      () => savesData() || whenIdle(() => void loadRest().catch(isReported), unhurriedMs),
      // The part reports its failure, and the outlet shows it.
      isReported,
    );
  }, [site, screen, hasPayments]);
}

const isReported = (): void => undefined;

/** Scrolls a new screen to its top; on the way back the browser restores the position. */
function useScrollToTop(place: string): void {
  const isReturn = useRef(false);
  useEffect(() => {
    const note = (): void => {
      isReturn.current = true;
    };
    // Before the router draws.
    window.addEventListener('popstate', note, { capture: true });
    return () => window.removeEventListener('popstate', note, { capture: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new screen starts at its top.
  useEffect(() => {
    if (!isReturn.current) void window.scrollTo(0, 0);
    isReturn.current = false;
  }, [place]);
}
