import { decideRoute, type Known } from '@billfold/core/internal';
import { describe, expect, test } from 'vitest';
import { createSite, findRoute } from './routes.ts';

const { routes } = createSite(() => undefined);
const hasPayments = true;
const id = '01890000-0000-7000-8000-000000000001';

/** Every route with its frame. */
const table = {
  shell: [
    '/wallet/',
    '/wallet/accounts',
    `/wallet/accounts/${id}`,
    '/wallet/assets/BTC',
    '/wallet/transactions',
    `/wallet/transactions/${id}`,
    '/wallet/contacts',
    '/wallet/settings/',
    '/wallet/settings/general',
    '/wallet/settings/accounts',
    '/wallet/settings/security',
    '/wallet/settings/privacy',
    '/account/settings/general',
    '/account/settings/notifications',
    '/account/settings/developer',
    '/account/settings/security',
    '/account/platform',
    '/payments/dashboard',
    '/payments/onboarding',
    '/payments/payments',
    '/payments/payments/pay_0123456789abcdef',
    '/payments/payment-links',
    '/payments/payment-links/lnk_0123456789abcdef',
    '/payments/link-invoices',
    '/payments/link-invoices/lin_0123456789abcdef',
    '/payments/unmatched',
    '/payments/collect',
    '/payments/payouts',
    '/payments/payouts/new',
    '/payments/payouts/pyo_0123456789abcdef',
    '/payments/pos',
    '/payments/customers',
    '/payments/customers/cus_0123456789abcdef',
    '/payments/reports',
    '/payments/affiliates',
    '/payments/invoices/inv_0123456789abcdef',
    '/payments/settings/',
    '/payments/settings/general',
    '/payments/settings/legal',
    '/payments/settings/integrations',
    '/payments/settings/security',
    '/payments/settings/developer',
    '/payments/webhook-logs/whk_0123456789abcdef',
    '/payments/requests',
    '/payments/audit-log',
    '/payments/guides',
    '/payments/guides/webhooks',
  ],
  header: ['/wallet/new-wallet'],
  none: [
    '/wallet/embed/new-wallet',
    '/wallet/embed/accounts',
    `/wallet/embed/accounts/${id}`,
    '/payments/settings/cryptocurrency/embed',
  ],
  entry: ['/auth/sign-in', '/auth/sign-in/two-factor', '/auth/sign-up'],
  card: [
    '/auth/sign-in/select-wallet',
    '/auth/sign-in/encryption-key',
    '/auth/sign-in/seed-phrase',
    '/auth/reset-password',
    '/auth/new-password',
    '/account/verify/email',
    '/account/undo/email',
    '/account/invitation',
  ],
  public: ['/security-tips', '/legal/terms', '/legal/privacy'],
  ledger: [
    '/sandbox/BTC',
    '/sandbox/BTC/block/1',
    '/sandbox/BTC/tx/00',
    '/sandbox/BTC/address/bc1q',
  ],
} as const;
const paths = Object.entries(table).flatMap(([frame, list]) =>
  list.map((path) => [path, frame] as const),
);
const otherForm = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

describe('each route (R-SHELL-02, R-SHELL-03, R-SHELL-06, R-SHELL-07, R-SHELL-08, R-SHELL-16)', () => {
  test.each(paths)('%s has its screen in the frame %s, with and without a slash', (path, frame) => {
    const match = findRoute(routes, path, { hasPayments });
    expect(match?.route.frame).toBe(frame);
    expect(findRoute(routes, otherForm(path), { hasPayments })?.route).toBe(match?.route);
  });

  test('is in this table', () => {
    const named = new Set(
      paths.map(([path]) => findRoute(routes, path, { hasPayments })?.route.path),
    );
    expect(routes.map(({ path }) => path).filter((path) => !named.has(path))).toEqual([]);
  });

  test('of payments is not there without a payments area', () => {
    const ofPayments = paths.filter(([path]) => path.startsWith('/payments'));
    expect(ofPayments.length).toBeGreaterThan(0);
    for (const [path] of ofPayments) expect(findRoute(routes, path)).toBeNull();
  });

  test('tells the parts of its path', () => {
    expect(findRoute(routes, `/wallet/transactions/${id}/`)?.params).toEqual({ id });
    expect(findRoute(routes, `/wallet/embed/accounts/${id}`)?.params).toEqual({ accountId: id });
  });
});

const yes: Known<boolean> = { status: 'known', value: true };
const decide = (path: string) =>
  decideRoute({
    path,
    embedded: false,
    hasUrlToken: false,
    hasToken: true,
    platformType: 'wallet',
    isEmailVerified: yes,
    hasWallet: yes,
    hasBusiness: yes,
  });

test.each([
  ['/', '/wallet/'],
  ['/individual', '/wallet/'],
  ['/individual/', '/wallet/'],
  ['/individual/accounts', '/wallet/accounts'],
  [`/individual/transactions/${id}`, `/wallet/transactions/${id}`],
  ['/business', '/payments/dashboard'],
  ['/business/customers/7', '/payments/customers/7'],
  ['/payments/', '/payments/dashboard'],
  ['/account/settings', '/account/settings/general'],
  ['/account/settings/', '/account/settings/general'],
])('%s is another name of %s (R-SHELL-09, R-SHELL-13)', (path, target) => {
  expect(decide(path)).toMatchObject({ action: 'redirect', to: target });
});

test.each(['/no/such/page', '/wallet/accounts/1/2', '/walletx'])(
  '%s is a page that is not there (R-SHELL-21)',
  (path) => expect(findRoute(routes, path)).toBeNull(),
);

test('the tabs of the payments settings are embedded where their path says so', () => {
  expect(decide('/payments/settings/cryptocurrency/embed').action).toBe('render');
});
