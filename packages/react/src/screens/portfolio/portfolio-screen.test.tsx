import { type EmbedScope, type LiveSource, toDecimal } from '@billfold/core';
import {
  getBalanceChart,
  getPriceHistory,
  getWalletSettings,
  type LiveUpdate,
  listAccounts,
  updateWalletSettings,
} from '@billfold/core/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { livedIn } from '../../test-support/story-wallet.ts';
import { ScreenHost } from '../screen/screen-host.tsx';
import { PortfolioScreen } from './portfolio-screen.tsx';

describe('the portfolio by itself', () => {
  test('shows what everything is worth in the currency of the wallet', async () => {
    await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: (sandbox) => {
        livedIn(sandbox);
        sandbox.books.wallets.updateSettings(sandbox.walletId, { currency: 'EUR' });
      },
    });
    // 60,000 dollars at 1.10 a euro: the sum of two values, each rounded to a cent.
    expect(await screen.findByText('€54,545.46')).toBeInTheDocument();
  });

  test('draws the history in the dollars that it is kept in, whatever the currency', async () => {
    const { sandbox, advance } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: (made) => {
        livedIn(made);
        made.books.wallets.updateSettings(made.walletId, { currency: 'EUR' });
      },
    });
    expect(await screen.findByText('Shown in US dollars')).toBeVisible();
    await advance(0);
    const asked = sandbox.services.requests.filter(({ path }) => path === getBalanceChart.path);
    // Not again in euros, once their price is known.
    expect(asked).toHaveLength(1);
  });

  test('keeps hidden amounts hidden: the choice is a setting of the wallet', async () => {
    const { user, sandbox, advance } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: livedIn,
    });
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await advance(0);
    expect(screen.queryByText('$60,000.00')).toBeNull();
    expect(screen.getByText(/22\.63%/).parentElement).toHaveTextContent(
      '•••••• (+22.63% of start and deposits) · 1M Net deposits ••••••',
    );
    expect(sandbox.books.wallets.settings(sandbox.walletId).hideBalances).toBe(true);
    // The chart keeps its place, and its shape tells nothing.
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByText('Amounts are hidden')).toBeVisible();
    expect(screen.queryByRole('radio', { name: '1M' })).toBeNull();
    const [, inChart] = screen.getAllByRole('button', { name: 'Show amounts' });
    if (inChart) await user.click(inChart);
    expect(screen.getByRole('radio', { name: '1M' })).toBeChecked();
    // The button is gone: a keyboard goes on in its place.
    expect(screen.getByRole('radio', { name: '1M' })).toHaveFocus();
  });

  test('shows no amount before it is known whether amounts are hidden', async () => {
    await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: (sandbox) => {
        livedIn(sandbox);
        sandbox.services.on(getWalletSettings)(() => new Promise(() => undefined));
      },
    });
    const holdings = screen.getByRole('region', { name: 'Holdings' });
    const [amount] = within(holdings).getAllByText('BTC');
    expect(amount?.closest('[class*="private-amount"]')).not.toBeNull();
  });

  test('says what failed when the choice cannot be kept, and hides all the same', async () => {
    const { user, advance } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: (sandbox) => {
        livedIn(sandbox);
        sandbox.services.fail(updateWalletSettings, { status: 403, body: { code: 'FORBIDDEN' } });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await advance(0);
    expect(screen.queryByText('$60,000.00')).toBeNull();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('sorts by name, and leaves small balances out as the wallet is told', async () => {
    const { user, sandbox, advance } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'tokens',
      prepare: livedIn,
    });
    const names = () =>
      within(screen.getByRole('region', { name: 'Holdings' }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => /^[A-Za-z ]+?(?= on |\$)/.exec(textContent ?? '')?.[0]);
    expect(names()).toEqual(['Ethereum', 'USD Coin', 'Tether', 'Tron']);
    await user.click(screen.getByRole('button', { name: 'Sort and filter' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Name' }));
    expect(names()).toEqual(['Ethereum', 'Tether', 'Tron', 'USD Coin']);
    await user.click(screen.getByRole('menuitemradio', { name: 'Hide balances under $1' }));
    await advance(0);
    expect(sandbox.books.wallets.settings(sandbox.walletId).hideSmallBalances).toBe(true);
  });

  test('leads with what prices did over the period, and names the deposits beside it', async () => {
    const { user } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: livedIn,
    });
    // From 48,000 a month ago to 60,000, of which 800 came in.
    const change = () =>
      screen.getByText('+$11,200.00 (+22.63% of start and deposits)').parentElement;
    expect(change()).toHaveTextContent(
      '+$11,200.00 (+22.63% of start and deposits) · 1M Net deposits +$800.00',
    );
    await user.click(screen.getByRole('radio', { name: 'Performance' }));
    expect(change()).toHaveTextContent(
      '+$11,200.00 (+22.63% of start and deposits) · 1M Net deposits +$800.00',
    );
    expect(screen.getByRole('figure', { name: 'Performance over a month' })).toBeVisible();
  });

  test('tells a deposit from a gain in the block that confirms it', async () => {
    const listeners = new Set<(update: LiveUpdate) => void>();
    const live: LiveSource = {
      get: () => ({ isConnected: true }),
      subscribe: () => () => undefined,
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const { sandbox, advance } = await renderInSandbox(
      <ScreenHost live={live}>
        <PortfolioScreen />
      </ScreenHost>,
      { preset: 'funded', prepare: livedIn },
    );
    await advance(0);
    const now = sandbox.books.now().getTime();
    const figures = { first: null, last: null, min: null, max: null, currency: 'USD' };
    const flow = { received: toDecimal('10000.00'), sent: toDecimal('0.00'), count: 1, only: null };
    sandbox.services.on(getBalanceChart)(() => ({
      ...figures,
      points: [{ t: new Date(now - 3_600_000), value: toDecimal('50000.00') }],
      flows: [{ t: new Date(now - 60_000), ...flow }],
    }));
    for (const listener of listeners) listener({ type: 'blocks', network: 'BTC' });
    await advance(0);
    const change = screen.getByText('$0.00 (0.00% of start and deposits)').parentElement;
    expect(change).toHaveTextContent(
      '$0.00 (0.00% of start and deposits) · 1M Deposits +$10,000.00',
    );
  });

  test('names what came in and left in the chart', async () => {
    const { user } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: livedIn,
    });
    const figure = within(screen.getByRole('figure', { name: 'Balance over a month' }));
    const toTable = figure.queryByRole('button', { name: 'Show as a table' });
    if (toTable) await user.click(toTable);
    expect(await figure.findByText(/^Received 0\.015 BTC · /)).toBeVisible();
    expect(figure.getByText('3 transactions')).toBeVisible();
  });

  test('opens Send, Receive, the scanner and more from beside the balance', async () => {
    const { user, visited } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: livedIn,
    });
    for (const name of ['Send', 'Receive', 'Scan', 'More'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Swap' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Transactions' }));
    expect(visited).toEqual([{ to: 'transactions' }]);
  });

  test('links each asset to its screen', async () => {
    const { user, visited } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'tokens',
      prepare: livedIn,
    });
    await user.click(screen.getByRole('link', { name: 'Tether' }));
    expect(visited).toEqual([{ to: 'asset', symbol: 'USDT' }]);
    await user.click(screen.getByRole('button', { name: 'Tether on 2 networks' }));
    // Its networks have no page of their own.
    expect(screen.getAllByRole('link', { name: 'Ethereum' })).toHaveLength(1);
  });

  test('draws the last week of all assets with one call, and nothing without prices', async () => {
    const asked: unknown[] = [];
    const { advance } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'tokens',
      prepare: (made) => {
        livedIn(made);
        made.services.on(getPriceHistory)(({ query }) => {
          asked.push(query);
          const prices = ['1', '3', '2'].map((text, hour) => ({
            t: new Date(hour * 3_600_000),
            value: toDecimal(text),
          }));
          return {
            series: query.symbols.split(',').map((symbol) => ({ symbol, points: prices })),
          };
        });
      },
    });
    await advance(0);
    expect(asked).toEqual([{ symbols: 'ETH,TRX,USDC,USDT', period: '1W', points: 28 }]);
    const table = screen.getByRole('table', { name: 'Holdings' });
    // Their parts on single networks have none.
    expect(table.querySelectorAll('svg[class*="sparkline"]')).toHaveLength(4);
  });

  test('totals the values as they are shown in the currency of the wallet', async () => {
    await renderInSandbox(<PortfolioScreen />, {
      accounts: ['0.00000005', '0.00000005', '0.00000005'].map((balance, at) => ({
        network: (['BTC', 'LTC', 'ETH'] as const)[at] ?? 'BTC',
        balance: toDecimal(balance),
      })),
      prepare: (made) => {
        livedIn(made);
        made.books.wallets.updateSettings(made.walletId, { currency: 'EUR' });
        for (const symbol of ['BTC', 'LTC', 'ETH'] as const)
          made.books.market.control({ symbol, price: toDecimal('1000000') });
      },
    });
    // Each is $0.05 or €0.05; all of them at once would be €0.14.
    expect(await screen.findByText('€0.15')).toBeInTheDocument();
    expect(screen.getAllByText('€0.05')).toHaveLength(3);
  });

  test('asks for no past prices where none are known', async () => {
    const { sandbox, advance } = await renderInSandbox(<PortfolioScreen />, {
      accounts: [{ network: 'BTC', balance: toDecimal('1') }],
      prepare: (made) => {
        livedIn(made);
        made.books.market.control({ symbol: 'BTC', feed: 'unavailable' });
      },
    });
    await advance(0);
    expect(sandbox.services.requests.map(({ path }) => path)).not.toContain(getPriceHistory.path);
    expect(screen.queryByText('100%')).toBeNull();
  });

  test('offers Send and Receive of an asset by pointer and by keyboard', async () => {
    const { user, advance } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'tokens',
      prepare: livedIn,
    });
    const link = screen.getByRole('link', { name: 'Tether' });
    expect(screen.queryByRole('button', { name: 'Send USDT' })).toBeNull();
    link.focus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send USDT' })).toHaveFocus();
    await user.hover(screen.getByRole('link', { name: 'Tron' }));
    await user.click(screen.getByRole('button', { name: 'Receive TRX' }));
    await advance(0);
    expect(await screen.findByRole('dialog', { name: /Receive/ })).toBeVisible();
  });

  test('marks an asset of which more is on its way', async () => {
    const { advance } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: ({ books }) => {
        const [address = ''] = books.addresses(books.accounts()[0]?.id ?? '');
        books.receive(address, toDecimal('0.015'));
      },
    });
    await advance(0);
    const holdings = within(screen.getByRole('table', { name: 'Holdings' }));
    expect(holdings.getByText('0.015 BTC incoming')).toBeVisible();
  });

  test('offers another account while it has never held anything', async () => {
    const { user, advance } = await renderInSandbox(<PortfolioScreen />, { preset: 'empty' });
    await user.click(await screen.findByRole('button', { name: 'Add account' }));
    await advance(0);
    expect(await screen.findByRole('dialog', { name: 'Add account' })).toBeVisible();
  });

  test('leaves Send and Receive to a host that wants them', async () => {
    const onSend = vi.fn();
    const { user } = await renderInSandbox(<PortfolioScreen onSend={onSend} />, {
      preset: 'funded',
      prepare: livedIn,
    });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks for the worth over the chosen period', async () => {
    const { user, sandbox, advance } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: livedIn,
    });
    const before = sandbox.services.requests.length;
    await user.click(screen.getByRole('radio', { name: '1Y' }));
    await advance(0);
    const asked = sandbox.services.requests.slice(before).map(({ path }) => path);
    expect(asked).toContain('/api/wallets/balance-chart');
    expect(screen.getByRole('figure', { name: 'Balance over a year' })).toBeVisible();
  });

  test('draws a long list of holdings in parts, and goes on with the first new one', async () => {
    const { user } = await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: (sandbox) => {
        sandbox.services.on(listAccounts)(() => {
          const [account, ...more] = sandbox.books.accounts();
          if (account === undefined) throw new Error('There is no account.');
          const items = [{ ...account, tokens: manyTokens }, ...more];
          return { items, total: items.length, page: 1, pageSize: 100 };
        });
      },
    });
    const holdings = await screen.findByRole('table', { name: 'Holdings' });
    const links = () => within(holdings).getAllByRole('link');
    expect(links()).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: /^Show more \(\d+\)$/ }));
    expect(links().length).toBeGreaterThan(60);
    expect(links()[25]).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  });
});

const manyTokens = Array.from({ length: 60 }, (_, index) => ({
  tokenId: `T${index}@ETH`,
  name: `Token ${index}`,
  symbol: `T${index}`,
  balance: toDecimal('1'),
  decimals: 6,
  logo: null,
  contract: `0x${String(index).padStart(40, '0')}`,
  isHidden: false,
}));

describe('the portfolio for a token of a partner', () => {
  const buttons = async (scopes: readonly EmbedScope[]) => {
    await renderInSandbox(<PortfolioScreen />, {
      preset: 'funded',
      prepare: (sandbox) => {
        livedIn(sandbox);
        sandbox.services.setScopes(scopes);
      },
    });
    await screen.findAllByText('$60,000.00');
    return screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
      .filter((name) => /^(?:Send|Receive|Scan)/.test(name));
  };

  test('offers neither Send nor Receive without their scopes', async () => {
    expect(await buttons(['portfolio:read'])).toEqual([]);
  });

  test('offers what a scope allows', async () => {
    const names = await buttons(['portfolio:read', 'receive']);
    expect(names).toContain('Receive');
    expect(names.filter((name) => !name.startsWith('Receive'))).toEqual([]);
  });
});
