import { describe, expect, test } from 'vitest';
import type { TabText } from './tab-text.ts';
import { createWantedPath, readWantedPath } from './wanted-path.ts';

const link = `https://pay.example.com/pay/pay_${'a'.repeat(26)}`;
const payment = `/wallet/#pay=${encodeURIComponent(link)}`;
const invitation = '/account/invitation?token=tok_0123456789abcdef';

function createTab(text: string | null = null) {
  const kept = { text };
  const tab: TabText = {
    read: () => kept.text,
    write: (value) => {
      kept.text = value;
    },
  };
  return { kept, tab };
}

describe('readWantedPath', () => {
  test.each([
    '/wallet/',
    '/wallet/accounts',
    '/wallet/transactions?crypto=BTC',
    '/payments/payments/pay_1',
    '/wallet/#send',
    invitation,
    payment,
  ])('takes %s', (path) => expect(readWantedPath(path)).toBe(path));

  test.each([
    '',
    'wallet',
    '//evil.example/',
    '//evil.example/wallet/',
    '///evil.example/wallet/',
    '/\\evil.example/wallet/',
    '\\\\evil.example/wallet/',
    '\\/evil.example',
    '/\t/evil.example/wallet/',
    '/\n/evil.example',
    ' /wallet/',
    '/wallet/\u0000',
    'https://evil.example/',
    'https:evil.example',
    'https:/wallet/',
    'https://billfold.invalid/wallet/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//wallet/',
    'data:text/html,<script>alert(1)</script>',
    '%2F%2Fevil.example',
    '/%2Fevil.example/',
    '/wallet/%2F%2Fevil.example',
    '/wallet/%5c%5cevil.example',
    '/wallet/%5C..',
    '/wallet/../../evil',
    '/wallet/../auth/sign-in',
    '/wallet/%2e%2e/auth/sign-in',
    '/walletx/',
    '/auth/sign-in',
    '/pay/pay_1',
    '/refund/token',
    '/v1/user',
    '/no/such/page',
  ])('refuses %j', (path) => expect(readWantedPath(path)).toBeNull());

  test.each([
    '/wallet/#accessToken=bfs_0123456789abcdef',
    '/wallet/#pay=javascript%3Aalert(1)',
    '/wallet/#pay=https%3A%2F%2Fevil.example%2F',
  ])('leaves the fragment of %s out', (path) => expect(readWantedPath(path)).toBe('/wallet/'));
});

describe('readWantedPath of an alias and a checkout link', () => {
  test.each([
    ['/individual/accounts?a=1', '/wallet/accounts?a=1'],
    ['/business/customers/7', '/payments/customers/7'],
    [`${payment}&x=y`, payment],
    [payment + encodeURIComponent('?token=secret'), payment],
  ])('reads %s as %s', (text, path) => expect(readWantedPath(text)).toBe(path));
});

describe('createWantedPath', () => {
  test('gives the path back once', () => {
    const wanted = createWantedPath();
    wanted.remember('/wallet/accounts');
    expect(wanted.peek()).toBe('/wallet/accounts');
    expect(wanted.take()).toBe('/wallet/accounts');
    expect(wanted.take()).toBeNull();
  });

  test('forgets the page before a path that it refuses', () => {
    const wanted = createWantedPath();
    wanted.remember('/wallet/accounts');
    wanted.remember('//evil.example/');
    expect(wanted.take()).toBeNull();
  });

  test('keeps the page on which a session ended on the way to sign-in', () => {
    const wanted = createWantedPath();
    expect(wanted.isHeld()).toBe(false);
    wanted.hold('/wallet/accounts');
    wanted.remember('/wallet/');
    expect(wanted.isHeld()).toBe(true);
    expect(wanted.take()).toBe('/wallet/accounts');
    expect(wanted.isHeld()).toBe(false);
    wanted.remember('/wallet/contacts');
    expect(wanted.take()).toBe('/wallet/contacts');
  });

  test('keeps home only where a session ended there', () => {
    const wanted = createWantedPath();
    wanted.remember('/wallet/');
    expect(wanted.take()).toBeNull();
    wanted.hold('/wallet/');
    expect(wanted.take()).toBe('/wallet/');
  });

  test('loses the page to a new visit of home, and not to home without a wallet', () => {
    const wanted = createWantedPath();
    wanted.remember(payment);
    wanted.carry('/wallet/');
    expect(wanted.peek()).toBe(payment);
    wanted.remember('/wallet/');
    expect(wanted.peek()).toBeNull();
  });

  test.each(['/wallet/new-wallet', '/auth/sign-up', '/account/verify/email'])(
    'keeps the page when a session ends on the step %s',
    (step) => {
      const wanted = createWantedPath();
      wanted.carry(payment);
      wanted.hold(step);
      expect(wanted.isHeld()).toBe(true);
      expect(wanted.take()).toBe(payment);
    },
  );

  test('keeps the page when a session ends on one that is not kept', () => {
    const wanted = createWantedPath();
    wanted.carry(payment);
    wanted.hold('/security-tips');
    expect(wanted.take()).toBe(payment);
  });

  test('keeps the page over a reload of the tab until it is taken', () => {
    const { tab } = createTab();
    createWantedPath(tab).remember(payment);
    const reloaded = createWantedPath(tab);
    expect(reloaded.take()).toBe(payment);
    expect(createWantedPath(tab).take()).toBeNull();
  });

  test('never stores the token of an invitation', () => {
    const { tab, kept } = createTab();
    const wanted = createWantedPath(tab);
    wanted.remember('/wallet/accounts');
    wanted.remember(invitation);
    expect(kept.text).toBe('');
    expect(wanted.take()).toBe(invitation);
  });

  test.each(['//evil.example/', 'javascript:alert(1)', 'null'])(
    'refuses %s from the storage of the tab',
    (text) => expect(createWantedPath(createTab(text).tab).peek()).toBeNull(),
  );
});
