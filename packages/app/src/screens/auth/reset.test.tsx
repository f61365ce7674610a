import { completeReset, listResetLogins, requestReset, undoEmail } from '@billfold/core/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAsAda, openSite, shownPath } from '../../../test/open-site.tsx';

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('a request for a new password', () => {
  test('is reached from sign-in and says the same for every address', async () => {
    const { sandbox } = await openSite('/auth/sign-in');
    const asked: string[] = [];
    sandbox.services.on(requestReset)(({ body }) => {
      asked.push(body.email);
      return null;
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await userEvent.type(await screen.findByLabelText('Email'), ' ada@example.com {Enter}');
    const said = await screen.findByText(/^If an account exists/);
    expect(said).toHaveTextContent(
      'If an account exists for ada@example.com, a link is on its way.',
    );
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(asked).toEqual(['ada@example.com']);
    expect(screen.getByRole('button', { name: 'Resend email in 60 s' })).toBeDisabled();
  });

  test('validates the address and keeps it when the service does not answer', async () => {
    const { sandbox } = await openSite('/auth/reset-password');
    const field = await screen.findByLabelText('Email');
    expect(field).toHaveFocus();
    await userEvent.type(field, 'ada{Enter}');
    expect(await screen.findByText("That doesn't look like an email address")).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    sandbox.services.fail(requestReset, { status: 429, body: { errors: ['Try later.'] } });
    await userEvent.type(field, '@example.com{Enter}');
    expect((await screen.findAllByText('Try later.')).length).toBeGreaterThan(0);
    expect(field).toHaveValue('ada@example.com');
  });
});

describe('a new password', () => {
  test('is set with the token of the mail, which is out of the address by then', async () => {
    const addresses: string[] = [];
    const { sandbox } = await openSite('/auth/new-password?token=t1');
    const sent: unknown[] = [];
    sandbox.services.on(completeReset)(({ body }) => {
      addresses.push(shownPath());
      sent.push(body);
      return null;
    });
    await userEvent.type(await screen.findByLabelText('New password'), 'a-quiet-river-42');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'a-quiet-river-42{Enter}');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(screen.getByText('Password changed. Sign in with your new password.')).toBeVisible();
    expect(sent).toEqual([{ token: 't1', password: 'a-quiet-river-42' }]);
    expect(addresses).toEqual(['/auth/new-password']);
  });

  test('removes the connected logins that are chosen, with the new password', async () => {
    const sent: unknown[] = [];
    await openSite('/auth/new-password?token=t1', {
      prepare: ({ services }) => {
        services.on(listResetLogins)(() => ({
          data: [
            { provider: 'google', email: 'a***@example.com' },
            { provider: 'discord', email: 'e***@example.net' },
          ],
        }));
        services.on(completeReset)(({ body }) => {
          sent.push(body);
          return null;
        });
      },
    });
    expect(await screen.findByText('These logins can still sign in')).toBeVisible();
    expect(screen.getByLabelText('Remove Google (a***@example.com)')).not.toBeChecked();
    await userEvent.click(screen.getByLabelText('Remove Google (a***@example.com)'));
    await userEvent.click(screen.getByLabelText('Remove Discord (e***@example.net)'));
    await userEvent.click(screen.getByLabelText('Remove Google (a***@example.com)'));
    await userEvent.type(screen.getByLabelText('New password'), 'a-quiet-river-42');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'a-quiet-river-42{Enter}');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(sent).toEqual([
      { token: 't1', password: 'a-quiet-river-42', removeLogins: ['discord'] },
    ]);
  });

  test('says that the cloud password stays as it is, and validates what is typed', async () => {
    await openSite('/auth/new-password?token=t1');
    expect(
      await screen.findByText(
        'This changes your sign-in password. Your cloud encryption password and seed phrase are not affected.',
      ),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText('New password'), 'short{Enter}');
    expect(await screen.findByText('Use 10 characters or more')).toBeVisible();
    await userEvent.type(screen.getByLabelText('New password'), '-but-longer');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'other{Enter}');
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
  });

  test('ends the session of this page, which the service has ended', async () => {
    const { services, sandbox } = await openAsAda('/auth/new-password?token=t1');
    sandbox.services.on(completeReset)(() => null);
    await userEvent.type(await screen.findByLabelText('New password'), 'a-quiet-river-42');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'a-quiet-river-42{Enter}');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(services.session.getAccessToken()).toBeNull();
  });

  test.each(['TOKEN_EXPIRED', 'TOKEN_INVALID'])('leads to a new link after %s', async (code) => {
    const { sandbox } = await openSite('/auth/new-password?token=t1');
    sandbox.services.fail(completeReset, { status: 400, body: { code } });
    await userEvent.type(await screen.findByLabelText('New password'), 'a-quiet-river-42');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'a-quiet-river-42{Enter}');
    expect(await screen.findByText('This link is no longer valid')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/auth/reset-password',
    );
  });
});

describe('taking a change of the email back', () => {
  test('asks before it ends anything, and needs no session', async () => {
    const { sandbox } = await openSite('/account/undo/email?token=t1');
    const sent: unknown[] = [];
    sandbox.services.on(undoEmail)(({ body }) => {
      sent.push(body);
      return null;
    });
    const button = await screen.findByRole('button', { name: 'Undo change' });
    expect(sent).toEqual([]);
    expect(shownPath()).toBe('/account/undo/email');
    await userEvent.click(button);
    expect(await screen.findByText('Your email address is restored')).toBeVisible();
    expect(sent).toEqual([{ token: 't1' }]);
  });

  test('says when the link is too old', async () => {
    const { sandbox } = await openSite('/account/undo/email?token=t1');
    sandbox.services.on(undoEmail)(() => null);
    sandbox.services.fail(undoEmail, { status: 400, body: { code: 'TOKEN_EXPIRED' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo change' }));
    expect(await screen.findByText('This link is no longer valid')).toBeVisible();
  });
});
