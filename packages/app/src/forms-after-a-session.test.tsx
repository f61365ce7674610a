import { findTransaction, getUser, updateNote, updateUser } from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AccountBooks, answerAccount, ownPassword } from '../test/account-answers.ts';
import { type OpenSite, openAsAda, shownPath, transactionOf } from '../test/open-site.tsx';

const over = { status: 401, body: { code: 'UNAUTHORIZED' } };

/** The service takes no token any more, whatever is asked. */
async function endSession({ sandbox, services }: OpenSite): Promise<void> {
  sandbox.services.fail(getUser, over);
  await services.client.user.get().catch(() => undefined);
  await screen.findByRole('heading', { name: 'Sign in' });
}

const signIn = ({ services }: OpenSite) => services.session.signIn('bfs_another-token');

async function openSettings(): Promise<OpenSite & { readonly books: AccountBooks }> {
  const opened: AccountBooks[] = [];
  const site = await openAsAda('/account/settings/general', {
    prepare: (sandbox) => void opened.push(answerAccount(sandbox)),
  });
  await screen.findByLabelText('Name');
  const [books] = opened;
  if (!books) throw new Error('The site was opened without its books.');
  return { ...site, books };
}

async function typeName(name: string): Promise<void> {
  const field = await screen.findByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.type(field, name);
}

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('a form in whose middle the session ends (F11)', () => {
  test('has what was typed again after signing in, and can be saved', async () => {
    const site = await openSettings();
    await typeName('Ada King');
    site.sandbox.services.fail(updateUser, over);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    signIn(site);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ada King'));
    expect(shownPath()).toBe('/account/settings/general');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  test('opens again over its page, without the password', async () => {
    const site = await openSettings();
    await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    const before = await screen.findByRole('dialog', { name: 'Change email' });
    await userEvent.type(within(before).getByLabelText('New email'), 'king@example.com');
    await userEvent.type(within(before).getByLabelText('Current password'), ownPassword);
    await endSession(site);
    signIn(site);
    const dialog = await screen.findByRole('dialog', { name: 'Change email' });
    expect(within(dialog).getByLabelText('New email')).toHaveValue('king@example.com');
    expect(within(dialog).getByLabelText('Current password')).toHaveValue('');
  });

  test('shows nothing of it to somebody else', async () => {
    const site = await openSettings();
    await typeName('Ada King');
    await endSession(site);
    site.books.user = grace;
    signIn(site);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Grace'));
  });

  test('forgets it when the user signs out', async () => {
    const site = await openSettings();
    await typeName('Ada King');
    await site.services.signOut();
    await screen.findByRole('heading', { name: 'Sign in' });
    signIn(site);
    // Sign-out forgets the page too.
    await screen.findByRole('heading', { name: 'Portfolio', level: 1 });
    window.history.pushState(null, '', '/account/settings/general');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace'));
  });

  test('is Send as well: recipient and amount', async () => {
    const site = await openAsAda('/wallet/');
    await screen.findByRole('heading', { name: 'Portfolio' });
    const [send] = screen.getAllByRole('button', { name: 'Send' });
    if (send) await userEvent.click(send);
    const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
    const field = await screen.findByLabelText('Recipient Address');
    await userEvent.type(field, address);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await screen.findByLabelText('Amount'), '0.125');
    await endSession(site);
    signIn(site);
    const card = await screen.findByRole('group', { name: 'Recipient Address' });
    expect(card).toHaveTextContent(address);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Amount')).toHaveValue('0.125');
  });

  test('is a note as well, which is saved then', async () => {
    const notes: string[] = [];
    const transaction = () => transactionOf(1, { note: notes.at(-1) ?? null });
    const site = await openAsAda(`/wallet/transactions/${transactionOf(1).id}`, {
      prepare: ({ services, walletId }) => {
        services.on(findTransaction)(() => ({ ...transaction(), walletId }));
        services.on(updateNote)(({ body }) => {
          notes.push(body.note ?? '');
          return transaction();
        });
      },
    });
    await userEvent.type(await screen.findByLabelText('What was this for?'), 'Rent of May');
    await endSession(site);
    expect(notes).toEqual([]);
    signIn(site);
    await waitFor(() =>
      expect(screen.getByLabelText('What was this for?')).toHaveValue('Rent of May'),
    );
    await waitFor(() => expect(notes).toEqual(['Rent of May']));
  });

  test('leaves the filters of a list in its address', async () => {
    const path = '/wallet/transactions?crypto=BTC';
    const site = await openAsAda(path);
    await screen.findByRole('heading', { name: 'Transactions' });
    await endSession(site);
    signIn(site);
    await screen.findByRole('heading', { name: 'Transactions' });
    expect(shownPath()).toBe(path);
  });
});

const grace = {
  id: '01890000-0000-7000-8000-000000000002',
  email: 'grace@example.com',
  name: 'Grace',
  isEmailVerified: true,
  accountType: 'INDIVIDUAL',
  has2fa: false,
  hasPassword: true,
  createdAt: new Date('2026-11-20T09:00:00.000Z'),
  locale: 'en',
  currency: 'USD',
} as const;
