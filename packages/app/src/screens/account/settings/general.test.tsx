import { changeEmail, updateUser } from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  type AccountBooks,
  answerAccount,
  ownPassword,
  wrongPassword,
} from '../../../../test/account-answers.ts';
import { openAsAda, shownPath } from '../../../../test/open-site.tsx';

async function open(prepare: (books: AccountBooks) => void = () => undefined) {
  const opened: AccountBooks[] = [];
  const site = await openAsAda('/account/settings', {
    prepare: (sandbox) => {
      const books = answerAccount(sandbox);
      prepare(books);
      opened.push(books);
    },
  });
  // The first one loads the code of the whole site.
  await screen.findByRole('heading', { name: 'Account settings', level: 1 });
  const [books] = opened;
  if (!books) throw new Error('The site was opened without its books.');
  return { ...site, books };
}

describe('the general account settings (R-SET-03)', () => {
  test('stand at the address of their tab, beside the other tabs (R-NAV-03)', async () => {
    await open();
    expect(shownPath()).toBe('/account/settings/general');
    const tabs = screen.getByRole('navigation', { name: 'Account settings' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['General', 'Notifications', 'Developer', 'Security', 'Data']);
    expect(within(tabs).getByRole('link', { name: 'General' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('save the name, and keep what was typed when the service refuses it', async () => {
    const { sandbox, books } = await open();
    const name = await screen.findByLabelText('Name');
    sandbox.services.fail(updateUser, { status: 400, body: { errors: ['Not now.'] } });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada King{Enter}');
    expect((await screen.findAllByText('Not now.')).length).toBeGreaterThan(0);
    expect(name).toHaveValue('Ada King');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(books.sent.updates).toEqual([{ name: 'Ada King' }]);
  });

  test('save the currency at once, and keep the old one when the service refuses it', async () => {
    const { sandbox, books } = await open();
    const choose = async (name: RegExp): Promise<void> => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Currency' }));
      await userEvent.click(screen.getByRole('option', { name }));
    };
    await choose(/^EUR/);
    await waitFor(() => expect(books.sent.updates).toEqual([{ currency: 'EUR' }]));
    sandbox.services.fail(updateUser, { status: 400, body: { errors: ['Not now.'] } });
    await choose(/^GBP/);
    expect((await screen.findAllByText('Not now.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveTextContent(/^EUR/);
  });

  test('save the time zone, and return to that of the device', async () => {
    const { books } = await open();
    const choose = async (name: string): Promise<void> => {
      const zone = await screen.findByRole('combobox', { name: 'Time zone' });
      await waitFor(() => expect(zone).toBeEnabled());
      await userEvent.click(zone);
      await userEvent.keyboard(name);
      await userEvent.click(screen.getByRole('option', { name: new RegExp(name) }));
    };
    await choose('Europe/Prague');
    await waitFor(() => expect(books.sent.updates).toEqual([{ timezone: 'Europe/Prague' }]));
    await choose('device');
    await waitFor(() => expect(books.sent.updates).toHaveLength(2));
    expect(books.sent.updates[1]).toEqual({ timezone: null });
  });

  test('choose the theme of this device', async () => {
    const { services } = await open();
    for (const [name, theme] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
    ] as const) {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Theme' }));
      await userEvent.click(screen.getByRole('option', { name }));
      expect(services.session.get().theme).toBe(theme);
      expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveTextContent(name);
    }
  });

  test('turn the keyboard shortcuts off and on', async () => {
    await open();
    const shown = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
    const box = await screen.findByRole('switch', { name: /^Keyboard shortcuts/ });
    expect(box).toBeChecked();
    await userEvent.click(box);
    await userEvent.keyboard('?');
    expect(shown()).toBeNull();
    await userEvent.click(box);
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('say what is wrong with a name, with the focus on it', async () => {
    await open();
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, ' {Enter}');
    expect(await screen.findByText('Required')).toBeVisible();
    expect(name).toHaveFocus();
  });

  test('change the email by the password, and lead to the wait for its mail', async () => {
    const { sandbox } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change email' });
    const submit = within(dialog).getByRole('button', { name: 'Change email' });
    await userEvent.type(within(dialog).getByLabelText('New email'), 'ADA@example.com');
    await userEvent.click(submit);
    expect(await within(dialog).findByText('This is your email already')).toBeVisible();
    expect(within(dialog).getByText('Required')).toBeVisible();
    await userEvent.clear(within(dialog).getByLabelText('New email'));
    await userEvent.type(within(dialog).getByLabelText('New email'), 'ada@new.example');
    sandbox.services.fail(changeEmail, wrongPassword);
    await userEvent.type(within(dialog).getByLabelText('Current password'), 'wrong');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(within(dialog).getAllByText('The password is incorrect.')).toHaveLength(2),
    );
    expect(within(dialog).getByLabelText('New email')).toHaveValue('ada@new.example');
    const field = within(dialog).getByLabelText('Current password');
    await userEvent.clear(field);
    await userEvent.type(field, ownPassword);
    await userEvent.click(submit);
    await screen.findByRole('heading', { name: 'Check your email' });
    const calls = sandbox.services.requests.filter(({ path }) => path === changeEmail.path);
    expect(calls).toHaveLength(2);
  });

  test('say why they could not be loaded, and load again', async () => {
    await openAsAda('/account/settings/general', {
      prepare: (sandbox) => {
        answerAccount(sandbox);
        sandbox.services.fail(updateUser, { status: 400, body: { errors: ['Not now.'] } });
      },
    });
    expect(await screen.findByText("We couldn't load your profile")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Ada Lovelace');
  });
});

describe('deleting the account (R-SET-03)', () => {
  test('is not possible while there are wallets', async () => {
    await open((books) => {
      books.wallets = [
        { id: '01890000-0000-7000-8000-0000000000c1', name: 'Savings', role: 'OWNER' },
      ];
    });
    expect(await screen.findByText(/Delete your wallet first/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  });

  test('asks for the password, the code and a word, and ends the session', async () => {
    const { services, books } = await open((own) => {
      own.user = { ...own.user, has2fa: true };
    });
    const button = await screen.findByRole('button', { name: 'Delete account' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', {
      name: 'Delete the account of ada@example.com',
    });
    const submit = within(dialog).getByRole('button', { name: 'Delete account' });
    await userEvent.click(submit);
    await waitFor(() => expect(within(dialog).getAllByText('Required')).toHaveLength(3));
    expect(books.sent.deletions).toBe(0);
    await userEvent.type(within(dialog).getByLabelText('Current password'), ownPassword);
    await userEvent.type(within(dialog).getByLabelText('Two-factor code'), '123 456');
    await userEvent.click(within(dialog).getByLabelText(/^I've saved the seed phrases/));
    await userEvent.click(submit);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(books.sent.deletions).toBe(1);
    expect(services.session.getAccessToken()).toBeNull();
    expect(screen.getByText('Your account was deleted')).toBeVisible();
  });
});
