import { ApiError } from '@billfold/core';
import { getConfig, getUser, getWalletSettings } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerAccount } from '../../test/account-answers.ts';
import {
  openAsAda,
  otherWalletId,
  shownPath,
  transactionOf,
  withHistory,
} from '../../test/open-site.tsx';

type Offered = {
  readonly payments?: boolean;
  readonly supportUrl?: string;
  readonly documentationUrl?: string;
};

function offers({ payments = false, supportUrl, documentationUrl }: Offered) {
  return ({ services }: Sandbox): void =>
    services.on(getConfig)(() => ({
      data: {
        mode: 'sandbox',
        networks: { BTC: { chain: 'sandbox', chainId: null } },
        features: { payments },
        support: { url: supportUrl ?? null },
        documentation: { url: documentationUrl ?? null },
        bases: {},
        version: '0.0.0',
      },
    }));
}

async function portfolio(options: Parameters<typeof openAsAda>[1] = {}) {
  const site = await openAsAda('/wallet/', options);
  await screen.findByRole('heading', { name: 'Portfolio', level: 1 });
  return site;
}

const itemsOf = (name: string) =>
  within(screen.getByRole('menu', { name }))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

test('the navigation has what is stated, in that order, and marks the page (R-NAV-01, R-NAV-14, R-SHELL-17)', async () => {
  await portfolio();
  const bars = screen.getAllByRole('navigation', { name: 'Main' });
  // One beside the page and one under the thumb; the style sheet shows the one that fits.
  expect(bars).toHaveLength(2);
  for (const bar of bars) {
    const links = within(bar).getAllByRole('listitem');
    const items = links.filter((item) => item.parentElement?.closest('li') === null);
    const labels = items.map((item) => item.querySelector('a, button')?.textContent);
    expect(labels).toEqual(['Portfolio', 'Accounts', 'Send', 'Swap', 'Receive', 'Settings']);
    const here = within(bar).getByRole('link', { name: 'Portfolio' });
    expect(here).toHaveAttribute('aria-current', 'page');
  }
});

test('a window without a sidebar lists the pages of a section above each of them', async () => {
  await openAsAda('/wallet/contacts');
  await screen.findByRole('heading', { name: 'Contacts', level: 1 });
  const pages = within(screen.getByRole('navigation', { name: 'Pages of this section' }));
  const links = pages.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Portfolio',
    'Transactions',
    'Contacts',
  ]);
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Contacts');
  await userEvent.click(pages.getByRole('link', { name: 'Transactions' }));
  expect(await screen.findByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
});

test('the sidebar lists the pages below Portfolio; the bar under the thumb marks Portfolio for them', async () => {
  await openAsAda('/wallet/transactions');
  await screen.findByRole('heading', { name: 'Transactions', level: 1 });
  const marked = screen.getAllByRole('navigation', { name: 'Main' }).map((bar) =>
    within(bar)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]),
  );
  expect(marked).toEqual([[['Transactions', 'page']], [['Portfolio', 'true']]]);
});

test('the settings are one tree, of this wallet and of the user (R-NAV-03, R-SHELL-03, R-SHELL-07)', async () => {
  await openAsAda('/account/settings/general', {
    prepare: (sandbox) => {
      sandbox.platform.storage.set('walletId', sandbox.walletId);
      answerAccount(sandbox);
    },
  });
  const hrefsOf = async (name: string) => {
    const links = within(await screen.findByRole('navigation', { name })).getAllByRole('link');
    return links.map((link) => link.getAttribute('href'));
  };
  expect(await hrefsOf('Wallet settings')).toEqual([
    '/wallet/settings/general',
    '/wallet/settings/accounts',
    '/wallet/settings/security',
    '/wallet/settings/privacy',
  ]);
  expect(await hrefsOf('Account settings')).toEqual([
    '/account/settings/general',
    '/account/settings/notifications',
    '/account/settings/developer',
    '/account/settings/security',
    '/account/platform',
  ]);
  for (const link of screen.getAllByRole('link', { name: 'Settings' }))
    expect(link).toHaveAttribute('aria-current', 'true');
});

test('the picker lists the wallets and a way to a new one, and closes (R-NAV-07, R-NAV-09)', async () => {
  const { services } = await portfolio();
  await userEvent.click(screen.getByRole('button', { name: /^Wallet/ }));
  const menu = screen.getByRole('menu', { name: 'Wallet' });
  const wallets = within(menu).getAllByRole('menuitemradio');
  expect(wallets).toHaveLength(2);
  expect(wallets[0]).toHaveAccessibleName('Savings');
  expect(wallets[1]).toHaveAccessibleName('Rent');
  expect(within(menu).getByRole('menuitem', { name: 'Create Wallet' })).toBeVisible();
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Rent' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(services.session.get().walletId).toBe(otherWalletId);
});

test('the user menu has what is stated, in that order (R-NAV-06)', async () => {
  await portfolio();
  await userEvent.click(screen.getByRole('button', { name: 'User menu' }));
  expect(itemsOf('User menu')).toEqual([
    'Account',
    'Security',
    'Dark mode',
    'Support',
    'Developer',
    'Sign Out',
  ]);
});

test('the help button leads to tips, keys and support (R-NAV-05)', async () => {
  await portfolio();
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  expect(itemsOf('Help')).toEqual(['Security tips', 'Keyboard shortcuts', 'Support']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Support' }));
  await screen.findByRole('heading', { name: 'Security tips', level: 1 });
});

test('the help menu offers no keys where a finger is the pointer', async () => {
  const { matchMedia } = window;
  const touch = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => matchMedia(media === '(pointer: coarse)' ? 'all' : media));
  await portfolio();
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  expect(itemsOf('Help')).toEqual(['Security tips', 'Support']);
  touch.mockRestore();
});

test('the help menu leads to the documentation of the operator, if there is any', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await portfolio({ prepare: offers({ documentationUrl: 'https://docs.example.com/' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Documentation' }));
  expect(open).toHaveBeenCalledWith('https://docs.example.com/', '_blank', 'noopener,noreferrer');
});

test('the footer leads to terms, privacy and tips', async () => {
  await portfolio();
  await userEvent.click(await screen.findByRole('link', { name: 'Terms' }));
  await screen.findByRole('heading', { name: 'Terms', level: 1 });
  expect(shownPath()).toBe('/legal/terms');
  // The title follows in an effect of the screen.
  await waitFor(() => expect(document.title).toBe('Terms · Billfold'));
});

describe('the mode buttons (R-NAV-04, R-SHELL-01, R-PERM-01)', () => {
  test('are not there while the server has no payments area', async () => {
    await portfolio({ prepare: offers({}) });
    expect(screen.queryByRole('navigation', { name: 'Area' })).toBeNull();
  });

  test('lead to both areas where it has one', async () => {
    await portfolio({ prepare: offers({ payments: true }) });
    const modes = await screen.findByRole('navigation', { name: 'Area' });
    const wallet = within(modes).getByRole('link', { name: 'Wallet' });
    expect(wallet).toHaveAttribute('href', '/wallet/');
    expect(wallet).toHaveAttribute('aria-current', 'true');
    const payments = within(modes).getByRole('link', { name: 'Payments' });
    expect(payments).toHaveAttribute('href', '/payments/dashboard');
    expect(payments).not.toHaveAttribute('aria-current');
  });
});

describe('the support launcher (R-SHELL-19)', () => {
  const lets = (supportAccess: boolean, offered: Offered = {}) => ({
    prepare: (sandbox: Sandbox): void => {
      offers(offered)(sandbox);
      sandbox.services.on(getWalletSettings)(() => ({
        version: 1,
        supportAccess,
        currency: 'USD',
        locale: 'en',
        hideBalances: false,
        hideSmallBalances: false,
        requireUnlockOnNewDevice: true,
        accountOrder: [],
        defaultAccounts: {},
        spamFilter: true,
        loadPrices: true,
        usageStatistics: false,
        signing: 'hosted',
        hiddenTokens: [],
      }));
    },
  });

  test('shows only for a wallet that lets support in', async () => {
    await portfolio(lets(false));
    expect(screen.queryByRole('button', { name: 'Get support' })).toBeNull();
  });

  test('searches the help, tells the last error by its id, and leads to the site', async () => {
    const { sandbox, services } = await portfolio(
      lets(true, { supportUrl: 'https://support.example.com' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Get support' }));
    const panel = await screen.findByRole('dialog', { name: 'Support' });
    expect(within(panel).getByText('No errors on this page')).toBeVisible();
    sandbox.services.fail(getUser, {
      status: 500,
      body: { message: 'Error', requestId: 'req_17' },
    });
    await act(async () => {
      await expect(services.client.user.get()).rejects.toThrow(ApiError);
    });
    expect(within(panel).getByText('Last error: req_17')).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Copy the id' })).toBeVisible();
    const site = within(panel).getByRole('link', { name: 'Open the support site' });
    expect(site).toHaveAttribute('href', 'https://support.example.com');
    await userEvent.type(within(panel).getByLabelText('Search the help'), 'recovery code');
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['If something went wrong']);
    await userEvent.type(within(panel).getByLabelText('Search the help'), ' xyzzy');
    expect(within(panel).queryAllByRole('listitem')).toEqual([]);
  });
});

test('the key / goes to the search of the page, and waits where there is none', async () => {
  await openAsAda('/wallet/transactions', {
    prepare: (sandbox) => withHistory(sandbox, [transactionOf(1)]),
  });
  const search = await screen.findByRole('searchbox');
  await userEvent.keyboard('/');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
});

test('the banner of the sandbox can be folded for the session, and the pill stays', async () => {
  await portfolio({ prepare: offers({}) });
  const sentence = 'Sandbox: coins here have no value. Do not send real funds.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide this notice' }));
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.getByRole('button', { name: 'Sandbox controls' })).toBeVisible();
});

test('the banner of the sandbox warns of real funds on a phone too, where it is short', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: /max-width/.test(media) }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await portfolio({ prepare: offers({}) });
  expect(await screen.findByText('Sandbox: do not send real funds.')).toBeVisible();
});

describe('what is said over the page', () => {
  test('say that the device is offline, and go when it is back (F11, J20)', async () => {
    let tell: (has: boolean) => void = () => undefined;
    const { sandbox } = await portfolio({
      services: {
        watchNetwork: (onChange) => {
          tell = onChange;
          return () => undefined;
        },
      },
    });
    const { fetch } = sandbox.platform;
    Object.assign(sandbox.platform, {
      fetch: (input: RequestInfo, init?: RequestInit) =>
        input === '/readyz' ? Promise.resolve(new Response('{}')) : fetch(input, init),
    });
    act(() => tell(false));
    const banner = within(screen.getByRole('banner'));
    expect(await banner.findByText('Offline')).toBeVisible();
    expect(banner.getByText(/^updated \d/)).toBeVisible();
    expect(screen.getAllByText('Offline')).toHaveLength(1);
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(/systems|services/);
    act(() => tell(true));
    await waitFor(() => expect(banner.queryByText('Offline')).toBeNull());
  });

  test('say so above a page that is not there yet too', async () => {
    let tell: (has: boolean) => void = () => undefined;
    await openAsAda('/wallet/', {
      prepare: ({ services }) => services.fail(getUser, { status: 500, body: {} }),
      services: {
        watchNetwork: (onChange) => {
          tell = onChange;
          return () => undefined;
        },
      },
    });
    await screen.findByText("We couldn't load your account");
    act(() => tell(false));
    expect(await screen.findByText('Offline')).toBeVisible();
  });

  test('offer a new version and reload nothing by themselves', async () => {
    const applied: string[] = [];
    let offer: (apply: () => void) => void = () => undefined;
    await portfolio({
      services: {
        watchUpdates: (onReady) => {
          offer = onReady;
        },
      },
    });
    act(() => offer(() => applied.push('first')));
    expect(await screen.findByText('A new version is ready.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    act(() => offer(() => applied.push('second')));
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(applied).toEqual(['second']);
  });
});
