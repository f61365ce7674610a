import {
  type EmbedScope,
  embedScopes,
  getBalanceChart,
  getPriceHistory,
  getStatistics,
  listWallets,
} from '@billfold/core/contract';
import { newWalletTexts } from '@billfold/core/i18n';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { type RenderOptions, renderInSandbox } from '../test-support/render-in-sandbox.tsx';
import { AccountScreen } from './account/account-screen.tsx';
import { AccountsScreen } from './accounts/accounts-screen.tsx';
import { ContactsScreen } from './contacts/contacts-screen.tsx';
import { DoneStep } from './new-wallet/done-step.tsx';
import { NewWalletScreen } from './new-wallet/new-wallet-screen.tsx';
import { PortfolioScreen } from './portfolio/portfolio-screen.tsx';
import { ScreenScope } from './screen/screen-scope.tsx';
import { WalletSettingsScreen } from './settings/wallet-settings-screen.tsx';

const reading = embedScopes.filter((scope) => scope.endsWith(':read'));

async function draw(
  element: ReactElement,
  scopes: readonly EmbedScope[] | null,
  options: RenderOptions = {},
) {
  const drawn = await renderInSandbox(element, {
    preset: 'funded',
    ...options,
    prepare: async (sandbox) => {
      sandbox.services.setScopes(scopes);
      await options.prepare?.(sandbox);
      // A page knows the scopes of its token with its first answer, which no screen comes before.
      await sandbox.client.resources.wallets.load();
    },
  });
  await drawn.advance(0);
  return drawn;
}

const namesOf = (role: string): readonly string[] =>
  screen
    .queryAllByRole(role)
    .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '');

describe('a token that only reads', () => {
  it('lists accounts with their addresses, and changes none', async () => {
    const { user } = await draw(<AccountsScreen />, reading);
    expect(namesOf('button')).not.toContain('Add account');
    await user.click(screen.getByRole('button', { name: 'Actions for Bitcoin' }));
    expect(namesOf('menuitem')).toEqual(['Deposit addresses']);
  });

  it('has no menu of accounts where it lists no addresses', async () => {
    await draw(<AccountsScreen />, ['portfolio:read']);
    expect(namesOf('columnheader')).not.toContain('Actions');
    expect(namesOf('button').filter((name) => name.startsWith('Actions'))).toEqual([]);
  });

  it('shows the portfolio without a way to add accounts or contacts', async () => {
    const { user } = await draw(<PortfolioScreen />, reading);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(namesOf('menuitem')).toEqual(['Transactions', 'Accounts']);
  });

  it('shows an account without its name to change, and lists its addresses', async () => {
    const { sandbox } = await draw(<p />, null);
    const [account] = sandbox.books.accounts();
    await draw(<AccountScreen accountId={account?.id ?? ''} />, reading);
    expect(screen.getByRole('region', { name: 'Deposit addresses' })).toBeVisible();
    const names = namesOf('button');
    expect(names).not.toContain('Rename');
    expect(names).not.toContain('Generate New Address');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has no settings, and says so in their place', async () => {
    await draw(<WalletSettingsScreen tab="security" />, reading);
    expect(screen.getByText("You can't change settings on this page.")).toBeVisible();
    expect(namesOf('button')).toEqual([]);
    expect(namesOf('link')).toEqual([]);
    expect(namesOf('heading')).toEqual(['Wallet settings']);
  });

  it('asks for no values where it reads none, and shows amounts alone', async () => {
    const scopes: readonly EmbedScope[] = ['accounts:read', 'transactions:read', 'receive'];
    const asked: string[] = [];
    await draw(<PortfolioScreen />, scopes, {
      prepare: ({ services }) => {
        const refuse = (path: string) => () => {
          asked.push(path);
          throw new Error('the token may not');
        };
        services.on(getStatistics)(refuse(getStatistics.path));
        services.on(getBalanceChart)(refuse(getBalanceChart.path));
        services.on(getPriceHistory)(refuse(getPriceHistory.path));
      },
    });
    expect(asked).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(namesOf('heading')).toContain('Holdings');
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  it('makes no wallet', async () => {
    await draw(<PortfolioScreen />, reading, withoutWallet);
    expect(screen.getByText('No wallet yet')).toBeVisible();
    expect(namesOf('button')).toEqual([]);
  });
});

describe('a token of a partner with every scope', () => {
  it.each(['frame', 'inline'] as const)(
    'adds accounts where its page takes secrets: %s',
    async (secretEntry) => {
      await draw(<AccountsScreen />, embedScopes, { secretEntry });
      expect(namesOf('button').includes('Add account')).toBe(secretEntry === 'inline');
    },
  );

  it('deletes neither account nor wallet, and reads no seed phrase', async () => {
    const { user, rerender, advance } = await draw(<AccountsScreen />, embedScopes);
    await user.click(screen.getByRole('button', { name: 'Actions for Bitcoin' }));
    expect(namesOf('menuitem')).toContain('Rename');
    expect(namesOf('menuitem')).not.toContain('Delete');
    rerender(<WalletSettingsScreen />);
    await advance(0);
    expect(namesOf('heading')).not.toContain('Delete wallet');
    expect(namesOf('button')).not.toContain('Delete wallet');
    rerender(<WalletSettingsScreen tab="security" />);
    await advance(0);
    expect(namesOf('button')).toEqual(['Reset with seed phrase']);
  });

  it('sees contacts and writes none, because they decide who is paid', async () => {
    await draw(<ContactsScreen />, embedScopes);
    expect(screen.getByText('No contacts yet')).toBeVisible();
    expect(namesOf('button')).toEqual([]);
  });
});

describe('the owner of a wallet', () => {
  it('is offered everything', async () => {
    const { user, rerender, advance } = await draw(<AccountsScreen />, null);
    expect(namesOf('button')).toContain('Add account');
    await user.click(screen.getByRole('button', { name: 'Actions for Bitcoin' }));
    expect(namesOf('menuitem')).toEqual([
      'Send',
      'Receive',
      'Deposit addresses',
      'Rename',
      'Archive',
      'Delete',
    ]);
    rerender(<WalletSettingsScreen />);
    await advance(0);
    expect(namesOf('link')).toEqual(['General', 'Accounts', 'Security', 'Privacy']);
    expect(namesOf('button')).toContain('Delete wallet');
    rerender(<WalletSettingsScreen tab="security" />);
    await advance(0);
    expect(namesOf('button')).toEqual(
      expect.arrayContaining([
        'Change password',
        'Reset with seed phrase',
        'Show seed phrase',
        'Manage contacts',
      ]),
    );
    rerender(<ContactsScreen />);
    await advance(0);
    expect(namesOf('button')).toContain('Add contact');
  });
});

const withoutWallet: RenderOptions = {
  unselected: true,
  prepare: ({ services }) =>
    services.on(listWallets)(() => ({ items: [], total: 0, page: 1, pageSize: 100 })),
};

describe('a new wallet', () => {
  const phraseText = async (scopes: readonly EmbedScope[] | null) => {
    const { user, advance } = await draw(<NewWalletScreen />, scopes);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await advance(0);
    for (const label of ['Cloud encryption password', 'Confirm password'])
      await user.type(screen.getByLabelText(label), 'Correct-Horse-42');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await advance(0);
    return screen.findByText(/Nobody from Billfold will ever ask you for these words/);
  };

  it('tells a person without a sign-in that the words are shown only here', async () => {
    const text = await phraseText(embedScopes);
    expect(text).toHaveTextContent('This is the only time you can see them');
    expect(text).not.toHaveTextContent('Settings');
  });

  it.each([
    ['its owner that accounts can be added and archived', null, 'later'],
    ['a person without a sign-in of no change', embedScopes, null],
  ] as const)('tells %s', async (_, scopes, word) => {
    const { sandbox } = await draw(<p />, scopes);
    const { items } = await sandbox.client.wallets.list();
    const [wallet] = items;
    if (wallet === undefined) throw new Error('a wallet is expected');
    await draw(
      <ScreenScope texts={[newWalletTexts]} withoutWallet>
        <DoneStep place={{ step: 'done', walletId: wallet.id, wallet, networks: ['BTC', 'ETH'] }} />
      </ScreenScope>,
      scopes,
    );
    const lead = screen.getByText(/^You have an account on each of 2 networks\./);
    expect(lead.textContent?.includes('later')).toBe(word !== null);
  });

  it('tells its owner where the words are shown again', async () => {
    expect(await phraseText(null)).toHaveTextContent('Settings → Security');
  });
});
