import { toDecimal } from '@billfold/core';
import type { Sandbox } from '@billfold/core/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ReceiveDialog } from '../../dialogs/receive/receive-dialog.tsx';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { startSending } from '../../test-support/send-journey.tsx';
import { AccountScreen } from '../account/account-screen.tsx';
import { AccountsScreen } from '../accounts/accounts-screen.tsx';
import { AssetScreen } from '../asset/asset-screen.tsx';
import { PortfolioScreen } from '../portfolio/portfolio-screen.tsx';
import { WalletSettingsScreen } from '../settings/wallet-settings-screen.tsx';
import { TransactionScreen } from '../transaction/transaction-screen.tsx';
import { TransactionsScreen } from '../transactions/transactions-screen.tsx';

/** Calls for prices and for values that need them. */
function priceCalls({ services }: Sandbox): readonly string[] {
  return services.requests
    .map(({ path }) => path)
    .filter((path) => /statistics|balance-chart|\/Rates\/(?!manifest|gas|bsc-gas)/.test(path));
}

async function drawWithoutPrices(draw: (sandbox: { readonly accountId: string }) => ReactElement) {
  const place = { accountId: '' };
  const drawn = await renderInSandbox(<p />, {
    balances: ['0.5', '0.25'],
    prepare: async (sandbox) => {
      const [account] = sandbox.books.accounts();
      place.accountId = account?.id ?? '';
      sandbox.books.receive(sandbox.books.addresses(place.accountId)[0] ?? '', toDecimal('0.125'));
      await sandbox.client.wallets.updateSettings(sandbox.walletId, { loadPrices: false });
    },
  });
  drawn.rerender(draw(place));
  await drawn.advance(0);
  await drawn.advance(70_000);
  return drawn;
}

describe('a wallet that loads no prices', () => {
  it.each<[string, (place: { readonly accountId: string }) => ReactElement, RegExp]>([
    ['the portfolio', () => <PortfolioScreen />, /0\.75/],
    ['an asset', () => <AssetScreen symbol="BTC" />, /0\.75/],
    ['an account', ({ accountId }) => <AccountScreen accountId={accountId} />, /0\.5 BTC/],
    ['the accounts', () => <AccountsScreen />, /0\.25/],
    ['the transactions', () => <TransactionsScreen />, /0\.125/],
    ['Receive', () => <ReceiveDialog defaultOpen />, /Receive/],
  ])('shows %s with amounts alone and asks for no price', async (_, draw, amount) => {
    const { sandbox } = await drawWithoutPrices(draw);
    expect(document.body).toHaveTextContent(amount);
    expect(document.body).not.toHaveTextContent(/\$|unavailable|not known|no price/i);
    expect(priceCalls(sandbox)).toEqual([]);
  });

  it('shows a transaction without its value', async () => {
    const drawn = await drawWithoutPrices(() => <TransactionsScreen />);
    const [first] = drawn.sandbox.books.transactions();
    drawn.rerender(<TransactionScreen id={first?.id ?? ''} />);
    await drawn.advance(0);
    await drawn.advance(0);
    expect(document.body).toHaveTextContent('0.125');
    expect(document.body).not.toHaveTextContent('$');
    expect(priceCalls(drawn.sandbox)).toEqual([]);
  });

  it('sends without a price', async () => {
    const { sandbox, toAmount } = await startSending(
      {},
      {
        prepare: ({ client, walletId }) =>
          client.wallets.updateSettings(walletId, { loadPrices: false }),
      },
    );
    await toAmount();
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    expect(screen.queryByText(/≈|\$/)).not.toBeInTheDocument();
    expect(priceCalls(sandbox)).toEqual([]);
  });

  it('drops the prices that were loaded when they are turned off, and loads them again', async () => {
    const { user, advance, sandbox, rerender } = await renderInSandbox(<PortfolioScreen />, {
      balances: ['0.5'],
    });
    await advance(0);
    expect(document.body).toHaveTextContent('$');
    rerender(<WalletSettingsScreen tab="privacy" />);
    await advance(0);
    const loadPrices = await screen.findByRole('switch', { name: 'Load prices' });
    expect(loadPrices).toBeChecked();
    await user.click(loadPrices);
    await advance(0);
    const before = priceCalls(sandbox).length;
    rerender(<PortfolioScreen />);
    await advance(0);
    expect(document.body).not.toHaveTextContent('$');
    sandbox.client.invalidate();
    await advance(60_000);
    expect(priceCalls(sandbox)).toHaveLength(before);
    rerender(<WalletSettingsScreen tab="privacy" />);
    await advance(0);
    await user.click(screen.getByRole('switch', { name: 'Load prices' }));
    await advance(0);
    rerender(<PortfolioScreen />);
    await advance(0);
    const holdings = screen.getByRole('region', { name: 'Holdings' });
    expect(holdings).toHaveTextContent('$');
  });
});
