import { networkCodes, toDecimal } from '@billfold/core';
import {
  deleteAccount,
  getStatistics,
  getWalletSettings,
  listAccounts,
  updateAccount,
} from '@billfold/core/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { AccountsScreen } from './accounts-screen.tsx';

const namesShown = (): readonly (string | null)[] =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** `known` is open until `answer` is called. */
function heldBack() {
  let answer = (): void => undefined;
  const known = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { known, answer: () => answer() };
}

describe('the accounts screen by itself', () => {
  test('renames an account, and says at the field what is wrong with a name', async () => {
    const asked: unknown[] = [];
    const { user, advance } = await renderInSandbox(<AccountsScreen />, {
      preset: 'funded',
      prepare: ({ services, books }) =>
        services.on(updateAccount)(({ body, params: { accountId } }) => {
          asked.push(body);
          const found = books.accounts().find(({ id }) => id === accountId);
          if (!found) throw new Error('there is no such account');
          return found;
        }),
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Bitcoin' }));
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const name = await screen.findByLabelText('Account name');
    await user.clear(name);
    await user.keyboard('{Enter}');
    expect(name).toBeInvalid();
    await user.type(name, ' Holidays {Enter}');
    await advance(0);
    expect(asked).toEqual([{ name: 'Holidays' }]);
    expect(screen.getByText('The account is now called Holidays')).toBeVisible();
  });

  test.each([
    [undefined, true],
    [true, false],
    [false, true],
  ])(
    'offers to add accounts on a foreign page only where createAccount is true: %s',
    async (createAccount, off) => {
      const features = createAccount === undefined ? {} : { createAccount };
      await renderInSandbox(<AccountsScreen embedded />, { features });
      const button = await screen.findByRole('button', { name: 'Add account' });
      expect(button).toHaveProperty('disabled', off);
    },
  );

  test('deletes an account only where the service finds it empty', async () => {
    const { user, advance } = await renderInSandbox(<AccountsScreen />, {
      prepare: ({ services }) => {
        services.on(deleteAccount)(() => null);
        services.fail(deleteAccount, {
          status: 409,
          body: { code: 'ACCOUNT_NOT_EMPTY', errors: ['This account still holds something.'] },
        });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Bitcoin' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Bitcoin?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await advance(0);
    const [told] = dialog.getAllByText('This account still holds something.');
    expect(told).toBeVisible();
  });

  test('hides what is on its way with every other amount', async () => {
    const { sandbox } = await renderInSandbox(<AccountsScreen />, {
      preset: 'funded',
      prepare: ({ services, books, walletId }) => {
        books.wallets.updateSettings(walletId, { hideBalances: true });
        services.on(listAccounts)(() => {
          const items = books
            .accounts()
            .map((account) => ({ ...account, pendingBalance: toDecimal('0.0121') }));
          return { items, total: items.length, page: 1, pageSize: 100 };
        });
      },
    });
    expect(sandbox.books.accounts()).not.toHaveLength(0);
    expect(screen.getAllByText('•••••• BTC incoming')[0]).toBeVisible();
    expect(screen.queryByText(/0\.0121/)).toBeNull();
  });

  test('marks accounts of Solana as Beta, and no others (R-NAV-12)', async () => {
    const balance = toDecimal('1');
    const accounts = networkCodes.map((network) => ({ network, balance }));
    await renderInSandbox(<AccountsScreen />, { accounts });
    const marked = screen
      .getAllByRole('row')
      .filter((row) => within(row).queryByText('Beta') !== null)
      .map((row) => within(row).getByRole('link').textContent);
    expect(marked).toEqual(['Solana']);
  });

  test('goes to the account that is pressed, through the host (R-UI-08)', async () => {
    const { user, visited, sandbox } = await renderInSandbox(<AccountsScreen />);
    await user.click(screen.getByRole('link', { name: 'Bitcoin' }));
    const [account] = sandbox.books.accounts();
    expect(visited).toEqual([{ to: 'account', accountId: account?.id }]);
  });

  test('opens Send itself where the host opens nothing', async () => {
    const { user } = await renderInSandbox(<AccountsScreen />);
    await user.click(screen.getByRole('button', { name: 'Actions for Bitcoin' }));
    await user.click(screen.getByRole('menuitem', { name: 'Send' }));
    expect(await screen.findByRole('dialog', { name: 'Send' })).toBeVisible();
  });

  test('looks through a small wallet itself', async () => {
    const { user, advance, sandbox } = await renderInSandbox(<AccountsScreen />, {
      preset: 'many-accounts',
    });
    const before = sandbox.services.requests.length;
    await user.type(screen.getByLabelText('Search'), 'ETHER');
    await advance(300);
    expect(namesShown().every((name) => name?.startsWith('Ethereum'))).toBe(true);
    const lists = sandbox.services.requests
      .slice(before)
      .filter(({ path }) => /accounts$/.test(path));
    expect(lists).toEqual([]);
  });

  test('counts the accounts of a network, and sums the values that it shows', async () => {
    const accounts = (['BTC', 'BTC', 'ETH', 'LTC', 'SOL', 'TRX'] as const).map((network) => ({
      network,
      balance: toDecimal('1'),
    }));
    const { user } = await renderInSandbox(<AccountsScreen />, { accounts });
    const filters = within(screen.getByRole('group', { name: 'Filters' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^Total value \$.*6 accounts$/);
    await user.click(filters.getByRole('button', { name: 'Network' }));
    await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
    const [shown] = within(screen.getByRole('table')).getAllByText(/^\$/);
    const value = Number(shown?.textContent?.replaceAll(/[$,]/g, ''));
    const sum = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
    expect(screen.getByRole('status')).toHaveTextContent(
      `Total value ${sum.format(value * 2)}2 accounts`,
    );
    await user.click(filters.getByRole('button', { name: 'Clear filters' }));
    expect(namesShown()).toHaveLength(6);
  });

  test('lists accounts by value until the user sorts them', async () => {
    const accounts = (['BTC', 'LTC', 'ETH'] as const).map((network, at) => ({
      network,
      balance: toDecimal(['0.00001', '0', '3'][at] ?? '0'),
    }));
    await renderInSandbox(<AccountsScreen />, { accounts });
    expect(namesShown()).toEqual(['Ethereum', 'Bitcoin', 'Litecoin']);
  });

  describe('of a wallet with tokens', () => {
    const accounts = [
      { network: 'BTC', balance: toDecimal('0.00001') },
      { network: 'LTC', balance: toDecimal('0') },
      { network: 'ETH', balance: toDecimal('3'), tokens: { 'DAI@ETH': toDecimal('90') } },
    ] as const;
    const unsorted = [accounts[1], accounts[0], accounts[2]];

    test('keeps the place of an account whose token has no price', async () => {
      await renderInSandbox(<AccountsScreen />, {
        accounts,
        prepare: ({ books }) => books.market.control({ symbol: 'DAI', feed: 'unavailable' }),
      });
      expect(namesShown()).toEqual(['Ethereum', 'Bitcoin', 'Litecoin']);
    });

    test('keeps the order of the service until the values are known', async () => {
      const { known, answer } = heldBack();
      const { advance } = await renderInSandbox(<AccountsScreen />, {
        accounts: unsorted,
        prepare: async ({ services, client, walletId }) => {
          const statistics = await client.wallets.getStatistics(walletId);
          services.on(getStatistics)(async () => {
            await known;
            return statistics;
          });
        },
      });
      expect(namesShown()).toEqual(['Litecoin', 'Bitcoin', 'Ethereum']);
      answer();
      await advance(0);
      expect(namesShown()).toEqual(['Ethereum', 'Bitcoin', 'Litecoin']);
    });

    test('is listed in the order of the user, and by no other before that is known', async () => {
      const { known, answer } = heldBack();
      const { advance } = await renderInSandbox(<AccountsScreen />, {
        accounts: unsorted,
        prepare: ({ services, books, walletId }) => {
          const [litecoin, bitcoin, ether] = books.accounts().map(({ id }) => id);
          services.on(getWalletSettings)(async () => {
            await known;
            return {
              ...books.wallets.settings(walletId),
              accountOrder: [ether ?? '', litecoin ?? '', bitcoin ?? ''],
            };
          });
        },
      });
      expect(namesShown()).toEqual(['Litecoin', 'Bitcoin', 'Ethereum']);
      answer();
      await advance(0);
      expect(namesShown()).toEqual(['Ethereum', 'Litecoin', 'Bitcoin']);
    });

    test('stays in its order when a poll brings other values', async () => {
      const { advance, sandbox } = await renderInSandbox(<AccountsScreen />, { accounts });
      expect(namesShown()).toEqual(['Ethereum', 'Bitcoin', 'Litecoin']);
      const items = sandbox.books
        .accounts()
        .map((account) =>
          account.blockchainNetwork === 'LTC'
            ? { ...account, fiatBalance: toDecimal('1000000.00') }
            : account,
        );
      sandbox.services.on(listAccounts)(() => ({ items, total: 3, page: 1, pageSize: 100 }));
      await advance(20_000);
      expect(screen.getAllByText('$1,000,000.00')[0]).toBeVisible();
      expect(namesShown()).toEqual(['Ethereum', 'Bitcoin', 'Litecoin']);
    });
  });

  test('reports a failed load of the statistics once', async () => {
    const { events } = await renderInSandbox(<AccountsScreen />, {
      prepare: ({ services }) => services.fail(getStatistics, { status: 500, body: {} }),
    });
    expect(events.filter(({ type }) => type === 'error')).toHaveLength(1);
  });

  test('asks the service page by page in a wallet of ten thousand accounts', async () => {
    const asked: unknown[] = [];
    const { user, advance } = await renderInSandbox(<AccountsScreen />, {
      prepare: ({ services, books }) =>
        services.on(listAccounts)(({ query }) => {
          asked.push(query);
          const [one] = books.accounts();
          if (!one) throw new Error('there is no account');
          const { page = 1 } = query;
          const items = [{ ...one, name: `On page ${page}` }];
          return { items, total: 10_000, page, pageSize: 100 };
        }),
    });
    await advance(0);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await advance(0);
    expect(namesShown()).toEqual(['On page 2']);
    await user.type(screen.getByLabelText('Search'), 'rent');
    await advance(300);
    expect(asked.at(-1)).toEqual({ page: 1, pageSize: 100, isArchived: false, search: 'rent' });
  });
});
