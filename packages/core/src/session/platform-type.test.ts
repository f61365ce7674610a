import { expect, test } from 'vitest';
import { canonicalPath, isEmbeddedPath, isPublicPath } from './path-kind.ts';
import { platformTypeFromPath } from './platform-type.ts';

test.each([
  ['/payments/dashboard', 'payments'],
  ['/payments', 'payments'],
  ['/business/customers', 'payments'],
  ['/wallet/', 'wallet'],
  ['/wallet/accounts', 'wallet'],
  ['/individual', 'wallet'],
] as const)(
  '%s belongs to %s, whatever the mode was (R-SHELL-01, R-SHELL-13, R-PERM-01)',
  (path, expected) => {
    expect(platformTypeFromPath(path, 'wallet')).toBe(expected);
    expect(platformTypeFromPath(path, 'payments')).toBe(expected);
  },
);

test.each(['/account/settings', '/', '/auth/sign-in', '/paymentsx'])(
  '%s keeps the mode',
  (path) => {
    expect(platformTypeFromPath(path, 'wallet')).toBe('wallet');
    expect(platformTypeFromPath(path, 'payments')).toBe('payments');
  },
);

test.each([
  ['/payments', '/payments/dashboard'],
  ['/payments/', '/payments/dashboard'],
  ['/business', '/payments/dashboard'],
  ['/business/customers/7', '/payments/customers/7'],
  ['/individual', '/wallet/'],
  ['/individual/', '/wallet/'],
  ['/individual/accounts', '/wallet/accounts'],
  ['/account/settings', '/account/settings/general'],
  ['/account/settings/', '/account/settings/general'],
])('%s is another name of %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each(['/wallet', '/wallet/', '/wallet/accounts/', '/payments/dashboard', '/businesses'])(
  '%s leads nowhere else',
  (path) => {
    expect(canonicalPath(path)).toBe(path);
  },
);

test.each([
  ['/wallet/embed/accounts', true],
  ['/payments/settings/cryptocurrency/embed', true],
  ['/wallet/accounts', false],
])('%s is embedded: %s (R-EMB-01)', (path, embedded) => {
  expect(isEmbeddedPath(path)).toBe(embedded);
});

test.each([
  ['/account/verify/email', true],
  ['/account/verify/email/', true],
  ['/account/undo/email', true],
  ['/security-tips', true],
  ['/legal/terms', true],
  ['/pay/pay_1', true],
  ['/refund/ref_1', true],
  ['/invoice-emails/token', true],
  ['/sandbox/BTC/tx/00', true],
  ['/dev/outbox', true],
  ['/pay', false],
  ['/payments/payments', false],
  ['/account/settings', false],
  ['/dev/outbox/other', false],
])('%s needs no session: %s', (path, isPublic) => {
  expect(isPublicPath(path)).toBe(isPublic);
});
