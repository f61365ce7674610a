import { isSamePath } from '@billfold/core';
import type { ReactNode } from 'react';
import type { ReportPreloadError } from '../boot/preload-reporter.ts';
import { CardFrame } from '../shell/card-frame.tsx';
import { type LazyPart, lazyPart, readyPart } from './lazy-part.ts';

/**
 * What stands around a screen: the whole shell, only its header (nothing else can be reached yet),
 * a card on an empty page, or nothing (embedded).
 */
export type FrameName = 'shell' | 'header' | 'card' | 'none';

export interface AppRoute {
  readonly path: string;
  readonly frame: FrameName;
  readonly screen: LazyPart;
}

export interface Site {
  readonly routes: readonly AppRoute[];
  readonly frames: Readonly<Record<FrameName, LazyPart<{ readonly children?: ReactNode }>>>;
  readonly notFound: LazyPart;
}

/** Every screen of the site and where it stands. */
export function createSite(report: ReportPreloadError): Site {
  const lazy = <P>(importPart: Parameters<typeof lazyPart<P>>[0]) => lazyPart(importPart, report);
  const accounts = lazy(() =>
    import('../wallet/accounts/accounts-screen.tsx').then((m) => m.AccountsScreen),
  );
  const newWallet = lazy(() =>
    import('../wallet/new-wallet/new-wallet-screen.tsx').then((m) => m.NewWalletScreen),
  );
  const portfolio = lazy(() =>
    import('../wallet/portfolio/portfolio-screen.tsx').then((m) => m.PortfolioScreen),
  );
  const signIn = lazy(() => import('../auth/sign-in-screen.tsx').then((m) => m.SignInScreen));
  const signUp = lazy(() => import('../auth/sign-up-screen.tsx').then((m) => m.SignUpScreen));
  const verifyEmail = lazy(() =>
    import('../account/verify-email-screen.tsx').then((m) => m.VerifyEmailScreen),
  );
  return {
    routes: [
      { path: '/wallet/', frame: 'shell', screen: portfolio },
      { path: '/wallet/accounts', frame: 'shell', screen: accounts },
      { path: '/wallet/embed/accounts', frame: 'none', screen: accounts },
      { path: '/wallet/new-wallet', frame: 'header', screen: newWallet },
      { path: '/wallet/embed/new-wallet', frame: 'none', screen: newWallet },
      { path: '/auth/sign-in', frame: 'card', screen: signIn },
      { path: '/auth/sign-up', frame: 'card', screen: signUp },
      { path: '/account/verify/email', frame: 'card', screen: verifyEmail },
    ],
    frames: {
      shell: lazy(() => import('../shell/shell-frame.tsx').then((m) => m.ShellFrame)),
      header: lazy(() => import('../shell/header-frame.tsx').then((m) => m.HeaderFrame)),
      card: readyPart(CardFrame),
      none: lazy(() => import('../shell/bare-frame.tsx').then((m) => m.BareFrame)),
    },
    notFound: lazy(() => import('../shell/not-found-screen.tsx').then((m) => m.NotFoundScreen)),
  };
}

/** The route of a path, whichever way its trailing slash is written. */
export function findRoute(routes: readonly AppRoute[], path: string): AppRoute | null {
  return routes.find((route) => isSamePath(route.path, path)) ?? null;
}
