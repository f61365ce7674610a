import { type Lazy, lazyPart, readyPart } from '../routing/lazy-part.ts';
import { matchPath, type PathParams } from '../routing/match-path.ts';
import type { ReportPreloadError } from '../routing/preload-reporter.ts';
import type { AppRoute, Site } from '../routing/site.ts';
import { SignInScreen } from '../screens/auth/sign-in-screen.tsx';
import { CardFrame } from '../shell/card-frame.tsx';
import { EntryFrame } from '../shell/entry-frame.tsx';
import { siteRoutes } from './site-routes.ts';

export type { AppRoute, FrameName, Site } from '../routing/site.ts';

/** Creates the routes of the site with their frames, and the dialogs of the shell. */
export function createSite(report: ReportPreloadError): Site {
  const lazy: Lazy = (importPart) => lazyPart(importPart, report);
  return {
    routes: siteRoutes(lazy, readyPart(SignInScreen)),
    frames: {
      shell: lazy(() => import('../shell/shell-frame.tsx').then((m) => m.ShellFrame)),
      header: lazy(() => import('../shell/header-frame.tsx').then((m) => m.HeaderFrame)),
      entry: readyPart(EntryFrame),
      card: readyPart(CardFrame),
      ledger: lazy(() => import('../screens/ledger/ledger-frame.tsx').then((m) => m.LedgerFrame)),
      public: lazy(() => import('../shell/public-frame.tsx').then((m) => m.PublicFrame)),
      none: lazy(() => import('../shell/bare-frame.tsx').then((m) => m.BareFrame)),
    },
    dialogs: {
      send: lazyPart(
        () => import('../dialogs/send-part.tsx').then((m) => m.loadSendPart()),
        report,
      ),
      receive: lazyPart(
        () => import('../dialogs/receive-part.tsx').then((m) => m.loadReceivePart()),
        report,
      ),
      swap: lazyPart(
        () => import('../dialogs/swap-part.tsx').then((m) => m.loadSwapPart()),
        report,
      ),
      shortcuts: lazyPart(
        () => import('../dialogs/shortcuts-part.tsx').then((m) => m.ShortcutsPart),
        report,
      ),
      palette: lazyPart(
        () => import('../dialogs/palette-part.tsx').then((m) => m.PalettePart),
        report,
      ),
      support: lazyPart(
        () => import('../dialogs/support-part.tsx').then((m) => m.SupportPart),
        report,
      ),
      sandbox: lazyPart(
        () => import('../sandbox/sandbox-drawer.tsx').then((m) => m.SandboxDrawer),
        report,
      ),
    },
    parts: {
      sample: lazy(() => import('../screens/auth/sample-wallet.tsx').then((m) => m.SampleWallet)),
    },
    notFound: lazy(() => import('../shell/not-found-screen.tsx').then((m) => m.NotFoundScreen)),
  };
}

export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: PathParams;
}

/** Finds the route of a path and its parameters, among those that the server has. */
export function findRoute(
  routes: readonly AppRoute[],
  path: string,
  { hasPayments = false }: { readonly hasPayments?: boolean } = {},
): RouteMatch | null {
  for (const route of routes) {
    if (route.ofPayments && !hasPayments) continue;
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return null;
}
