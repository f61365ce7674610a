import {
  exchangeToken,
  getAuthOptions,
  getUser,
  type LogInWithProvider,
  listDevices,
  listWallets,
  logIn,
  logInWithGoogle,
  startProviderLogIn,
  unlockWallet,
  type Wallet,
} from '@billfold/core/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenOptions, openAsAda, openSite, shownPath } from '../../../test/open-site.tsx';

const user = {
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  isEmailVerified: true,
  accountType: 'INDIVIDUAL',
  has2fa: false,
  hasPassword: true,
  createdAt: new Date(0),
  locale: 'en',
  currency: 'USD',
} as const;
const signedIn = { accessToken: 'bfs_token-of-ada', expiresAt: new Date(0), user };

beforeEach(() => window.history.replaceState(null, '', '/'));

async function signIn(path = '/auth/sign-in', options: OpenOptions = {}) {
  const site = await openSite(path, options);
  site.sandbox.services.on(logIn)(() => ({ data: signedIn }));
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a-quiet-river-42{Enter}');
  return site;
}

/** One wallet in the list, whose key is asked for on a device that it does not know. */
const oneWallet: OpenOptions['prepare'] = (sandbox) => {
  const wallet: Wallet = {
    id: sandbox.walletId,
    name: 'Savings',
    isActivated: true,
    walletType: 'INDIVIDUAL',
    createdAt: new Date(0),
    accountsCount: 1,
    lastUsedAt: null,
  };
  sandbox.services.on(listWallets)(() => ({ items: [wallet], total: 1, page: 1, pageSize: 25 }));
};

describe('the choice of a wallet at sign-in (R-AUTH-08)', () => {
  test('is asked with what each is worth, and the chosen one is selected', async () => {
    const { services, sandbox } = await signIn('/wallet/accounts');
    await screen.findByRole('heading', { name: 'Choose a wallet', level: 1 });
    expect(shownPath()).toBe('/auth/sign-in/select-wallet');
    const rent = await screen.findByRole('button', { name: /^Rent/ });
    await waitFor(() => expect(rent).toHaveTextContent(/1 account.*\$/));
    await userEvent.click(rent);
    await screen.findByRole('heading', { name: 'Accounts', level: 1 });
    expect(services.session.get().walletId).not.toBe(sandbox.walletId);
  });

  test('is not asked where one is stored already', async () => {
    await signIn('/auth/sign-in', {
      prepare: ({ platform, walletId }) => platform.storage.set('walletId', walletId),
    });
    await screen.findByRole('heading', { name: 'Unlock Savings', level: 1 });
  });

  test('leads to sign-in who is not signed in', async () => {
    await openSite('/auth/sign-in/select-wallet');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(shownPath()).toBe('/auth/sign-in');
  });

  test('says that the list could not be loaded, and loads it again', async () => {
    await openAsAda('/auth/sign-in/select-wallet', {
      prepare: ({ services }) =>
        services.fail(listWallets, { status: 400, body: { errors: ['Not now.'] } }, { times: 1 }),
    });
    expect(await screen.findByText("We couldn't load your wallets")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^Savings/ })).toBeVisible();
  });
});

describe('the key on a device that is new (R-AUTH-08)', () => {
  test('is proved by the encryption key, and the wanted page follows', async () => {
    const { sandbox } = await signIn('/wallet/accounts', { prepare: oneWallet });
    await screen.findByRole('heading', { name: 'Unlock Savings', level: 1 });
    expect(shownPath()).toBe('/auth/sign-in/encryption-key');
    const asked: unknown[] = [];
    sandbox.services.on(unlockWallet)(({ body }) => {
      asked.push(body);
      return { unlocked: true, deviceTrustedUntil: new Date(0) };
    });
    await userEvent.type(screen.getByLabelText('Cloud encryption password'), 'Cloud-Password-7');
    await userEvent.click(screen.getByLabelText('Trust this device for 30 days'));
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    await screen.findByRole('heading', { name: 'Accounts', level: 1 });
    expect(asked).toEqual([{ password: 'Cloud-Password-7', seedPhrase: null, trustDevice: true }]);
  });

  test('says what is missing, with the focus on the field', async () => {
    await signIn('/auth/sign-in', { prepare: oneWallet });
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText('Required')).toBeVisible();
    expect(screen.getByLabelText('Cloud encryption password')).toHaveFocus();
  });

  test('is proved by the seed phrase at its own address', async () => {
    await signIn('/auth/sign-in', { prepare: oneWallet });
    await userEvent.click(await screen.findByRole('link', { name: 'Use seed phrase instead' }));
    expect(shownPath()).toBe('/auth/sign-in/seed-phrase');
    await userEvent.type(await screen.findByLabelText('Word 1'), 'abandon');
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText('Enter all 12 words')).toBeVisible();
  });

  test('is not asked on a device that is trusted', async () => {
    await signIn('/wallet/accounts', {
      prepare: (sandbox) => {
        oneWallet(sandbox);
        sandbox.services.on(listDevices)(() => ({
          items: [
            {
              id: '01890000-0000-7000-8000-0000000000d1',
              device: 'Desktop',
              os: 'Linux',
              browser: 'Chrome',
              lastSeenAt: new Date(0),
              trustedUntil: new Date(sandbox.platform.clock.now() + 86_400_000),
              isCurrent: true,
            },
          ],
          total: 1,
          page: 1,
          pageSize: 1,
        }));
      },
    });
    await screen.findByRole('heading', { name: 'Accounts', level: 1 });
  });

  test('can be skipped: receiving and settings stay within reach', async () => {
    await signIn('/auth/sign-in', { prepare: oneWallet });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
    await screen.findByRole('heading', { name: 'Portfolio', level: 1 });
  });
});

describe('other providers', () => {
  const configured: OpenOptions['prepare'] = (sandbox) => {
    oneWallet(sandbox);
    sandbox.services.on(getAuthOptions)(() => ({
      data: {
        google: true,
        discord: false,
        apple: false,
        signUp: true,
        passkeys: false,
        demo: false,
      },
    }));
  };

  test('have a button each where they are configured, and no others have', async () => {
    await openSite('/auth/sign-in', { prepare: configured });
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue with Discord' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull();
  });

  test('sign in by what they answer, with a clean address (RFC 7636)', async () => {
    const { sandbox } = await openSite('/auth/sign-in', { prepare: configured });
    const challenges: string[] = [];
    sandbox.services.on(startProviderLogIn)(({ body }) => {
      challenges.push(body.codeChallenge);
      return { data: { url: 'https://provider.test/', state: 'state-1' } };
    });
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://provider.test/'));
    expect(challenges[0]).toMatch(/^[\w-]{43}$/);
    const answers: LogInWithProvider[] = [];
    // Leaving for the provider ends the page.
    cleanup();
    const back = await openSite('/auth/sign-in?code=c1&state=state-1', { prepare: configured });
    back.sandbox.services.on(logInWithGoogle)(({ body }) => {
      answers.push(body);
      expect(shownPath()).toBe('/auth/sign-in');
      return { data: signedIn };
    });
    await screen.findByRole('heading', { name: 'Unlock Savings' });
    expect(answers).toMatchObject([{ code: 'c1', state: 'state-1', twoFactorCode: null }]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('tell the link of a business by which a new user came', async () => {
    const { sandbox } = await openSite('/auth/sign-up?ref=corner-shop', { prepare: configured });
    sandbox.services.on(startProviderLogIn)(() => ({
      data: { url: 'https://provider.test/', state: 'state-1' },
    }));
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    cleanup();
    const codes: (string | null | undefined)[] = [];
    const back = await openSite('/auth/sign-in?code=c1&state=state-1', { prepare: configured });
    back.sandbox.services.on(logInWithGoogle)(({ body }) => {
      codes.push(body.referralCode);
      return { data: signedIn };
    });
    await screen.findByRole('heading', { name: 'Unlock Savings' });
    expect(codes).toEqual(['corner-shop']);
  });

  test('an answer that this tab did not ask for is not taken', async () => {
    const { sandbox } = await openSite('/auth/sign-in?code=c1&state=other');
    expect(await screen.findByText(/We couldn't sign you in with that login/)).toBeVisible();
    await waitFor(() => expect(shownPath()).toBe('/auth/sign-in'));
    expect(sandbox.services.requests.some(({ path }) => path.includes('google'))).toBe(false);
  });

  test('a login whose address has an account says how to connect it', async () => {
    await openSite('/auth/sign-in?error=connect_first');
    expect(await screen.findByText(/Sign in with your password first/)).toBeVisible();
    await waitFor(() => expect(shownPath()).toBe('/auth/sign-in'));
  });
});

describe('a handoff token', () => {
  const handoffToken = `bfh_${'x'.repeat(43)}`;

  test('becomes a session, and asks for a code where the account has one', async () => {
    const codes: (string | null | undefined)[] = [];
    const { services } = await openSite('/auth/sign-in', {
      handoffToken,
      prepare: (sandbox) => {
        oneWallet(sandbox);
        sandbox.services.on(exchangeToken)(({ body }) => {
          codes.push(body?.twoFactorCode);
          return { data: { accessToken: 'bfs_token-of-ada', expiresAt: new Date(0) } };
        });
        sandbox.services.fail(
          exchangeToken,
          { status: 400, body: { code: 'TWO_FACTOR_REQUIRED' } },
          { after: true },
        );
      },
    });
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await screen.findByRole('heading', { name: 'Unlock Savings' });
    expect(codes).toEqual([null, '123456']);
    expect(services.session.getAccessToken()).toBe('bfs_token-of-ada');
  });

  test('says when it put another user in the place of the one who was signed in', async () => {
    const before = { ...user, id: '01890000-0000-7000-8000-000000000002' };
    await openSite('/auth/sign-in', {
      handoffToken,
      accessToken: 'bfs_token-of-eve',
      prepare: (sandbox) => {
        oneWallet(sandbox);
        sandbox.services.on(exchangeToken)(() => {
          // Asked once under each token: first the new one, then the one that was replaced.
          let asked = 0;
          sandbox.services.on(getUser)(() => {
            asked += 1;
            return { data: asked === 1 ? user : before };
          });
          return { data: { accessToken: 'bfs_token-of-ada', expiresAt: new Date(0) } };
        });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
    expect(await screen.findByText(/You are now signed in as/)).toBeVisible();
  });

  test('that is over leaves who is signed in as they are, and says so', async () => {
    const { services } = await openAsAda('/auth/sign-in', {
      handoffToken,
      prepare: ({ services: fake }) => {
        fake.on(exchangeToken)(() => {
          throw new Error('not reached');
        });
        fake.fail(exchangeToken, { status: 401, body: { code: 'UNAUTHORIZED' } });
      },
    });
    await screen.findByRole('heading', { name: 'Portfolio', level: 1 });
    expect(screen.getByText('That sign-in link has expired. Sign in again.')).toBeVisible();
    expect(services.session.getAccessToken()).toBe('bfs_token-of-ada');
  });
});
