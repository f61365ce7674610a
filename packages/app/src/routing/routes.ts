import type { ReactNode } from 'react';
import type { ReportPreloadError } from '../boot/preload-reporter.ts';
import { CardFrame } from '../shell/card-frame.tsx';
import type { ShellDialog, ShellDialogProps } from '../shell/shell-dialogs-context.ts';
import { type LazyPart, lazyPart, readyPart } from './lazy-part.ts';
import { matchPath, type PathParams } from './match-path.ts';

/**
 * What stands around a screen: the whole shell, only its header (nothing else can be reached yet),
 * a card on an empty page, the public pages of the ledger, or nothing (embedded).
 */
export type FrameName = 'shell' | 'header' | 'card' | 'ledger' | 'none';

export interface AppRoute {
  /** A path; `{name}` stands for one part of it. */
  readonly path: string;
  readonly frame: FrameName;
  readonly screen: LazyPart;
}

export interface Site {
  readonly routes: readonly AppRoute[];
  readonly frames: Readonly<Record<FrameName, LazyPart<{ readonly children?: ReactNode }>>>;
  /** Dialogs that open over any screen of the shell. */
  readonly dialogs: Readonly<Record<ShellDialog['name'], LazyPart<ShellDialogProps>>>;
  readonly notFound: LazyPart;
}

type Lazy = (importPart: Parameters<typeof lazyPart<object>>[0]) => LazyPart;

/** Every screen of the site and where it stands. */
export function createSite(report: ReportPreloadError): Site {
  const lazy: Lazy = (importPart) => lazyPart(importPart, report);
  return {
    routes: [...walletRoutes(lazy), ...entryRoutes(lazy), ...ledgerRoutes(lazy)],
    frames: {
      shell: lazy(() => import('../shell/shell-frame.tsx').then((m) => m.ShellFrame)),
      header: lazy(() => import('../shell/header-frame.tsx').then((m) => m.HeaderFrame)),
      card: readyPart(CardFrame),
      ledger: lazy(() => import('../ledger/ledger-frame.tsx').then((m) => m.LedgerFrame)),
      none: lazy(() => import('../shell/bare-frame.tsx').then((m) => m.BareFrame)),
    },
    dialogs: {
      send: lazyPart(
        () => import('../shell/dialogs/send-part.tsx').then((m) => m.SendPart),
        report,
      ),
      receive: lazyPart(
        () => import('../shell/dialogs/receive-part.tsx').then((m) => m.ReceivePart),
        report,
      ),
      swap: lazyPart(
        () => import('../shell/dialogs/swap-part.tsx').then((m) => m.SwapPart),
        report,
      ),
      shortcuts: lazyPart(
        () => import('../shell/dialogs/shortcuts-part.tsx').then((m) => m.ShortcutsPart),
        report,
      ),
      sandbox: lazyPart(
        () => import('../sandbox/sandbox-drawer.tsx').then((m) => m.SandboxDrawer),
        report,
      ),
    },
    notFound: lazy(() => import('../shell/not-found-screen.tsx').then((m) => m.NotFoundScreen)),
  };
}

export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: PathParams;
}

/** The route of a path and what stands at its places. */
export function findRoute(routes: readonly AppRoute[], path: string): RouteMatch | null {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return null;
}

function walletRoutes(lazy: Lazy): readonly AppRoute[] {
  const portfolio = lazy(() =>
    import('../wallet/portfolio/portfolio-screen.tsx').then((m) => m.PortfolioScreen),
  );
  const accounts = lazy(() =>
    import('../wallet/accounts/accounts-screen.tsx').then((m) => m.AccountsScreen),
  );
  const account = lazy(() =>
    import('../wallet/account/account-screen.tsx').then((m) => m.AccountScreen),
  );
  const transactions = lazy(() =>
    import('../wallet/transactions/transactions-screen.tsx').then((m) => m.TransactionsScreen),
  );
  const transaction = lazy(() =>
    import('../wallet/transaction/transaction-screen.tsx').then((m) => m.TransactionScreen),
  );
  const newWallet = lazy(() =>
    import('../wallet/new-wallet/new-wallet-screen.tsx').then((m) => m.NewWalletScreen),
  );
  return [
    { path: '/wallet/', frame: 'shell', screen: portfolio },
    { path: '/wallet/accounts', frame: 'shell', screen: accounts },
    { path: '/wallet/embed/accounts', frame: 'none', screen: accounts },
    { path: '/wallet/accounts/{accountId}', frame: 'shell', screen: account },
    { path: '/wallet/embed/accounts/{accountId}', frame: 'none', screen: account },
    { path: '/wallet/transactions', frame: 'shell', screen: transactions },
    { path: '/wallet/transactions/{id}', frame: 'shell', screen: transaction },
    { path: '/wallet/new-wallet', frame: 'header', screen: newWallet },
    { path: '/wallet/embed/new-wallet', frame: 'none', screen: newWallet },
  ];
}

function entryRoutes(lazy: Lazy): readonly AppRoute[] {
  const signIn = lazy(() => import('../auth/sign-in-screen.tsx').then((m) => m.SignInScreen));
  const signUp = lazy(() => import('../auth/sign-up-screen.tsx').then((m) => m.SignUpScreen));
  const verifyEmail = lazy(() =>
    import('../account/verify-email-screen.tsx').then((m) => m.VerifyEmailScreen),
  );
  return [
    { path: '/auth/sign-in', frame: 'card', screen: signIn },
    { path: '/auth/sign-up', frame: 'card', screen: signUp },
    { path: '/account/verify/email', frame: 'card', screen: verifyEmail },
  ];
}

function ledgerRoutes(lazy: Lazy): readonly AppRoute[] {
  const blocks = lazy(() =>
    import('../ledger/newest-blocks-screen.tsx').then((m) => m.NewestBlocksScreen),
  );
  const block = lazy(() =>
    import('../ledger/ledger-block-screen.tsx').then((m) => m.LedgerBlockScreen),
  );
  const transaction = lazy(() =>
    import('../ledger/ledger-transaction-screen.tsx').then((m) => m.LedgerTransactionScreen),
  );
  const address = lazy(() =>
    import('../ledger/ledger-address-screen.tsx').then((m) => m.LedgerAddressScreen),
  );
  return [
    { path: '/sandbox/{network}', frame: 'ledger', screen: blocks },
    { path: '/sandbox/{network}/block/{height}', frame: 'ledger', screen: block },
    { path: '/sandbox/{network}/tx/{hash}', frame: 'ledger', screen: transaction },
    { path: '/sandbox/{network}/address/{address}', frame: 'ledger', screen: address },
  ];
}
