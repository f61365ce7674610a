import {
  getUser,
  listWallets,
  logOut,
  type User,
  verifyEmail,
  type Wallet,
} from '@billfold/core/contract';
import { createSandbox, type Sandbox } from '@billfold/core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { App } from './app.tsx';
import { createServices, type Services } from './boot/services.ts';
import { createSite } from './routing/routes.ts';

const user: User = {
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  isEmailVerified: true,
  accountType: 'INDIVIDUAL',
  has2fa: false,
  hasPassword: true,
  createdAt: new Date('2026-11-20T09:00:00.000Z'),
  locale: 'en',
  currency: 'USD',
};

function walletOf({ walletId: id }: Sandbox): Wallet {
  return {
    id,
    name: 'Savings',
    isActivated: true,
    walletType: 'INDIVIDUAL',
    createdAt: user.createdAt,
    accountsCount: 1,
    lastUsedAt: null,
  };
}

async function open(path: string, options: { readonly accessToken?: string } = {}) {
  const sandbox = await createSandbox();
  sandbox.services.on(getUser)(() => ({ data: user }));
  sandbox.services.on(logOut)(() => null);
  sandbox.services.on(listWallets)(() => ({
    items: [walletOf(sandbox)],
    total: 1,
    page: 1,
    pageSize: 25,
  }));
  if (options.accessToken !== undefined)
    sandbox.platform.storage.set('accessToken', options.accessToken);
  const services = createServices(sandbox.platform, { isEmbedded: () => false });
  window.history.replaceState(null, '', path);
  render(
    <StrictMode>
      <App services={services} site={createSite(() => undefined)} />
    </StrictMode>,
  );
  return { sandbox, services };
}
const path = (): string => window.location.pathname + window.location.search;
const count = (sandbox: Sandbox, endpoint: { readonly method: string; readonly path: string }) =>
  sandbox.services.requests.filter(
    (request) => request.method === endpoint.method && request.path === endpoint.path,
  ).length;

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the way in', () => {
  test('asks for sign-in first and leads to the wanted page then (R-SHELL-10)', async () => {
    const { services } = await open('/wallet/accounts');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(path()).toBe('/auth/sign-in');
    services.session.signIn('bfs_token-of-ada');
    await screen.findByRole('heading', { name: 'Accounts', level: 1 });
    expect(path()).toBe('/wallet/accounts');
    expect(document.title).toBe('Accounts · Billfold');
  });

  test('shows nothing of the shell on the sign-in page (R-SHELL-16)', async () => {
    await open('/auth/sign-in');
    await screen.findByRole('heading', { name: 'Sign in' });
    for (const landmark of ['banner', 'navigation', 'contentinfo'])
      expect(screen.queryByRole(landmark)).toBeNull();
  });

  test('puts the focus on the first field that is wrong', async () => {
    await open('/auth/sign-in');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByText('Enter a valid email')).toBeVisible();
  });
});

describe('the end of a session', () => {
  test('ten refused calls lead to the root once, with the stored ids gone (R-AUTH-07, S45)', async () => {
    const { services, sandbox } = await open('/wallet/', { accessToken: 'bfs_token-of-ada' });
    await screen.findByRole('heading', { name: 'Portfolio' });
    sandbox.services.fail(getUser, { status: 401, body: { code: 'UNAUTHORIZED' } }, { times: 10 });
    const entries = window.history.length;
    await Promise.allSettled(Array.from({ length: 10 }, () => callUser(services)));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(services.expirations.get().count).toBe(1);
    expect(window.history.length).toBe(entries);
    expect(sandbox.platform.storage.get('accessToken')).toBeNull();
    expect(sandbox.platform.storage.get('walletId')).toBeNull();
    expect(screen.getAllByText('Your session has ended. Sign in again to go on.')).toHaveLength(1);
  });

  test('signing out clears the token and the wallet and says so (R-AUTH-06)', async () => {
    const { sandbox } = await open('/wallet/', { accessToken: 'bfs_token-of-ada' });
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
    const { sandbox } = await open('/account/verify/email?token=abc');
    sandbox.services.on(verifyEmail)(() => {
      addresses.push(path());
      return null;
    });
    await screen.findByText('Email successfully verified');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(addresses).toEqual(['/account/verify/email']);
    expect(count(sandbox, verifyEmail)).toBe(1);
  });

  test('says when it did not work, as text and in one notification', async () => {
    const { sandbox } = await open('/account/verify/email?token=abc');
    sandbox.services.on(verifyEmail)(() => null);
    sandbox.services.fail(verifyEmail, { status: 400, body: { code: 'TOKEN_EXPIRED' } });
    await waitFor(() => expect(screen.getAllByText('Failed to verify email')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('an unknown path is a page of its own, with a way home (R-SHELL-21)', async () => {
  await open('/no/such/page', { accessToken: 'bfs_token-of-ada' });
  await screen.findByRole('heading', { name: 'Page not found', level: 1 });
  expect(screen.getByRole('link', { name: 'Go to Portfolio' })).toHaveAttribute('href', '/');
});

test('swap says that it is not available (R-NAV-13)', async () => {
  await open('/wallet/', { accessToken: 'bfs_token-of-ada' });
  await screen.findByRole('heading', { name: 'Portfolio' });
  const [swap] = screen.getAllByRole('button', { name: 'Swap' });
  if (swap) await userEvent.click(swap);
  expect(await screen.findByText('Swap Not Available')).toBeVisible();
});

async function callUser(services: Services): Promise<unknown> {
  return services.client.auth.user({});
}
