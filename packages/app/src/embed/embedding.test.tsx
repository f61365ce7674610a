import { getEmbedSettings, getUser, listWallets } from '@billfold/core/contract';
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ada, openAsAda, openSite, otherWalletId, shownPath } from '../../test/open-site.tsx';
import { embeddedHrefOf } from '../routing/navigation.ts';

const accounts = () => screen.findByRole('heading', { name: 'Accounts', level: 1 });

/** An embedded page knows a wallet only by what is stored. */
function openEmbedded(path: string, options: Parameters<typeof openAsAda>[1] = {}) {
  return openAsAda(path, {
    ...options,
    prepare: (sandbox) => {
      sandbox.platform.storage.set('walletId', sandbox.walletId);
      options.prepare?.(sandbox);
    },
  });
}

describe('embedded pages (J17, R-EMB-01)', () => {
  test('have nothing around them, and no way to add an account', async () => {
    await openEmbedded('/wallet/embed/accounts');
    await accounts();
    for (const landmark of ['banner', 'navigation', 'contentinfo'])
      expect(screen.queryByRole(landmark)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Add account' })).toBeDisabled();
    expect(shownPath()).toBe('/wallet/embed/accounts');
  });

  test('say in a sandbox that coins have no value, with no way to fold it', async () => {
    await openEmbedded('/wallet/embed/accounts');
    await accounts();
    expect(await screen.findByRole('note')).toHaveTextContent('coins here have no value');
    expect(screen.queryByRole('button', { name: 'Hide this notice' })).toBeNull();
  });

  test('have the light colours, whatever was chosen', async () => {
    const { services } = await openEmbedded('/wallet/embed/accounts');
    act(() => services.session.setTheme('dark'));
    const heading = await accounts();
    expect(heading.closest('[data-billfold-scheme]')).toHaveAttribute(
      'data-billfold-scheme',
      'light',
    );
  });

  test('take colours and the button from the settings of their key (R-EMB-02, R-THEME-02)', async () => {
    await openEmbedded('/wallet/embed/accounts?key=pk_1', {
      prepare: ({ services }) =>
        services.on(getEmbedSettings)(({ query }) => ({
          data: {
            colors: query.key === 'pk_1' ? { '--billfold-color-accent': '#123456' } : {},
            disableCreateAccountButton: false,
          },
        })),
    });
    const add = await screen.findByRole('button', { name: 'Add account' });
    await expect.poll(() => add.hasAttribute('disabled')).toBe(false);
    const node = add.closest('[data-billfold-scheme]');
    await expect.poll(() => node?.getAttribute('style')).toContain('#123456');
  });

  test('do not choose another wallet than the stored one (R-WAL-05)', async () => {
    await openAsAda('/wallet/embed/accounts', {
      prepare: ({ platform }) =>
        platform.storage.set('walletId', '01890000-0000-7000-8000-00000000dead'),
    });
    await screen.findByRole('heading', { level: 1 });
    await expect.poll(shownPath).toBe('/wallet/embed/new-wallet');
  });

  test('without a stored wallet lead to their own new wallet (R-EMB-03)', async () => {
    await openAsAda('/wallet/embed/accounts');
    await expect.poll(shownPath).toBe('/wallet/embed/new-wallet');
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test('with an unverified email ask to verify it before a wallet is created, and then go on (R-AUTH-02)', async () => {
    let isEmailVerified = false;
    const { sandbox } = await openAsAda('/wallet/embed/accounts', {
      prepare: ({ services }) =>
        services.on(getUser)(() => ({ data: { ...ada, isEmailVerified } })),
    });
    await screen.findByRole('heading', { name: 'Check your email', level: 1 });
    expect(screen.getByText('Verify your email to create a wallet.')).toBeVisible();
    expect(screen.getByText(ada.email)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
    expect(shownPath()).toBe('/wallet/embed/new-wallet');
    isEmailVerified = true;
    await act(() => sandbox.time.advance(10_000));
    expect(await screen.findByLabelText('Wallet name')).toBeVisible();
    expect(shownPath()).toBe('/wallet/embed/new-wallet');
  });

  test('with an unverified email show the stored wallet (R-AUTH-02)', async () => {
    await openEmbedded('/wallet/embed/accounts', {
      prepare: ({ services }) =>
        services.on(getUser)(() => ({ data: { ...ada, isEmailVerified: false } })),
    });
    await accounts();
    expect(shownPath()).toBe('/wallet/embed/accounts');
  });

  test('show the stored one of several', async () => {
    const { services } = await openAsAda('/wallet/embed/accounts', {
      prepare: ({ platform }) => platform.storage.set('walletId', otherWalletId),
    });
    await accounts();
    expect(services.session.get().walletId).toBe(otherWalletId);
  });
});

describe('embedded without a session', () => {
  test('says so and stays', async () => {
    await openSite('/wallet/embed/accounts');
    expect(await screen.findByRole('heading', { name: 'Session expired', level: 1 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(shownPath()).toBe('/wallet/embed/accounts');
  });

  test('a refused token leads nowhere', async () => {
    const { sandbox, services } = await openEmbedded('/wallet/embed/accounts');
    await accounts();
    const refused = { status: 401, body: { code: 'UNAUTHORIZED' } };
    sandbox.services.fail(getUser, refused);
    sandbox.services.fail(listWallets, refused);
    await act(async () => void (await services.client.user.get().catch(() => undefined)));
    expect(await screen.findByRole('heading', { name: 'Session expired', level: 1 })).toBeVisible();
    expect(shownPath()).toBe('/wallet/embed/accounts');
  });
});

test.each([
  [{ to: 'portfolio' }, '/wallet/embed/accounts'],
  [{ to: 'accounts' }, '/wallet/embed/accounts'],
  [{ to: 'account', accountId: '1/2' }, '/wallet/embed/accounts/1%2F2'],
  [{ to: 'asset', symbol: 'BTC' }, '/wallet/embed/accounts'],
  [{ to: 'transactions' }, '/wallet/embed/accounts'],
  [{ to: 'transaction', id: '1' }, '/wallet/embed/accounts'],
  [{ to: 'new-wallet' }, '/wallet/embed/new-wallet'],
  [{ to: 'settings' }, '/wallet/embed/accounts'],
] as const)('an embedded page stays embedded on the way to %o', (route, href) => {
  window.history.replaceState(null, '', '/wallet/embed/accounts');
  expect(embeddedHrefOf(route)).toBe(href);
  window.history.replaceState(null, '', '/wallet/embed/accounts?key=pk%201');
  expect(embeddedHrefOf(route)).toBe(`${href}?key=pk%201`);
});
