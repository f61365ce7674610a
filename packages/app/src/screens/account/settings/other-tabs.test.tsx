import { createPersonalToken, updateNotifications } from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  type AccountBooks,
  answerAccount,
  at,
  expectClosed,
} from '../../../../test/account-answers.ts';
import { openAsAda, openSite } from '../../../../test/open-site.tsx';

async function open(path: string, prepare: (books: AccountBooks) => void = () => undefined) {
  const opened: AccountBooks[] = [];
  const site = await openAsAda(path, {
    prepare: (sandbox) => {
      const books = answerAccount(sandbox);
      prepare(books);
      opened.push(books);
    },
  });
  // The first one loads the code of the whole site.
  await screen.findByRole('heading', { level: 1 });
  const [books] = opened;
  if (!books) throw new Error('The site was opened without its books.');
  return { ...site, books };
}

describe('notifications (R-SET-03)', () => {
  test('are chosen one by one; what is always mailed cannot be turned off', async () => {
    const { books } = await open('/account/settings/notifications');
    const mail = await screen.findByRole('checkbox', {
      name: 'Sign-in from a new device: by email',
    });
    expect(
      screen.getByRole('checkbox', { name: 'Password or two-factor changed: by email' }),
    ).toBeDisabled();
    await userEvent.click(mail);
    await waitFor(() => expect(books.sent.notifications).toHaveLength(1));
    expect(books.sent.notifications[0]?.events[0]).toEqual({
      event: 'NEW_DEVICE',
      email: false,
      inApp: true,
    });
    await waitFor(() => expect(mail).not.toBeChecked());
  });

  test('that could not be saved stand as they were', async () => {
    const { sandbox } = await open('/account/settings/notifications');
    sandbox.services.fail(updateNotifications, { status: 400, body: { errors: ['Not now.'] } });
    const mail = await screen.findByRole('checkbox', {
      name: 'Sign-in from a new device: by email',
    });
    await userEvent.click(mail);
    expect((await screen.findAllByText('Not now.')).length).toBeGreaterThan(0);
    expect(mail).toBeChecked();
  });

  test('rest in quiet hours, which are saved when they are whole', async () => {
    const { books } = await open('/account/settings/notifications');
    await userEvent.click(await screen.findByLabelText('Use quiet hours'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(books.sent.notifications).toHaveLength(1));
    expect(books.notifications.quietHours).toEqual({ from: '22:00', to: '07:00' });
    await userEvent.click(screen.getByLabelText('Use quiet hours'));
    await waitFor(() => expect(books.notifications.quietHours).toBeNull());
  });
});

describe('personal access tokens (R-SET-03)', () => {
  test('are empty at first, made, shown once, and revoked', async () => {
    const { sandbox } = await open('/account/settings/developer');
    expect(await screen.findByText('No tokens yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText('Required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Name'), 'Bookkeeping{Enter}');
    expect(await dialog.findByText('bfp_secret-of-the-token')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expectClosed(sandbox);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Bookkeeping' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Revoke Bookkeeping' }));
    await userEvent.click(asking.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('No tokens yet')).toBeVisible();
  });

  test('keep the typed name when the service refuses', async () => {
    const { sandbox } = await open('/account/settings/developer');
    await userEvent.click(await screen.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog'));
    sandbox.services.fail(createPersonalToken, { status: 409, body: { errors: ['Too many.'] } });
    await userEvent.type(dialog.getByLabelText('Name'), 'Bookkeeping{Enter}');
    await waitFor(() => expect(dialog.getAllByText('Too many.')).toHaveLength(2));
    expect(dialog.getByLabelText('Name')).toHaveValue('Bookkeeping');
  });
});

test('the developer tab leads to the documents of the API (R-SET-03)', async () => {
  await open('/account/settings/developer');
  const link = await screen.findByRole('link', { name: 'Open the API documentation' });
  expect(link).toHaveAttribute('href', '/openapi.json');
});

describe('platform settings (R-SET-04)', () => {
  test('list what is owned, and export what is kept', async () => {
    await open('/account/platform', (books) => {
      books.wallets = [
        { id: '01890000-0000-7000-8000-0000000000c1', name: 'Savings', role: 'OWNER' },
      ];
      books.exports = [
        {
          id: '01890000-0000-7000-8000-00000000e000',
          status: 'READY',
          createdAt: at,
          readyAt: at,
          expiresAt: at,
          sizeBytes: 2_400,
        },
      ];
    });
    await screen.findByRole('heading', { name: 'Data', level: 1 });
    const wallets = within(screen.getByRole('region', { name: 'Wallets' }));
    expect(await wallets.findByText('Savings')).toBeVisible();
    expect(wallets.getByText('Owner')).toBeVisible();
    expect(wallets.getByRole('link', { name: 'Savings' })).toHaveAttribute(
      'href',
      '/wallet/settings/general',
    );
    const data = within(screen.getByRole('region', { name: 'Your data' }));
    expect(await data.findByRole('button', { name: 'Download' })).toBeVisible();
    await userEvent.click(data.getByRole('button', { name: 'Export my data' }));
    expect(await data.findByText('Waiting')).toBeVisible();
    const danger = within(screen.getByRole('region', { name: 'Danger zone' }));
    expect(danger.getByRole('group', { name: 'Delete account' })).toBeVisible();
    expect(danger.getByRole('link', { name: 'Open account settings' })).toHaveAttribute(
      'href',
      '/account/settings/general',
    );
  });
});

describe('security tips (R-SET-04)', () => {
  test('are for everybody, with an anchor for each topic', async () => {
    await openSite('/security-tips');
    await screen.findByRole('heading', { name: 'Security tips', level: 1 });
    for (const id of [
      'seed-phrase',
      'cloud-password',
      'phishing',
      'addresses',
      'devices',
      'exchanges',
      'if-something-went-wrong',
    ])
      expect(document.getElementById(id)).not.toBeNull();
    expect(screen.queryByText('Your checklist')).toBeNull();
  });

  test('show who is signed in their checklist', async () => {
    await open('/security-tips');
    expect(await screen.findByText('1 of 2 done')).toBeVisible();
  });
});
