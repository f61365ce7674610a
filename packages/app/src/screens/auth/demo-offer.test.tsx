import { getAuthOptions, logInDemo } from '@billfold/core/contract';
import { FakeRefusal } from '@billfold/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type OpenOptions, openSite } from '../../../test/open-site.tsx';

beforeEach(() => window.history.replaceState(null, '', '/'));

const offered: OpenOptions['prepare'] = ({ services }) =>
  services.on(getAuthOptions)(() => ({
    data: {
      ...{ google: false, discord: false, apple: false, signUp: true, passkeys: false },
      demo: true,
    },
  }));
const noDemo = "The demo isn't available on this server.";
const user = {
  id: '01890000-0000-7000-8000-000000000001',
  email: 'demo@billfold.example',
  name: 'Demo',
  isEmailVerified: true,
  accountType: 'INDIVIDUAL',
  has2fa: false,
  hasPassword: true,
  createdAt: new Date(0),
  locale: 'en',
  currency: 'USD',
} as const;

describe('"Explore the demo"', () => {
  test('signs in with one press, and says before what a send will ask for', async () => {
    const { sandbox, services } = await openSite('/auth/sign-in', { prepare: offered });
    sandbox.services.on(logInDemo)(() => ({
      data: { accessToken: 'bfs_demo', expiresAt: new Date(0), user },
    }));
    const explore = await screen.findByRole('button', { name: 'Explore the demo' });
    expect(explore).toHaveAccessibleDescription(/encryption password/);
    await userEvent.click(explore);
    // A device that knows neither of two wallets: nothing is asked.
    await screen.findByRole('heading', { name: 'Portfolio', level: 1 });
    expect(services.session.getAccessToken()).toBe('bfs_demo');
  });

  test('says why it did not, and can be pressed again', async () => {
    const { sandbox } = await openSite('/auth/sign-in', { prepare: offered });
    sandbox.services.on(logInDemo)(() => {
      throw new FakeRefusal(404, { code: 'NOT_FOUND', errors: [noDemo] });
    });
    const explore = await screen.findByRole('button', { name: 'Explore the demo' });
    await userEvent.click(explore);
    expect(await screen.findByText(noDemo, { selector: 'form *' })).toBeVisible();
    expect(explore).toBeEnabled();
    expect(explore).not.toHaveAttribute('aria-disabled');
  });

  test('is not there where the server offers no demo', async () => {
    await openSite('/auth/sign-in');
    await screen.findByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(screen.getByText('New to Billfold?')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Explore the demo' })).toBeNull();
  });
});
