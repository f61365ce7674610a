import { getUser, listWallets, verifyEmail } from '@billfold/core/contract';
import type { SubscribeToOtherTabs } from '@billfold/core/internal';
import type { Sandbox } from '@billfold/core/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ada, openAsAda, openSite, shownPath } from '../test/open-site.tsx';
import type { Services } from './services/services.ts';

const count = (sandbox: Sandbox, endpoint: { readonly method: string; readonly path: string }) =>
  sandbox.services.requests.filter(
    (request) => request.method === endpoint.method && request.path === endpoint.path,
  ).length;

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the way in', () => {
  test('asks for sign-in first and leads to the wanted page then (R-SHELL-10)', async () => {
    const { services } = await openSite('/wallet/accounts');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(shownPath()).toBe('/auth/sign-in');
    services.session.signIn('bfs_token-of-ada');
    await screen.findByRole('heading', { name: 'Accounts', level: 1 });
    expect(shownPath()).toBe('/wallet/accounts');
    await waitFor(() => expect(document.title).toBe('Accounts · Billfold'));
  });

  describe('of a payer without a wallet (R-SHELL-10, R-SHELL-11)', () => {
    const link = `https://pay.example.com/pay/pay_${'a'.repeat(26)}`;
    const payment = `/wallet/#pay=${encodeURIComponent(link)}`;
    const open = (path: string, kept = '', subscribeToOtherTabs?: SubscribeToOtherTabs) =>
      openSite(path, {
        services: {
          tabWantedPath: { read: () => kept, write: () => undefined },
          ...(subscribeToOtherTabs && { subscribeToOtherTabs }),
        },
        prepare: ({ services }) =>
          services.on(listWallets)(() => ({ items: [], total: 0, page: 1, pageSize: 25 })),
      });

    test('carries the payment over sign-up and to the new wallet', async () => {
      const { services } = await open(payment);
      await userEvent.click(await screen.findByRole('link', { name: 'Create account' }));
      expect(
        await screen.findByText(/A new wallet is empty: you can pay once it has coins\.$/),
      ).toBeVisible();
      services.session.signIn('bfs_token-of-ada');
      await screen.findByRole('heading', { name: 'New wallet', level: 1 });
      expect(services.wantedPath.peek()).toBe(payment);
    });

    test('carries it over a reload while the wallet is made', async () => {
      const { services } = await open('/wallet/new-wallet', payment);
      services.session.signIn('bfs_token-of-ada');
      await screen.findByRole('heading', { name: 'New wallet', level: 1 });
      expect(services.wantedPath.peek()).toBe(payment);
    });

    test('gives it up with the session', async () => {
      const { services } = await open(payment);
      services.session.signIn('bfs_token-of-ada');
      await screen.findByRole('heading', { name: 'New wallet', level: 1 });
      await userEvent.click(await screen.findByRole('button', { name: 'User menu' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
      await screen.findByRole('heading', { name: 'Sign in' });
      await waitFor(() => expect(services.wantedPath.peek()).toBeNull());
    });

    test('gives it up with the session after one that ended before the email was verified', async () => {
      const { services, sandbox } = await open(payment);
      sandbox.services.on(getUser)(() => ({ data: { ...ada, isEmailVerified: false } }));
      services.wantedPath.hold('/auth/sign-up');
      services.session.signIn('bfs_token-of-ada');
      await screen.findByRole('heading', { name: 'Check your email' });
      await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
      await screen.findByRole('heading', { name: 'Sign in' });
      await waitFor(() => expect(services.wantedPath.peek()).toBeNull());
      expect(services.wantedPath.isHeld()).toBe(false);
    });

    test('gives it up when another tab signs out', async () => {
      const listeners = new Set<(key: string | null) => void>();
      const { services, sandbox } = await open(payment, '', (onChange) => {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      });
      services.session.signIn('bfs_token-of-ada');
      await screen.findByRole('heading', { name: 'New wallet', level: 1 });
      expect(services.wantedPath.peek()).toBe(payment);
      sandbox.platform.storage.delete('accessToken');
      act(() => {
        for (const listener of listeners) listener('accessToken');
      });
      await screen.findByRole('heading', { name: 'Sign in' });
      expect(services.wantedPath.peek()).not.toBe(payment);
    });

    test('keeps it when the session turns out to have ended', async () => {
      const { services } = await openSite(payment, {
        accessToken: 'bfs_token-of-ada',
        prepare: ({ services: product }) =>
          product.fail(getUser, { status: 401, body: { code: 'UNAUTHORIZED' } }),
      });
      await screen.findByRole('heading', { name: 'Sign in' });
      expect(services.wantedPath.peek()).toBe(payment);
    });

    test('does not lead to it from a further wallet', async () => {
      const { services } = await openAsAda('/wallet/new-wallet', {
        services: { tabWantedPath: { read: () => payment, write: () => undefined } },
      });
      await screen.findByRole('heading', { name: 'New wallet', level: 1 });
      await waitFor(() => expect(services.wantedPath.peek()).toBeNull());
    });
  });

  test('shows nothing of the shell on the sign-in page (R-SHELL-16)', async () => {
    await openSite('/auth/sign-in');
    await screen.findByRole('heading', { name: 'Sign in' });
    for (const landmark of ['banner', 'navigation', 'contentinfo'])
      expect(screen.queryByRole(landmark)).toBeNull();
  });

  test('puts the focus on the first field that is wrong', async () => {
    await openSite('/auth/sign-in');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByText('Enter your email')).toBeVisible();
  });
});

describe('the end of a session', () => {
  test('ten refused calls lead to the root once, with the stored ids gone (R-AUTH-07, R-NOTE-09, J10, S45)', async () => {
    const { services, sandbox } = await openAsAda('/wallet/');
    await screen.findByRole('heading', { name: 'Portfolio' });
    sandbox.services.fail(getUser, { status: 401, body: { code: 'UNAUTHORIZED' } }, { times: 10 });
    const entries = window.history.length;
    await Promise.allSettled(Array.from({ length: 10 }, () => callUser(services)));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(services.expirations.get().count).toBe(1);
    expect(window.history.length).toBe(entries);
    expect(sandbox.platform.storage.get('accessToken')).toBeNull();
    expect(sandbox.platform.storage.get('walletId')).toBeNull();
    expect(
      screen.getAllByText(
        'For your security we ended your session. Sign in to continue where you were.',
      ),
    ).toHaveLength(1);
  });

  test('signing out clears the token and the wallet and says so (R-AUTH-06)', async () => {
    const { sandbox } = await openAsAda('/wallet/');
    await userEvent.click(await screen.findByRole('button', { name: 'User menu' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(screen.getByText('Successfully signed out')).toBeVisible();
    expect(sandbox.platform.storage.get('accessToken')).toBeNull();
    expect(sandbox.platform.storage.get('walletId')).toBeNull();
  });
});

describe('the verification link (R-AUTH-04)', () => {
  test('spends the token once, with the address clean by then, and goes to the root', async () => {
    const addresses: string[] = [];
    const { sandbox } = await openSite('/account/verify/email?token=abc');
    sandbox.services.on(verifyEmail)(() => {
      addresses.push(shownPath());
      return null;
    });
    await screen.findByText('Email successfully verified');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(addresses).toEqual(['/account/verify/email']);
    expect(count(sandbox, verifyEmail)).toBe(1);
  });

  test('says when it did not work, as text and in one notification (R-NOTE-07)', async () => {
    const { sandbox } = await openSite('/account/verify/email?token=abc');
    sandbox.services.on(verifyEmail)(() => null);
    sandbox.services.fail(verifyEmail, { status: 400, body: { code: 'TOKEN_EXPIRED' } });
    await waitFor(() => expect(screen.getAllByText('Failed to verify email')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('an unknown path is a page of its own, with a way home (R-SHELL-21)', async () => {
  await openAsAda('/no/such/page');
  await screen.findByRole('heading', { name: 'Page not found', level: 1 });
  expect(screen.getByRole('link', { name: 'Go to Portfolio' })).toHaveAttribute('href', '/');
});

test('swap says that it is not available (R-NAV-13)', async () => {
  await openAsAda('/wallet/');
  await screen.findByRole('heading', { name: 'Portfolio' });
  const [swap] = screen.getAllByRole('button', { name: 'Swap' });
  if (swap) await userEvent.click(swap);
  expect(await screen.findByText('Swap Not Available')).toBeVisible();
});

async function callUser(services: Services): Promise<unknown> {
  return services.client.user.get();
}
