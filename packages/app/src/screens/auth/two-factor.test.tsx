import { type LogIn, logIn } from '@billfold/core/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openSite, shownPath } from '../../../test/open-site.tsx';

const asked = {
  status: 400,
  body: { code: 'TWO_FACTOR_REQUIRED', errors: ['2FA code is required to login'] },
};
const wrong = {
  status: 400,
  body: {
    code: 'TWO_FACTOR_INVALID',
    errors: ["That code isn't right. Check the app and try again."],
  },
};

beforeEach(() => window.history.replaceState(null, '', '/'));

/** Signs in up to the code step, where the first `refused` codes are refused. */
async function enterCredentials({ path = '/auth/sign-in', refused = 0 } = {}) {
  const { sandbox, services } = await openSite(path);
  const sent: LogIn[] = [];
  sandbox.services.on(logIn)(({ body }) => {
    sent.push(body);
    return { data: { accessToken: 'bfs_token-of-ada', expiresAt: new Date(0), user } };
  });
  sandbox.services.fail(logIn, asked, { after: true });
  if (refused > 0) sandbox.services.fail(logIn, wrong, { times: refused, after: true });
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a-quiet-river-42');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Two-factor code' });
  return { services, sent: () => sent };
}

test('asks for the code at its own address, without a notification (R-AUTH-03)', async () => {
  await enterCredentials();
  expect(shownPath()).toBe('/auth/sign-in/two-factor');
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(screen.queryByText('2FA code is required to login')).toBeNull();
});

test('sends six digits by itself, and goes where the user wanted to once that is clear', async () => {
  const { services, sent } = await enterCredentials({ path: '/wallet/accounts' });
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await userEvent.click(await screen.findByRole('button', { name: /^Savings/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
  await screen.findByRole('heading', { name: 'Accounts', level: 1 });
  expect(sent().at(-1)).toMatchObject({ email: 'ada@example.com', twoFactorCode: '123456' });
  expect(sent()).toHaveLength(2);
  expect(services.session.getAccessToken()).toBe('bfs_token-of-ada');
  expect(shownPath()).toBe('/wallet/accounts');
});

test('says that a code is wrong and has the next one typed over it', async () => {
  const { sent } = await enterCredentials({ refused: 2 });
  await userEvent.type(screen.getByLabelText('Code'), '111111');
  await screen.findAllByText("That code isn't right. Check the app and try again.");
  await waitFor(() => expect(screen.getByLabelText('Code')).not.toHaveAttribute('readonly'));
  await userEvent.keyboard('222222');
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().at(-1)).toMatchObject({ twoFactorCode: '222222' });
});

test('takes a recovery code in its place, when it is sent', async () => {
  const { sent } = await enterCredentials({ refused: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText('Recovery code');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, '123456');
  expect(sent()).toHaveLength(1);
  await userEvent.clear(field);
  await userEvent.type(field, 'k7f2m9x4qa{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().at(-1)).toMatchObject({ twoFactorCode: 'k7f2m9x4qa' });
});

test('says what is missing of a code, and asks nobody', async () => {
  const { sent } = await enterCredentials();
  await userEvent.type(screen.getByLabelText('Code'), '12345{Enter}');
  expect(await screen.findByText('Enter 6 digits')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('goes back to the form, which knows the email and no password', async () => {
  await enterCredentials();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(shownPath()).toBe('/auth/sign-in');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('goes back with the browser too', async () => {
  await enterCredentials();
  window.history.back();
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(shownPath()).toBe('/auth/sign-in');
});

test('starts over when the page is loaded at the address of the code', async () => {
  await openSite('/auth/sign-in/two-factor');
  await screen.findByRole('heading', { name: 'Sign in' });
  await waitFor(() => expect(shownPath()).toBe('/auth/sign-in'));
});

const user = {
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  isEmailVerified: true,
  accountType: 'INDIVIDUAL',
  has2fa: true,
  hasPassword: true,
  createdAt: new Date(0),
  locale: 'en',
  currency: 'USD',
} as const;
