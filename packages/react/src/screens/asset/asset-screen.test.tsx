import { toDecimal } from '@billfold/core';
import { listAccounts, listTransactions, updateAccount } from '@billfold/core/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { movingPrices } from '../../test-support/moving-prices.ts';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { AssetScreen } from './asset-screen.tsx';

describe('the asset screen', () => {
  it('shows the price of now and how far it moved over the chosen period', async () => {
    const { user, advance } = await renderInSandbox(<AssetScreen symbol="BTC" />, {
      preset: 'funded',
      prepare: movingPrices,
    });
    await advance(0);
    expect(screen.getAllByText('$100,000.00')[0]).toBeVisible();
    // From 110,000 a month ago.
    expect(screen.getByText('−$10,000.00 (−9.09%)')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '1Y' }));
    await advance(0);
    expect(screen.getByRole('figure', { name: 'BTC price over a year' })).toBeVisible();
  });

  it('adds up what the wallet holds on each network', async () => {
    const { advance } = await renderInSandbox(<AssetScreen symbol="usdt" />, {
      accounts: [
        { network: 'ETH', balance: toDecimal('1'), tokens: { 'USDT@ETH': toDecimal('1.005') } },
        { network: 'TRX', balance: toDecimal('1'), tokens: { 'USDT@TRX': toDecimal('2.005') } },
      ],
    });
    await advance(0);
    const card = within(screen.getByRole('region', { name: 'Your balance' }));
    expect(card.getByText('3.01')).toBeVisible();
    // Each part rounds up to a cent, and the sum is that of the parts shown.
    expect(card.getByText('$1.01')).toBeVisible();
    expect(card.getByText('$2.01')).toBeVisible();
    expect(card.getByText('$3.02')).toBeVisible();
  });

  it('says what is incoming on each account and in one sum, below the chart of the price', async () => {
    await renderInSandbox(<AssetScreen symbol="BTC" />, {
      accounts: ['1', '2'].map((balance) => ({ network: 'BTC', balance: toDecimal(balance) })),
      prepare: (sandbox) => {
        movingPrices(sandbox);
        sandbox.services.on(listAccounts)(() => {
          const items = sandbox.books
            .accounts()
            .map((account, at) => ({ ...account, pendingBalance: toDecimal(`0.0${at + 1}`) }));
          return { items, total: items.length, page: 1, pageSize: 100 };
        });
      },
    });
    expect(await screen.findByText('0.03 BTC incoming')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Your balance' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getByText(/incoming$/).textContent)).toEqual([
      '0.01 BTC incoming',
      '0.02 BTC incoming',
    ]);
    const chart = screen.getByRole('figure');
    const balance = screen.getByRole('heading', { name: 'Your balance' });
    expect(chart.compareDocumentPosition(balance)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('sends and receives the asset from the account with the most of it', async () => {
    const { user, advance } = await renderInSandbox(<AssetScreen symbol="USDT" />, {
      preset: 'tokens',
    });
    await advance(0);
    const [receive] = screen.getAllByRole('button', { name: 'Receive' });
    if (receive) await user.click(receive);
    await advance(0);
    expect(await screen.findByRole('dialog', { name: /Receive/ })).toBeVisible();
  });

  it('sends a token that is no longer offered, and does not offer to receive it', async () => {
    const { advance } = await renderInSandbox(<AssetScreen symbol="BUSD" />, {
      accounts: [
        { network: 'ETH', balance: toDecimal('1'), tokens: { 'BUSD@ETH': toDecimal('5') } },
      ],
    });
    await advance(0);
    const card = within(screen.getByRole('region', { name: 'Your balance' }));
    expect(card.getAllByText('5')[0]).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Send/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Receive/ })).not.toBeInTheDocument();
  });

  it('receives a coin on the networks that still offer it alone', async () => {
    const { user, advance } = await renderInSandbox(<AssetScreen symbol="USDC" />, {
      accounts: [
        { network: 'TRX', balance: toDecimal('1'), tokens: { 'USDC@TRX': toDecimal('9') } },
        { network: 'ETH', balance: toDecimal('1'), tokens: { 'USDC@ETH': toDecimal('2') } },
      ],
    });
    await advance(0);
    await user.click(screen.getByRole('button', { name: 'Receive' }));
    await advance(0);
    const dialog = await screen.findByRole('dialog', { name: /Receive/ });
    expect(within(dialog).getByRole('combobox', { name: 'To account' })).toHaveTextContent(
      /USD Coin.*Ethereum/,
    );
  });

  it('has all actions of a row in one menu on a phone', async () => {
    const phone = vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
      const unused = { onchange: null, addListener: () => {}, removeListener: () => {} };
      return Object.assign(new EventTarget(), {
        ...{ media, matches: media.includes('max-width') },
        ...unused,
      });
    });
    onTestFinished(() => phone.mockRestore());
    const { user, advance } = await renderInSandbox(<AssetScreen symbol="USDT" />, {
      preset: 'tokens',
    });
    await advance(0);
    const [menu] = screen.getAllByRole('button', { name: /^Actions for .* USDT$/ });
    if (menu) await user.click(menu);
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Send USDT', 'Receive USDT', 'Hide USDT']);
  });

  it('hides the token where its account is listed', async () => {
    const bodies: unknown[] = [];
    const { user, advance } = await renderInSandbox(<AssetScreen symbol="USDT" />, {
      preset: 'tokens',
      prepare: ({ services, books }) =>
        services.on(updateAccount)(({ body }) => {
          bodies.push(body);
          const [account] = books.accounts();
          if (!account) throw new Error('there is no account');
          return account;
        }),
    });
    await advance(0);
    const [menu] = screen.getAllByRole('button', { name: /^Actions for .* USDT$/ });
    if (menu) await user.click(menu);
    await user.click(screen.getByRole('menuitem', { name: 'Hide USDT' }));
    await advance(0);
    expect(bodies).toEqual([{ hiddenTokens: ['USDT@ETH'] }]);
  });

  it('asks for the transactions of the asset on all its networks', async () => {
    const asked: unknown[] = [];
    const { advance } = await renderInSandbox(<AssetScreen symbol="USDC" />, {
      preset: 'tokens',
      prepare: ({ services }) =>
        services.on(listTransactions)(({ query }) => {
          asked.push(query.Asset);
          return { items: [], total: 0, page: 1, pageSize: 25 };
        }),
    });
    await advance(0);
    expect(asked).toEqual(expect.arrayContaining(['USDC@ETH', 'USDC@TRX', 'USDC@SOL']));
    expect(screen.getByText('No USDC transactions yet')).toBeVisible();
  });

  it('offers no account before it knows which ones there are', async () => {
    const { advance } = await renderInSandbox(<AssetScreen symbol="BTC" />, { preset: 'funded' });
    expect(screen.queryByRole('link', { name: 'Add account' })).toBeNull();
    await advance(0);
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  it('says of an unknown symbol that there is no such asset, and leads back', async () => {
    const { user, visited } = await renderInSandbox(<AssetScreen symbol="DOGE" />);
    expect(screen.getByText(/^There is no DOGE in this wallet/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to portfolio' }));
    expect(visited).toEqual([{ to: 'portfolio' }]);
  });

  it('offers an account for an asset that no account can hold', async () => {
    const { advance } = await renderInSandbox(<AssetScreen symbol="SOL" />, {
      accounts: [{ network: 'BTC', balance: toDecimal('1') }],
    });
    await advance(0);
    expect(screen.getByText("You don't have any SOL yet.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add account' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});
