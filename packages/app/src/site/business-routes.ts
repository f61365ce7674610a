import type { Lazy } from '../routing/lazy-part.ts';
import type { AppRoute } from '../routing/site.ts';

/** Creates the routes of business mode, which only a server with payments has. */
export function businessRoutes(lazy: Lazy): readonly AppRoute[] {
  const dashboard = lazy(() =>
    import('../screens/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen),
  );
  const onboarding = lazy(() =>
    import('../screens/business/onboarding/onboarding-screen.tsx').then((m) => m.OnboardingScreen),
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
  const link = lazy(() =>
    import('../screens/payments/payment-link-screen.tsx').then((m) => m.PaymentLinkScreen),
  );
  const linkInvoices = lazy(() =>
    import('../screens/payments/invoices/link-invoices-screen.tsx').then(
      (m) => m.LinkInvoicesScreen,
    ),
  );
  const linkInvoice = lazy(() =>
    import('../screens/payments/invoices/link-invoice-screen.tsx').then((m) => m.LinkInvoiceScreen),
  );
  const unmatched = lazy(() =>
    import('../screens/payments/unmatched-screen.tsx').then((m) => m.UnmatchedScreen),
  );
  const collect = lazy(() =>
    import('../screens/payments/collect/collect-screen.tsx').then((m) => m.CollectScreen),
  );
  const payouts = lazy(() =>
    import('../screens/payments/payouts/payouts-screen.tsx').then((m) => m.PayoutsScreen),
  );
  const newPayout = lazy(() =>
    import('../screens/payments/payouts/new-payout-screen.tsx').then((m) => m.NewPayoutScreen),
  );
  const payout = lazy(() =>
    import('../screens/payments/payouts/payout-screen.tsx').then((m) => m.PayoutScreen),
  );
  const pointOfSale = lazy(() =>
    import('../screens/point-of-sale/point-of-sale-screen.tsx').then((m) => m.PointOfSaleScreen),
  );
  const customers = lazy(() =>
    import('../screens/customers/customers-screen.tsx').then((m) => m.CustomersScreen),
  );
  const customer = lazy(() =>
    import('../screens/customers/customer-screen.tsx').then((m) => m.CustomerScreen),
  );
  const reports = lazy(() =>
    import('../screens/reports/reports-screen.tsx').then((m) => m.ReportsScreen),
  );
  const affiliates = lazy(() =>
    import('../screens/affiliates/affiliates-screen.tsx').then((m) => m.AffiliatesScreen),
  );
  const invoice = lazy(() =>
    import('../screens/billing/invoice-screen.tsx').then((m) => m.InvoiceScreen),
  );
  const settings = lazy(() =>
    import('../screens/business/settings-route.tsx').then((m) => m.BusinessSettingsRoute),
  );
  const developer = lazy(() =>
    import('../screens/developer/developer-screen.tsx').then((m) => m.DeveloperScreen),
  );
  const webhook = lazy(() =>
    import('../screens/developer/webhook-screen.tsx').then((m) => m.WebhookScreen),
  );
  const requests = lazy(() =>
    import('../screens/developer/requests-screen.tsx').then((m) => m.RequestsScreen),
  );
  const audit = lazy(() =>
    import('../screens/developer/audit-screen.tsx').then((m) => m.AuditScreen),
  );
  const guide = lazy(() => import('../screens/guides/guide-screen.tsx').then((m) => m.GuideScreen));
  const invitation = lazy(() =>
    import('../screens/business/invitation-screen.tsx').then((m) => m.InvitationScreen),
  );
  return [
    { path: '/payments/dashboard', frame: 'shell', screen: dashboard, ofPayments: true },
    { path: '/payments/onboarding', frame: 'shell', screen: onboarding, ofPayments: true },
    { path: '/payments/payments', frame: 'shell', screen: payments, ofPayments: true },
    { path: '/payments/payments/{id}', frame: 'shell', screen: payment, ofPayments: true },
    { path: '/payments/payment-links', frame: 'shell', screen: links, ofPayments: true },
    { path: '/payments/payment-links/{id}', frame: 'shell', screen: link, ofPayments: true },
    { path: '/payments/link-invoices', frame: 'shell', screen: linkInvoices, ofPayments: true },
    { path: '/payments/link-invoices/{id}', frame: 'shell', screen: linkInvoice, ofPayments: true },
    { path: '/payments/unmatched', frame: 'shell', screen: unmatched, ofPayments: true },
    { path: '/payments/collect', frame: 'shell', screen: collect, ofPayments: true },
    { path: '/payments/payouts', frame: 'shell', screen: payouts, ofPayments: true },
    { path: '/payments/payouts/new', frame: 'shell', screen: newPayout, ofPayments: true },
    { path: '/payments/payouts/{id}', frame: 'shell', screen: payout, ofPayments: true },
    { path: '/payments/pos', frame: 'shell', screen: pointOfSale, ofPayments: true },
    { path: '/payments/customers', frame: 'shell', screen: customers, ofPayments: true },
    { path: '/payments/customers/{id}', frame: 'shell', screen: customer, ofPayments: true },
    { path: '/payments/reports', frame: 'shell', screen: reports, ofPayments: true },
    { path: '/payments/affiliates', frame: 'shell', screen: affiliates, ofPayments: true },
    { path: '/payments/invoices/{id}', frame: 'shell', screen: invoice, ofPayments: true },
    { path: '/payments/settings/', frame: 'shell', screen: settings, ofPayments: true },
    { path: '/payments/settings/developer', frame: 'shell', screen: developer, ofPayments: true },
    {
      ...{ path: '/payments/settings/cryptocurrency/embed', frame: 'none', screen: settings },
      ofPayments: true,
    },
    { path: '/payments/settings/{tab}', frame: 'shell', screen: settings, ofPayments: true },
    { path: '/payments/webhook-logs/{id}', frame: 'shell', screen: webhook, ofPayments: true },
    { path: '/payments/requests', frame: 'shell', screen: requests, ofPayments: true },
    { path: '/payments/audit-log', frame: 'shell', screen: audit, ofPayments: true },
    { path: '/payments/guides', frame: 'shell', screen: guide, ofPayments: true },
    { path: '/payments/guides/{guide}', frame: 'shell', screen: guide, ofPayments: true },
    { path: '/account/invitation', frame: 'card', screen: invitation },
  ];
}
