import { exchangeToken, logOut } from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ada, type OpenOptions, openAsAda, openSite, shownPath } from '../../test/open-site.tsx';

const title = `You are now signed in as ${ada.email}`;

beforeEach(() => window.history.replaceState(null, '', '/'));

async function findNotice(): Promise<HTMLElement> {
  await screen.findByText(title);
  const notice = screen.getAllByRole('status').find((each) => each.textContent?.includes(title));
  if (notice === undefined) throw new Error('The notice is not announced.');
  return notice;
}

describe('the notice of a sign-in by a link (R-AUTH-05)', () => {
  test('names the account and the wallet, and leaves the focus alone', async () => {
    await openAsAda('/wallet/', { services: { linkSignIn: 'opened' } });
    const notice = await findNotice();
    await waitFor(() => expect(notice).toHaveTextContent('Deposits go to the wallet Savings.'));
    expect(notice).not.toHaveTextContent('different account');
    expect(notice.matches(':focus-within')).toBe(false);
  });

  test('ends that session by one button', async () => {
    const { sandbox, services } = await openAsAda('/wallet/', {
      services: { linkSignIn: 'opened' },
    });
    let ended = 0;
    sandbox.services.on(logOut)(() => {
      ended += 1;
      return null;
    });
    const notice = await findNotice();
    await userEvent.click(within(notice).getByRole('button', { name: 'Not you? Sign out' }));
    await screen.findByRole('heading', { name: 'Sign in', level: 1 });
    expect(ended).toBe(1);
    expect(services.session.getAccessToken()).toBeNull();
    expect(screen.queryByText(title)).toBeNull();
  });

  test('stays on the next page, until it is closed', async () => {
    await openAsAda('/wallet/', { services: { linkSignIn: 'opened' } });
    await findNotice();
    await userEvent.keyboard('ga');
    await screen.findByRole('heading', { name: 'Accounts', level: 1 });
    const notice = await findNotice();
    await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  });

  test('says that another account was signed in before', async () => {
    await openAsAda('/wallet/', { services: { linkSignIn: 'replaced' } });
    expect(await findNotice()).toHaveTextContent('You opened a link for a different account.');
  });

  test('is not shown without a link', async () => {
    await openAsAda('/wallet/');
    await screen.findByRole('heading', { name: 'Portfolio', level: 1 });
    expect(screen.queryByText(title)).toBeNull();
  });
});

describe('a handoff token in a signed-out browser', () => {
  const handoffToken = `bfh_${'x'.repeat(43)}`;
  const exchange: OpenOptions['prepare'] = (sandbox) =>
    sandbox.services.on(exchangeToken)(() => ({
      data: { accessToken: 'bfs_token-of-ada', expiresAt: new Date(0) },
    }));

  test('is named on the questions of sign-in already', async () => {
    await openSite('/auth/sign-in', { handoffToken, prepare: exchange });
    await screen.findByRole('heading', { name: 'Choose a wallet', level: 1 });
    expect(shownPath()).toBe('/auth/sign-in/select-wallet');
    expect(await findNotice()).toBeVisible();
  });

  test('is not named where this tab had started the sign-in', async () => {
    const none = { codeVerifier: '', redirectUri: '', state: '' };
    const started = { provider: 'apple', ...none, wantedPath: null, referralCode: null };
    sessionStorage.setItem('billfold-provider-login', JSON.stringify(started));
    const { services } = await openSite('/auth/sign-in', { handoffToken, prepare: exchange });
    await screen.findByRole('heading', { name: 'Choose a wallet', level: 1 });
    await waitFor(() => expect(services.handoff.get().token).toBeNull());
    expect(screen.queryByText(title)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('leads to the page that was requested after this tab had started a sign-in', async () => {
    const none = { codeVerifier: '', redirectUri: '', state: '', referralCode: null };
    const started = { provider: 'apple', ...none, wantedPath: '/wallet/contacts' };
    sessionStorage.setItem('billfold-provider-login', JSON.stringify(started));
    const { services } = await openSite('/auth/sign-in', {
      handoffToken,
      prepare: exchange,
      services: { tabWantedPath: { read: () => '/wallet/accounts', write: () => undefined } },
    });
    await screen.findByRole('heading', { name: 'Choose a wallet', level: 1 });
    expect(services.wantedPath.peek()).toBe('/wallet/accounts');
  });
});
