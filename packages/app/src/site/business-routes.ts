import type { Lazy } from '../routing/lazy-part.ts';
import type { AppRoute } from '../routing/site.ts';

/** Creates the routes of business mode, which only a server with payments has. */
export function businessRoutes(lazy: Lazy): readonly AppRoute[] {
  const dashboard = lazy(() =>
    import('../screens/business/dashboard-screen.tsx').then((m) => m.DashboardScreen),
  );
  const onboarding = lazy(() =>
    import('../screens/business/onboarding-screen.tsx').then((m) => m.OnboardingScreen),
  );
  const payments = lazy(() =>
    import('../screens/payments/payments-screen.tsx').then((m) => m.PaymentsScreen),
  );
  const payment = lazy(() =>
    import('../screens/payments/payment-screen.tsx').then((m) => m.PaymentScreen),
  );
  const links = lazy(() =>
    import('../screens/payments/payment-links-screen.tsx').then((m) => m.PaymentLinksScreen),
  );
  const unmatched = lazy(() =>
    import('../screens/payments/unmatched-screen.tsx').then((m) => m.UnmatchedScreen),
  );
  const settings = lazy(() =>
    import('../screens/business/settings-route.tsx').then((m) => m.BusinessSettingsRoute),
  );
  const invitation = lazy(() =>
    import('../screens/business/invitation-screen.tsx').then((m) => m.InvitationScreen),
  );
  return [
    { path: '/payments/dashboard', frame: 'shell', screen: dashboard, ofPayments: true },
    { path: '/payments/onboarding', frame: 'shell', screen: onboarding, ofPayments: true },
    { path: '/payments/payments', frame: 'shell', screen: payments, ofPayments: true },
    { path: '/payments/payments/{id}', frame: 'shell', screen: payment, ofPayments: true },
    { path: '/payments/payment-links', frame: 'shell', screen: links, ofPayments: true },
    { path: '/payments/unmatched', frame: 'shell', screen: unmatched, ofPayments: true },
    { path: '/payments/settings/', frame: 'shell', screen: settings, ofPayments: true },
    { path: '/payments/settings/{tab}', frame: 'shell', screen: settings, ofPayments: true },
    { path: '/account/invitation', frame: 'card', screen: invitation },
  ];
}
