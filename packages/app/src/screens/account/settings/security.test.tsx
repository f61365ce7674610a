import {
  changePassword,
  enableTwoFactor,
  getAuthOptions,
  listIdentities,
  listSessions,
  type SecuredUser,
  secureUser,
} from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  type AccountBooks,
  answerAccount,
  at,
  expectClosed,
  ownPassword,
  recoveryCodes,
  wrongCode,
  wrongPassword,
} from '../../../../test/account-answers.ts';
import { type OpenOptions, openAsAda } from '../../../../test/open-site.tsx';

async function open(prepare: (books: AccountBooks) => void = () => undefined) {
  const site = await openAsAda('/account/settings/security', {
    prepare: (sandbox) => prepare(answerAccount(sandbox)),
  });
  // The first one loads the code of the whole site.
  await screen.findByRole('heading', { name: 'Account security', level: 1 });
  return site;
}
const withTwoFactor = (books: AccountBooks): void => {
  books.user = { ...books.user, has2fa: true };
};
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the password (R-SET-03)', () => {
  test('is changed by the current one, after the rules of sign-up', async () => {
    const { sandbox } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const submit = dialog.getByRole('button', { name: 'Change password' });
    await userEvent.type(dialog.getByLabelText('Current password'), ownPassword);
    await userEvent.type(dialog.getByLabelText('New password'), 'short');
    await userEvent.click(submit);
    expect(await dialog.findByText('Use 10 characters or more')).toBeVisible();
    expect(dialog.getByLabelText('New password')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('New password'), '-and-more-of-it');
    await userEvent.type(dialog.getByLabelText('Confirm password'), 'other');
    await userEvent.click(submit);
    expect(await dialog.findByText("Passwords don't match")).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Confirm password'));
    await userEvent.type(dialog.getByLabelText('Confirm password'), 'short-and-more-of-it');
    await userEvent.click(submit);
    await expectClosed(sandbox);
    expect(screen.getByText('Password changed', { selector: '[role="status"] *' })).toBeVisible();
  });

  test('that is wrong is told at its field, and the others keep what was typed', async () => {
    const { sandbox } = await open();
    sandbox.services.fail(changePassword, wrongPassword);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Current password'), 'wrong');
    await userEvent.type(dialog.getByLabelText('New password'), 'a-new-river-43');
    await userEvent.type(dialog.getByLabelText('Confirm password'), 'a-new-river-43{Enter}');
    // Under the field, and as the one notification of a failed call.
    await waitFor(() => expect(dialog.getAllByText('The password is incorrect.')).toHaveLength(2));
    expect(dialog.getByLabelText('New password')).toHaveValue('a-new-river-43');
  });

  test('is not asked of who has none', async () => {
    await open((books) => {
      books.user = { ...books.user, hasPassword: false };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Set a password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a password' }));
    expect(dialog.queryByLabelText('Current password')).toBeNull();
    expect(dialog.getByText(/signed in more than 15 minutes ago, sign in again/)).toBeVisible();
  });
});

describe('two-factor sign-in (R-SET-03)', () => {
  test('is set up by password, code and recovery codes, which are shown once', async () => {
    const { sandbox } = await open();
    sandbox.services.fail(enableTwoFactor, wrongCode);
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-factor sign-in' }));
    await userEvent.type(dialog.getByLabelText('Current password'), `${ownPassword}{Enter}`);
    expect(await dialog.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(dialog.getByRole('img', { name: /^QR code of the secret/ })).toBeVisible();
    const code = dialog.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '111{Enter}');
    expect(await dialog.findByText('Enter 6 digits')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '111111{Enter}');
    expect(
      await dialog.findByText("That code isn't right. Check the app and try again."),
    ).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '123 456{Enter}');
    const list = await dialog.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(recoveryCodes);
    expect(dialog.getAllByRole('button', { name: 'Close' })[0]).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.click(dialog.getByLabelText("I've saved my codes"));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expectClosed(sandbox);
    expect(await card('Signing in').findByText('On')).toBeVisible();
    expect(await card('Your checklist').findByText('2 of 2 done')).toBeVisible();
  });

  test('is turned off by the password and a code', async () => {
    await open(withTwoFactor);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(dialog.getAllByText('Required')).toHaveLength(2));
    await userEvent.type(dialog.getByLabelText('Current password'), ownPassword);
    await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
    expect(await card('Signing in').findByText('Off')).toBeVisible();
  });

  test('gives new recovery codes for the password and a code', async () => {
    await open(withTwoFactor);
    await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
    await userEvent.type(dialog.getByLabelText('Current password'), ownPassword);
    await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
    const list = await dialog.findByRole('list', { name: 'Recovery codes' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  });
});

describe('securing the account (R-SET-03)', () => {
  const openDialog = async (ended: SecuredUser, prepare?: (books: AccountBooks) => void) => {
    const site = await open(prepare);
    let count = 0;
    site.sandbox.services.on(secureUser)(() => {
      count += 1;
      return { data: ended };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Secure my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Secure your account' }));
    return { ...site, dialog, secured: () => count };
  };
  const ended = { sessions: 2, tokens: 1, devices: 0, logins: 1, keptLogin: null };

  test('says what ends, ends it when that is confirmed, and suggests a new password', async () => {
    const { dialog, secured, sandbox } = await openDialog(ended);
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Every session but this one',
      'All personal access tokens',
      'All trusted devices',
      'All connected logins',
    ]);
    expect(secured()).toBe(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Secure my account' }));
    const result = within(await screen.findByRole('dialog', { name: 'Your account is secured' }));
    expect(result.getByRole('status')).toHaveTextContent(
      /2 sessions1 access tokenNo trusted device1 connected login/,
    );
    expect(secured()).toBe(1);
    await userEvent.click(result.getByRole('button', { name: 'Change password' }));
    await sandbox.time.advance(500);
    expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible();
  });

  test('ends nothing when it is cancelled', async () => {
    const { dialog, secured, sandbox } = await openDialog(ended);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectClosed(sandbox);
    expect(secured()).toBe(0);
  });

  test('names the login that stays, and has a password set', async () => {
    const { dialog } = await openDialog({ ...ended, logins: 0, keptLogin: 'google' }, (books) => {
      books.user = { ...books.user, hasPassword: false };
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Secure my account' }));
    expect(await dialog.findByText(/^Google stays connected/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Set a password' })).toBeVisible();
  });
});

describe('sessions (R-SET-03)', () => {
  test('are listed, this one first, and ended one by one', async () => {
    await open();
    const sessions = card('Active sessions');
    expect(await sessions.findByText('This session')).toBeVisible();
    expect(sessions.queryByRole('button', { name: 'Sign out Chromium on Linux' })).toBeNull();
    await userEvent.click(sessions.getByRole('button', { name: 'Sign out Firefox on Linux' }));
    await waitFor(() => expect(sessions.queryByText('Firefox on Linux')).toBeNull());
  });

  test('are ended all at once but this one, when that is confirmed', async () => {
    await open();
    const sessions = card('Active sessions');
    await userEvent.click(await sessions.findByRole('button', { name: 'Sign out all others' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('One session ends now. You stay signed in here.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out all others' }));
    await waitFor(() => expect(sessions.queryByText('Firefox on Linux')).toBeNull());
  });

  test('that could not be loaded leave the other cards alone', async () => {
    const prepare: OpenOptions['prepare'] = (sandbox) => {
      answerAccount(sandbox);
      sandbox.services.fail(listSessions, { status: 400, body: { errors: ['Not now.'] } });
    };
    await openAsAda('/account/settings/security', { prepare });
    expect(await screen.findByText("We couldn't load your sessions")).toBeVisible();
    expect(await card('Security events').findByText('Signed in')).toBeVisible();
  });
});

describe('what happened (R-SET-03)', () => {
  test('is listed in words, also what a later version knows, and all of it on demand', async () => {
    await open();
    const events = card('Security events');
    expect(await events.findByText('Signed in')).toBeVisible();
    expect(events.getByText('Security change')).toBeVisible();
    expect(events.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(events.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(events.getAllByRole('listitem')).toHaveLength(112));
  });

  test('is rated by a checklist', async () => {
    await open();
    const checklist = card('Your checklist');
    expect(await checklist.findByText('1 of 2 done')).toBeVisible();
    expect(checklist.getByRole('link', { name: 'Open Two-factor sign-in' })).toHaveAttribute(
      'href',
      '#sign-in',
    );
    expect(screen.queryByText('Verified email')).not.toBeInTheDocument();
    await userEvent.click(checklist.getByRole('button', { name: '1 done' }));
    expect(screen.getByText('Verified email')).toBeVisible();
  });
});

describe('connected logins (R-SET-03)', () => {
  test('are not spoken of where no provider is configured', async () => {
    await open();
    await card('Active sessions').findByText('This session');
    expect(screen.queryByText('Connected logins')).toBeNull();
  });

  test('are connected and disconnected', async () => {
    await openAsAda('/account/settings/security', {
      prepare: (sandbox) => {
        answerAccount(sandbox);
        sandbox.services.on(getAuthOptions)(() => ({
          data: {
            google: true,
            discord: true,
            apple: false,
            signUp: true,
            passkeys: false,
            demo: false,
          },
        }));
        sandbox.services.on(listIdentities)(() => ({
          data: [{ provider: 'google', email: 'ada@gmail.example', connectedAt: at }],
        }));
      },
    });
    expect(await screen.findByRole('button', { name: 'Connect Discord' })).toBeVisible();
    expect(screen.getByText('ada@gmail.example')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect Google' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect Google' });
    expect(dialog).toHaveTextContent('ada@gmail.example at Google');
  });
});
