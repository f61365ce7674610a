import { describe, expect, test } from 'vitest';
import { decideRoute, type Known, type RouteFacts } from './decide-route.ts';

const loading = { status: 'loading' } as const;
const failed = { status: 'failed' } as const;
const yes: Known<boolean> = { status: 'known', value: true };
const no: Known<boolean> = { status: 'known', value: false };

/** A verified user with a wallet and a business. */
const insider: Omit<RouteFacts, 'path'> = {
  embedded: false,
  hasUrlToken: false,
  hasToken: true,
  platformType: 'wallet',
  isEmailVerified: yes,
  hasWallet: yes,
  hasBusiness: yes,
};
const signedOut = { hasToken: false, isEmailVerified: loading, hasWallet: loading } as const;
const unverified = { isEmailVerified: no, hasWallet: loading } as const;
const withoutWallet = { hasWallet: no, hasBusiness: loading } as const;
const withoutBusiness = { hasBusiness: no } as const;
const unknownUser = { isEmailVerified: loading, hasWallet: loading, hasBusiness: loading } as const;
const withoutPayments = { hasBusiness: { status: 'none' } } as const;
const inEmbed = { embedded: true } as const;

type Row = readonly [path: string, facts: Partial<RouteFacts>, expected: string];

function decide(path: string, facts: Partial<RouteFacts>): string {
  const decision = decideRoute({ ...insider, ...facts, path });
  switch (decision.action) {
    case 'redirect':
      return `${decision.to} (${decision.wanted})`;
    case 'take-token':
      return `take-token ${decision.path}`;
    case 'failed':
      return `failed ${decision.what}`;
    default:
      return decision.action;
  }
}

const table: Readonly<Record<string, readonly Row[]>> = {
  '1 a token in the address is taken first': [
    ['/wallet/accounts', { ...signedOut, hasUrlToken: true }, 'take-token /wallet/accounts'],
    ['/wallet/accounts', { hasUrlToken: true }, 'take-token /wallet/accounts'],
    ['/auth/sign-in', { ...signedOut, hasUrlToken: true }, 'take-token /'],
    ['/auth/sign-in', { ...signedOut, ...inEmbed, hasUrlToken: true }, 'take-token /auth/sign-in'],
    ['/account/verify/email', { hasUrlToken: true }, 'take-token /account/verify/email'],
  ],
  '2 public pages are shown to everybody': [
    ['/account/verify/email', signedOut, 'render'],
    ['/account/verify/email', unverified, 'render'],
    ['/security-tips', withoutWallet, 'render'],
    ['/legal/terms', unknownUser, 'render'],
    ['/pay/pay_1', signedOut, 'render'],
    ['/refund/ref_1', signedOut, 'render'],
    ['/account/verify/email/', signedOut, 'render'],
    ['/account/invitation', signedOut, 'render'],
    ['/account/invitation', withoutWallet, 'render'],
    ['/sandbox/BTC/tx/00', signedOut, 'render'],
    ['/dev/outbox', signedOut, 'render'],
  ],
  '3 the root and other names lead on': [
    ['/', signedOut, '/wallet/ (leave)'],
    ['/', {}, '/wallet/ (leave)'],
    ['/', { ...inEmbed, ...signedOut }, 'session-ended'],
    ['/business', {}, '/payments/dashboard (leave)'],
    ['/individual/accounts', signedOut, '/wallet/accounts (leave)'],
  ],
  '4 auth pages are shown without a token': [
    ['/auth/sign-in', signedOut, 'render'],
    ['/auth/sign-up', signedOut, 'render'],
    ['/auth/new-password', signedOut, 'render'],
    ['/auth/sign-in', { ...signedOut, ...inEmbed }, 'render'],
  ],
  '5 anything else without a token goes to sign-in': [
    ['/wallet/', signedOut, '/auth/sign-in (remember)'],
    ['/wallet/accounts/1', signedOut, '/auth/sign-in (remember)'],
    ['/payments/payments/2', signedOut, '/auth/sign-in (remember)'],
    ['/no/such/page', signedOut, '/auth/sign-in (remember)'],
  ],
  '6 embedded without a token stays': [
    ['/wallet/embed/accounts', signedOut, 'session-ended'],
    ['/wallet/accounts', { ...signedOut, ...inEmbed }, 'session-ended'],
    ['/payments/settings/cryptocurrency/embed', signedOut, 'session-ended'],
  ],
  '7 nothing is decided before the user is known': [
    ['/wallet/', unknownUser, 'wait'],
    ['/auth/sign-up', unknownUser, 'wait'],
    ['/wallet/embed/accounts', unknownUser, 'wait'],
    ['/wallet/', { ...unknownUser, isEmailVerified: failed }, 'failed user'],
  ],
  '8 an unverified email goes to sign-up (R-SHELL-14)': [
    ['/wallet/', unverified, '/auth/sign-up (leave)'],
    ['/auth/sign-in', unverified, '/auth/sign-up (leave)'],
    ['/account/settings/security', unverified, '/auth/sign-up (leave)'],
    ['/auth/sign-up', unverified, 'render'],
    ['/auth/sign-up/', unverified, 'render'],
    ['/wallet/embed/accounts', { isEmailVerified: no }, 'render'],
  ],
  '9 a verified user has no business on sign-in and sign-up': [
    ['/auth/sign-in', {}, '/ (restore)'],
    ['/auth/sign-up', {}, '/ (restore)'],
    ['/auth/sign-in', { ...unknownUser, isEmailVerified: yes }, '/ (restore)'],
  ],
  '10 the steps of sign-in and the other auth pages are shown': [
    ['/auth/sign-in/select-wallet', {}, 'render'],
    ['/auth/sign-in/two-factor', withoutWallet, 'render'],
    ['/auth/new-password', {}, 'render'],
  ],
  '11 nothing is decided before the wallets are known (R-SHELL-15)': [
    ['/wallet/', { hasWallet: loading }, 'wait'],
    ['/wallet/new-wallet', { hasWallet: loading }, 'wait'],
    ['/payments/dashboard', { hasWallet: loading }, 'wait'],
    ['/wallet/', { hasWallet: failed }, 'failed wallets'],
    ['/wallet/new-wallet', { hasWallet: failed }, 'failed wallets'],
    ['/payments/dashboard', { hasWallet: failed }, 'render'],
    ['/payments/dashboard', { ...withoutPayments, hasWallet: failed }, 'failed wallets'],
  ],
  '12 without a wallet there is only new wallet, the account and payments (R-SHELL-11)': [
    ['/wallet/', withoutWallet, '/wallet/new-wallet (carry)'],
    ['/wallet/', { hasWallet: no }, '/wallet/new-wallet (carry)'],
    ['/wallet/accounts', withoutWallet, '/wallet/new-wallet (carry)'],
    ['/payments/dashboard', { hasWallet: no }, 'render'],
    ['/payments/settings/security', { hasWallet: no }, 'render'],
    ['/payments/dashboard', { ...withoutWallet, ...withoutPayments }, '/wallet/new-wallet (carry)'],
    ['/account/platform', { hasWallet: no }, 'render'],
    ['/account/platform', { hasWallet: no, hasBusiness: loading }, 'wait'],
    ['/account/platform', { hasWallet: no, hasBusiness: no }, '/wallet/new-wallet (carry)'],
    ['/account/platform', { hasWallet: no, hasBusiness: failed }, '/wallet/new-wallet (carry)'],
    ['/account/platform', { ...withoutWallet, ...withoutPayments }, '/wallet/new-wallet (carry)'],
    ['/wallet/embed/accounts', withoutWallet, '/wallet/embed/new-wallet (leave)'],
    ['/wallet/accounts', { ...withoutWallet, ...inEmbed }, '/wallet/embed/new-wallet (leave)'],
    ['/wallet/new-wallet', withoutWallet, 'render'],
    ['/wallet/embed/new-wallet', withoutWallet, 'render'],
    ['/account/settings/security', withoutWallet, 'render'],
  ],
  '13 nothing is decided before the businesses are known': [
    ['/payments/dashboard', { hasBusiness: loading }, 'wait'],
    ['/account/settings/general', { hasBusiness: loading, platformType: 'payments' }, 'wait'],
    ['/account/settings/general', { hasBusiness: loading }, 'render'],
    ['/payments/dashboard', withoutWallet, 'wait'],
    ['/payments/dashboard', { hasBusiness: failed }, 'failed businesses'],
    ['/payments/onboarding', { hasBusiness: failed }, 'failed businesses'],
    ['/account/settings/general', { hasBusiness: failed, platformType: 'payments' }, 'render'],
    ['/wallet/', { hasBusiness: failed }, 'render'],
    ['/payments/dashboard', withoutPayments, 'render'],
  ],
  '14 without a business there is only onboarding (R-SHELL-12)': [
    ['/payments/dashboard', withoutBusiness, '/payments/onboarding (leave)'],
    ['/payments/settings/', withoutBusiness, '/payments/onboarding (leave)'],
    ['/payments/onboarding', withoutBusiness, 'render'],
    ['/payments/dashboard', { hasWallet: no, hasBusiness: no }, '/payments/onboarding (leave)'],
    ['/payments/onboarding', { hasWallet: no, hasBusiness: no }, 'render'],
    ['/payments/onboarding', {}, 'render'],
    ['/account/settings/general', { ...withoutBusiness, platformType: 'payments' }, 'render'],
    ['/wallet/', { ...withoutBusiness, platformType: 'payments' }, 'render'],
  ],
  '15 everything else is shown': [
    ['/wallet/', {}, 'render'],
    ['/wallet', {}, 'render'],
    ['/wallet/new-wallet', {}, 'render'],
    ['/wallet/', { hasBusiness: loading }, 'render'],
    ['/payments/dashboard', {}, 'render'],
    ['/wallet/embed/accounts', {}, 'render'],
    ['/no/such/page', {}, 'render'],
  ],
};

describe.each(Object.entries(table))('guard row %s (R-SHELL-22)', (_, rows) => {
  test.each(rows)('%s with %o: %s', (path, facts, expected) => {
    expect(decide(path, facts)).toBe(expected);
  });
});

test('the guard table (R-SHELL-22) has forty cases and more', () => {
  expect(Object.keys(table).map((row) => Number.parseInt(row, 10))).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  );
  expect(Object.values(table).flat().length).toBeGreaterThanOrEqual(40);
});

test('no redirect leads to another redirect for ever', () => {
  for (const rows of Object.values(table))
    for (const [path, facts] of rows) {
      const seen = new Set<string>();
      let at = path;
      for (;;) {
        expect(seen).not.toContain(at);
        seen.add(at);
        const decision = decideRoute({ ...insider, ...facts, path: at });
        if (decision.action !== 'redirect') break;
        at = decision.to;
      }
    }
});
