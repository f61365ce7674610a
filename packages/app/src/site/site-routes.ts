import type { Lazy, LazyPart } from '../routing/lazy-part.ts';
import type { AppRoute } from '../routing/site.ts';
import { businessRoutes } from './business-routes.ts';

/**
 * Creates every route of the site. It imports no screen, so that a test outside a browser reads the list too:
 * `signIn` is the screen that the page has from its start.
 */
export function siteRoutes(lazy: Lazy, signIn: LazyPart): readonly AppRoute[] {
  return [
    ...walletRoutes(lazy),
    ...entryRoutes(lazy, signIn),
    ...accountRoutes(lazy),
    ...ledgerRoutes(lazy),
    ...businessRoutes(lazy),
  ];
}

function walletRoutes(lazy: Lazy): readonly AppRoute[] {
  const portfolio = lazy(() =>
    import('../screens/wallet/portfolio-route.tsx').then((m) => m.PortfolioRoute),
  );
  const accounts = lazy(() =>
    import('../screens/wallet/accounts-route.tsx').then((m) => m.AccountsRoute),
  );
  const account = lazy(() =>
    import('../screens/wallet/account-route.tsx').then((m) => m.AccountRoute),
  );
  const asset = lazy(() => import('../screens/wallet/asset-route.tsx').then((m) => m.AssetRoute));
  const transactions = lazy(() =>
    import('../screens/wallet/transactions-route.tsx').then((m) => m.TransactionsRoute),
  );
  const transaction = lazy(() =>
    import('../screens/wallet/transaction-route.tsx').then((m) => m.TransactionRoute),
  );
  const contacts = lazy(() =>
    import('../screens/wallet/contacts-route.tsx').then((m) => m.ContactsRoute),
  );
  const settings = lazy(() =>
    import('../screens/wallet/settings-route.tsx').then((m) => m.SettingsRoute),
  );
  const newWallet = lazy(() =>
    import('../screens/wallet/new-wallet-route.tsx').then((m) => m.NewWalletRoute),
  );
  const embeddedNewWallet = lazy(() =>
    import('../screens/wallet/embedded-new-wallet-route.tsx').then((m) => m.EmbeddedNewWalletRoute),
  );
  return [
    { path: '/wallet/', frame: 'shell', screen: portfolio },
    { path: '/wallet/accounts', frame: 'shell', screen: accounts },
    { path: '/wallet/embed/accounts', frame: 'none', screen: accounts },
    { path: '/wallet/accounts/{accountId}', frame: 'shell', screen: account },
    { path: '/wallet/embed/accounts/{accountId}', frame: 'none', screen: account },
    { path: '/wallet/assets/{symbol}', frame: 'shell', screen: asset },
    { path: '/wallet/transactions', frame: 'shell', screen: transactions },
    { path: '/wallet/transactions/{id}', frame: 'shell', screen: transaction },
    { path: '/wallet/contacts', frame: 'shell', screen: contacts },
    { path: '/wallet/settings/', frame: 'shell', screen: settings },
    { path: '/wallet/settings/{tab}', frame: 'shell', screen: settings },
    { path: '/wallet/new-wallet', frame: 'header', screen: newWallet },
    { path: '/wallet/embed/new-wallet', frame: 'none', screen: embeddedNewWallet },
  ];
}

function entryRoutes(lazy: Lazy, signIn: LazyPart): readonly AppRoute[] {
  const signUp = lazy(() =>
    import('../screens/auth/sign-up-screen.tsx').then((m) => m.SignUpScreen),
  );
  const selectWallet = lazy(() =>
    import('../screens/auth/select-wallet-screen.tsx').then((m) => m.SelectWalletScreen),
  );
  const unlock = lazy(() =>
    import('../screens/auth/unlock-screen.tsx').then((m) => m.UnlockScreen),
  );
  const requestReset = lazy(() =>
    import('../screens/auth/request-reset-screen.tsx').then((m) => m.RequestResetScreen),
  );
  const newPassword = lazy(() =>
    import('../screens/auth/new-password-screen.tsx').then((m) => m.NewPasswordScreen),
  );
  const undoEmail = lazy(() =>
    import('../screens/account/undo-email-screen.tsx').then((m) => m.UndoEmailScreen),
  );
  const verifyEmail = lazy(() =>
    import('../screens/account/verify-email-screen.tsx').then((m) => m.VerifyEmailScreen),
  );
  return [
    { path: '/auth/sign-in', frame: 'entry', screen: signIn, steps: 'sign-in' },
    { path: '/auth/sign-in/two-factor', frame: 'entry', screen: signIn, steps: 'sign-in' },
    { path: '/auth/sign-in/select-wallet', frame: 'card', screen: selectWallet },
    { path: '/auth/sign-in/encryption-key', frame: 'card', screen: unlock, steps: 'unlock' },
    { path: '/auth/sign-in/seed-phrase', frame: 'card', screen: unlock, steps: 'unlock' },
    { path: '/auth/reset-password', frame: 'card', screen: requestReset },
    { path: '/auth/new-password', frame: 'card', screen: newPassword },
    { path: '/auth/sign-up', frame: 'entry', screen: signUp },
    { path: '/account/verify/email', frame: 'card', screen: verifyEmail },
    { path: '/account/undo/email', frame: 'card', screen: undoEmail },
  ];
}

function accountRoutes(lazy: Lazy): readonly AppRoute[] {
  const general = lazy(() =>
    import('../screens/account/settings/general-screen.tsx').then((m) => m.GeneralScreen),
  );
  const notifications = lazy(() =>
    import('../screens/account/settings/notifications-screen.tsx').then(
      (m) => m.NotificationsScreen,
    ),
  );
  const developer = lazy(() =>
    import('../screens/account/settings/developer-screen.tsx').then((m) => m.DeveloperScreen),
  );
  const security = lazy(() =>
    import('../screens/account/settings/security-screen.tsx').then((m) => m.SecurityScreen),
  );
  const platform = lazy(() =>
    import('../screens/account/platform-screen.tsx').then((m) => m.PlatformScreen),
  );
  const tips = lazy(() =>
    import('../screens/security/security-tips-screen.tsx').then((m) => m.SecurityTipsScreen),
  );
  const terms = lazy(() => import('../screens/legal/terms-screen.tsx').then((m) => m.TermsScreen));
  const privacy = lazy(() =>
    import('../screens/legal/privacy-screen.tsx').then((m) => m.PrivacyScreen),
  );
  return [
    { path: '/account/settings/general', frame: 'shell', screen: general },
    { path: '/account/settings/notifications', frame: 'shell', screen: notifications },
    { path: '/account/settings/developer', frame: 'shell', screen: developer },
    { path: '/account/settings/security', frame: 'shell', screen: security },
    { path: '/account/platform', frame: 'shell', screen: platform },
    { path: '/security-tips', frame: 'public', screen: tips },
    { path: '/legal/terms', frame: 'public', screen: terms },
    { path: '/legal/privacy', frame: 'public', screen: privacy },
  ];
}

function ledgerRoutes(lazy: Lazy): readonly AppRoute[] {
  const blocks = lazy(() =>
    import('../screens/ledger/newest-blocks-screen.tsx').then((m) => m.NewestBlocksScreen),
  );
  const block = lazy(() =>
    import('../screens/ledger/ledger-block-screen.tsx').then((m) => m.LedgerBlockScreen),
  );
  const transaction = lazy(() =>
    import('../screens/ledger/ledger-transaction-screen.tsx').then(
      (m) => m.LedgerTransactionScreen,
    ),
  );
  const address = lazy(() =>
    import('../screens/ledger/ledger-address-screen.tsx').then((m) => m.LedgerAddressScreen),
  );
  return [
    { path: '/sandbox/{network}', frame: 'ledger', screen: blocks },
    { path: '/sandbox/{network}/block/{height}', frame: 'ledger', screen: block },
    { path: '/sandbox/{network}/tx/{hash}', frame: 'ledger', screen: transaction },
    { path: '/sandbox/{network}/address/{address}', frame: 'ledger', screen: address },
  ];
}
