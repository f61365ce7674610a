import {
  deleteDevice,
  deleteWallet,
  exportWallet,
  getUser,
  getWalletSettings,
  listAccounts,
  listDevices,
  listWallets,
  restoreWallet,
  updateAccount,
  updateWalletSettings,
} from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ada, openAsAda, otherWalletId, shownPath } from '../../../test/open-site.tsx';

const password = 'Correct-Horse-42';
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the wallet settings (R-SHELL-03, R-SET-01)', () => {
  test.each([
    ['/wallet/settings/', 'Wallet settings', 'General'],
    ['/wallet/settings', 'Wallet settings', 'General'],
    ['/wallet/settings/general', 'Wallet settings', 'General'],
    ['/wallet/settings/accounts', 'Wallet accounts', 'Accounts'],
    ['/wallet/settings/security', 'Wallet security', 'Security'],
    ['/wallet/settings/privacy', 'Wallet privacy', 'Privacy'],
  ])('%s shows its tab', async (path, title, tab) => {
    await openAsAda(path);
    await screen.findByRole('heading', { name: title, level: 1 });
    const tabs = screen.getByRole('navigation', { name: 'Wallet settings' });
    const shown = within(tabs).getByRole('link', { current: 'page' });
    expect(shown).toHaveTextContent(tab);
    for (const link of screen.getAllByRole('link', { name: 'Settings' }))
      expect(link).toHaveAttribute('aria-current');
  });

  test('rename the wallet, and say what is wrong with a name', async () => {
    const { sandbox } = await openAsAda('/wallet/settings/general');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, ' {Enter}');
    expect(await screen.findByText('Required')).toBeVisible();
    expect(name).toHaveFocus();
    await userEvent.type(name, 'Rainy days{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sandbox.books.wallets.find(sandbox.walletId).name).toBe('Rainy days');
  });

  test('ask for a two-factor code with each payment, by a code', async () => {
    const { sandbox } = await openAsAda('/wallet/settings/security', {
      prepare: ({ services }) => services.on(getUser)(() => ({ data: { ...ada, has2fa: true } })),
    });
    const { wallets } = sandbox.books;
    const box = await screen.findByRole('switch', { name: 'Require a code to send' });
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.click(box);
    expect(box).not.toBeChecked();
    const dialog = await screen.findByRole('dialog', { name: 'Require a code' });
    const code = within(dialog).getByLabelText('Code');
    const submit = within(dialog).getByRole('button', { name: 'Require a code' });
    await userEvent.click(submit);
    expect(await within(dialog).findByText('Enter 6 digits')).toBeVisible();
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription("That code isn't right."));
    expect(wallets.asksCode(sandbox.walletId)).toBe(false);
    await userEvent.clear(code);
    await userEvent.type(code, `${sandbox.signIn.twoFactorCode}{Enter}`);
    await waitFor(() => expect(box).toBeChecked());
    expect(wallets.asksCode(sandbox.walletId)).toBe(true);
  });

  test('have a link to two-factor sign-in in place of asking for its code while it is off', async () => {
    await openAsAda('/wallet/settings/security');
    const row = await screen.findByRole('group', { name: 'Require a code to send' });
    expect(row).toHaveTextContent('Needs two-factor sign-in.');
    expect(within(row).getByRole('link', { name: 'Set up' })).toHaveAttribute(
      'href',
      '/account/settings/security',
    );
    expect(screen.queryByRole('switch', { name: 'Require a code to send' })).toBeNull();
  });

  test('save a choice at once, and show what another device chose meanwhile', async () => {
    const { sandbox } = await openAsAda('/wallet/settings/privacy');
    const box = () => screen.findByRole('switch', { name: 'Allow support access' });
    await userEvent.click(await box());
    expect(await box()).toBeChecked();
    await waitFor(() =>
      expect(sandbox.books.wallets.settings(sandbox.walletId).supportAccess).toBe(true),
    );
    sandbox.books.wallets.updateSettings(sandbox.walletId, { supportAccess: false });
    await userEvent.click(await box());
    await waitFor(async () => expect(await box()).not.toBeChecked());
    expect(sandbox.books.wallets.settings(sandbox.walletId).version).toBe(3);
  });

  test.each([
    ['general', /^Hide balances under \$1/, 'hideSmallBalances'],
    ['privacy', /^Hide amounts/, 'hideBalances'],
    ['privacy', /^Spam filter/, 'spamFilter'],
    ['privacy', /^Load prices/, 'loadPrices'],
    ['privacy', /^Allow support access/, 'supportAccess'],
  ] as const)('save the switch of the tab %s named %s', async (tab, name, flag) => {
    const { sandbox } = await openAsAda(`/wallet/settings/${tab}`);
    const saved = () => sandbox.books.wallets.settings(sandbox.walletId)[flag];
    const before = saved();
    const box = await screen.findByRole('switch', { name });
    await userEvent.click(box);
    await waitFor(() => expect(saved()).toBe(!before));
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.click(box);
    await waitFor(() => expect(saved()).toBe(before));
  });

  test('save the currency of the wallet', async () => {
    const { sandbox } = await openAsAda('/wallet/settings/general');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Currency' }));
    await userEvent.click(screen.getByRole('option', { name: /^EUR/ }));
    await waitFor(() =>
      expect(sandbox.books.wallets.settings(sandbox.walletId).currency).toBe('EUR'),
    );
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveTextContent(/^EUR/);
  });

  test('show a hidden token again', async () => {
    const kept: unknown[] = [];
    await openAsAda('/wallet/settings/privacy', {
      preset: 'tokens',
      prepare: ({ services, books }) => {
        services.on(listAccounts)(() => {
          const items = books.accounts().map((account) => ({
            ...account,
            tokens: account.tokens.map((token) => ({ ...token, isHidden: kept.length === 0 })),
          }));
          return { items, total: items.length, page: 1, pageSize: 100 };
        });
        services.on(updateAccount)(({ body: { hiddenTokens } }) => {
          kept.push(hiddenTokens);
          const [first] = books.accounts();
          if (first === undefined) throw new Error('there is no account');
          return first;
        });
      },
    });
    await press('Show USDC of Ethereum');
    expect(await screen.findByText('No hidden tokens')).toBeVisible();
    expect(kept).toEqual([['USDT@ETH']]);
  });

  test('keep the choice as it was when the service refuses it', async () => {
    const { sandbox } = await openAsAda('/wallet/settings/general');
    const box = await screen.findByRole('switch', { name: /balances under \$1/ });
    sandbox.services.fail(updateWalletSettings, { status: 400, body: { errors: ['Not now.'] } });
    await userEvent.click(box);
    expect((await screen.findAllByText('Not now.')).length).toBeGreaterThan(0);
    expect(box).not.toBeChecked();
  });

  test('that cannot be loaded are told in a notification too (R-NOTE-08)', async () => {
    await openAsAda('/wallet/settings/privacy', {
      prepare: ({ services }) =>
        services.fail(getWalletSettings, { status: 400, body: { errors: ['Not now.'] } }),
    });
    const stack = await screen.findByRole('region', { name: 'Notifications' });
    expect(await within(stack).findByText('Not now.')).toBeVisible();
  });

  test('delete the wallet by its name and its password, and take it back', async () => {
    const { sandbox, services } = await openAsAda('/wallet/settings/general');
    const kept = (id: string) => ({ ...sandbox.books.wallets.find(sandbox.walletId), id });
    const deleted = new Set<string>();
    sandbox.services.on(listWallets)(({ query: { IsDeletedFilter = false } }) => {
      const items = [
        { ...kept(sandbox.walletId), name: 'Savings' },
        { ...kept(otherWalletId), name: 'Rent' },
      ].filter(({ id }) => deleted.has(id) === IsDeletedFilter);
      return { items, total: items.length, page: 1, pageSize: 25 };
    });
    sandbox.services.on(deleteWallet)(({ params: { id }, body }) => {
      sandbox.books.wallets.prove(id, body);
      deleted.add(id);
      return null;
    });
    sandbox.services.on(restoreWallet)(({ params: { id } }) => {
      deleted.delete(id);
      return kept(id);
    });
    await press('Delete wallet');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Savings' }));
    const submit = dialog.getByRole('button', { name: 'Delete wallet' });
    await userEvent.type(dialog.getByLabelText('Name of the wallet'), 'saving');
    await userEvent.click(submit);
    expect(await dialog.findByText('This is not the name of the wallet')).toBeVisible();
    expect(dialog.getByText('Required')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Name of the wallet'));
    await userEvent.type(dialog.getByLabelText('Name of the wallet'), 'Savings');
    const key = dialog.getByLabelText('Current cloud encryption password');
    await userEvent.type(key, 'wrong');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(key).toHaveAccessibleDescription('The cloud encryption password is not right.'),
    );
    await userEvent.clear(key);
    await userEvent.type(key, `${password}{Enter}`);
    await waitFor(() => expect(shownPath()).toBe('/wallet/'));
    await waitFor(() => expect(services.session.get().walletId).toBe(otherWalletId));
    const [settings] = await screen.findAllByRole('link', { name: 'Settings' });
    if (settings) await userEvent.click(settings);
    await press('Restore Savings');
    expect(await screen.findByText('Savings restored')).toBeVisible();
    expect(deleted.size).toBe(0);
  });
});

describe('the accounts of the settings (R-SET-01)', () => {
  test('are moved by their menus, which keep the focus', async () => {
    const { sandbox } = await openAsAda('/wallet/settings/accounts', { preset: 'tokens' });
    const menus = await screen.findAllByRole('button', { name: /^Actions for / });
    const [menu] = menus;
    if (!menu) throw new Error('There is nothing to move.');
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await waitFor(() =>
      expect(sandbox.books.wallets.settings(sandbox.walletId).accountOrder).toHaveLength(
        menus.length,
      ),
    );
    await waitFor(() => expect(screen.getByText(/is number 2 of/)).toBeInTheDocument());
    const after = screen.getAllByRole('button', { name: /^Actions for / });
    expect(after[1]).toBe(menu);
    expect(menu).toHaveFocus();
  });

  test('are archived and taken out of it', async () => {
    const { sandbox } = await openAsAda('/wallet/settings/accounts');
    let isArchived = false;
    const archived = () => {
      const items = sandbox.books
        .accounts(sandbox.walletId)
        .map((each) => ({ ...each, isArchived }));
      return { items, total: items.length, page: 1, pageSize: 100 };
    };
    sandbox.services.on(listAccounts)(archived);
    sandbox.services.on(updateAccount)(({ body }) => {
      isArchived = body.isArchived ?? isArchived;
      const [account] = archived().items;
      if (!account) throw new Error('There is no account.');
      return account;
    });
    const choose = async (name: string): Promise<void> => {
      const [menu] = await screen.findAllByRole('button', { name: /^Actions for / });
      if (menu) await userEvent.click(menu);
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Archive');
    expect((await screen.findAllByText('Archived')).length).toBeGreaterThan(0);
    await choose('Unarchive');
    await waitFor(() => expect(screen.queryByText('Archived')).toBeNull());
  });
});

describe('the security of the wallet (R-SET-01)', () => {
  test('shows the seed phrase for the password, and hides it after a minute', async () => {
    const { sandbox } = await openAsAda('/wallet/settings/security');
    await press('Show seed phrase');
    const dialog = within(await screen.findByRole('dialog', { name: 'Show seed phrase' }));
    const key = dialog.getByLabelText('Current cloud encryption password');
    await userEvent.type(key, 'wrong{Enter}');
    await waitFor(() =>
      expect(key).toHaveAccessibleDescription('The cloud encryption password is not right.'),
    );
    await userEvent.clear(key);
    await userEvent.type(key, `${password}{Enter}`);
    const reveal = await dialog.findByRole('button', { name: 'Reveal' });
    await waitFor(() => expect(reveal).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(dialog.getByRole('list', { name: 'Seed phrase' })).toHaveFocus();
    expect(dialog.getAllByText('abandon')).toHaveLength(11);
    await sandbox.time.advance(61_000);
    await waitFor(() => expect(screen.queryByText('abandon')).toBeNull());
  });

  test('changes the password by the old one and by the rules of a new one', async () => {
    const { sandbox } = await openAsAda('/wallet/settings/security');
    await press('Change password');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const submit = dialog.getByRole('button', { name: 'Change password' });
    await userEvent.type(dialog.getByLabelText('New cloud encryption password'), 'weak');
    await userEvent.click(submit);
    expect(await dialog.findByText('Password is too weak')).toBeVisible();
    expect(dialog.getAllByText('Required').length).toBeGreaterThan(0);
    const next = 'Better-Horse-2026';
    await userEvent.clear(dialog.getByLabelText('New cloud encryption password'));
    await userEvent.type(dialog.getByLabelText('New cloud encryption password'), next);
    await userEvent.type(dialog.getByLabelText('Confirm password'), next);
    await userEvent.type(dialog.getByLabelText('Current cloud encryption password'), password);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(submit);
    expect(await screen.findByText('New password successfully created')).toBeVisible();
    expect(sandbox.books.wallets.secretsOf(sandbox.walletId).password).toBe(next);
  });

  test('removes a trusted device, and teaches what one is', async () => {
    const { sandbox } = await openAsAda('/wallet/settings/security', {
      prepare: ({ books, walletId }) => void books.wallets.trustDevice(walletId),
    });
    sandbox.services.on(deleteDevice)(() => {
      sandbox.services.on(listDevices)(() => ({ items: [], total: 0, page: 1, pageSize: 0 }));
      return null;
    });
    expect(await screen.findByText('This device')).toBeVisible();
    await press('Remove Chromium 140 on Linux');
    expect(await screen.findByText('No trusted devices')).toBeVisible();
  });
});

test('the data of the wallet is asked for as a file (R-SET-01)', async () => {
  const { sandbox } = await openAsAda('/wallet/settings/privacy');
  sandbox.services.on(exportWallet)(() => new File([], 'wallet.json'));
  sandbox.services.fail(exportWallet, { status: 400, body: { errors: ['Not now.'] } });
  await press('Download data');
  expect((await screen.findAllByText('Not now.')).length).toBeGreaterThan(0);
});
