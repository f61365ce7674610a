import { listTransactions } from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openAsAda, shownPath, transactionOf } from '../../../test/open-site.tsx';

describe('a wallet on two networks', () => {
  const funded = { preset: 'funded' } as const;

  test('adds them up, and lists what it holds in their order', async () => {
    await openAsAda('/wallet/', funded);
    const hero = (await screen.findByRole('heading', { name: 'Total balance' })).parentElement;
    await waitFor(() => expect(hero).toHaveTextContent('$60,000.00'));
    const rows = within(await screen.findByRole('region', { name: 'Holdings' })).getAllByRole(
      'row',
    );
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Bitcoin\$100,000\.00.*0\.5 BTC\$50,000\.00$/),
      expect.stringMatching(/^Ethereum\$4,000\.00.*2\.5 ETH\$10,000\.00$/),
    ]);
  });

  test('says of each what is on its way', async () => {
    await openAsAda('/wallet/', {
      ...funded,
      prepare: ({ books }) => {
        for (const { id } of books.accounts())
          books.receive(books.addresses(id)[0] ?? '', transactionOf(1).value);
      },
    });
    expect(await screen.findByText('0.1 BTC incoming')).toBeVisible();
    expect(screen.getByText('0.1 ETH incoming')).toBeVisible();
  });

  test('gets sandbox coins on each that can be spent, told by one message', async () => {
    const { sandbox } = await openAsAda('/wallet/', { preset: 'empty' });
    await userEvent.click(await screen.findByRole('button', { name: 'Get sandbox coins' }));
    await screen.findByText('2 deposits incoming.');
    expect(screen.queryByText(/is on its way to/)).toBeNull();
    const paid = sandbox.books.transactions();
    expect(paid.map((each) => each.blockchainNetwork)).toEqual(['ETH', 'BTC']);
    expect(paid.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
  });

  test('shows the one address of an account that has no other', async () => {
    await openAsAda('/wallet/accounts', funded);
    await userEvent.click(await screen.findByRole('link', { name: 'Ethereum' }));
    const card = within(await screen.findByRole('region', { name: 'Deposit address' }));
    const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
    expect(await card.findByText(address)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Generate New Address' })).toBeNull();
  });

  test('filters its transactions by network, and by those it has alone', async () => {
    const asked: unknown[] = [];
    await openAsAda('/wallet/transactions', {
      ...funded,
      prepare: ({ services, books }) => {
        const [address = ''] = books.addresses(books.accounts()[0]?.id ?? '');
        const paid = books.receive(address, transactionOf(1).value);
        const items = paid === null ? [] : [paid];
        services.on(listTransactions)(({ query }) => {
          asked.push(query.Asset);
          return { items, total: items.length, page: 1, pageSize: 25 };
        });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Asset' }));
    const options = screen.getAllByRole('radio').map((option) => option.parentElement?.textContent);
    expect(options).toEqual(['All assets', 'Bitcoin', 'Ethereum']);
    await userEvent.click(screen.getByRole('radio', { name: 'Ethereum' }));
    await waitFor(() => expect(asked).toContain('ETH'));
    expect(shownPath()).toBe('/wallet/transactions?crypto=ETH');
  });

  test('is offered an account on a network of the server that has none yet', async () => {
    const { sandbox } = await openAsAda('/wallet/accounts');
    await userEvent.click(await screen.findByRole('button', { name: 'Add account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add account' }));
    const network = await dialog.findByRole('combobox', { name: 'Network' });
    expect(network).toHaveTextContent('Litecoin');
    await userEvent.click(network);
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    // Those that the server names.
    expect(options).toEqual([
      'Bitcoin',
      'Litecoin',
      'Ethereum',
      'BNB Smart Chain',
      'Tron',
      'Solana',
      'TON',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Ethereum' }));
    expect(dialog.getByLabelText('Account name')).toHaveValue('Ethereum');
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }));
    expect(await screen.findByRole('link', { name: 'Ethereum' })).toBeVisible();
    expect(sandbox.books.accounts().map((account) => account.blockchainNetwork)).toEqual([
      'BTC',
      'ETH',
    ]);
  });
});
