import { toDecimal } from '@billfold/core';
import { listAccounts, updateAccount } from '@billfold/core/contract';
import type { SandboxOptions } from '@billfold/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openAsAda } from '../../../test/open-site.tsx';

const tokens: SandboxOptions = { preset: 'tokens' };
const etherId = '00000000-0000-7000-8000-200000000000';

function rowsOf(name: string): readonly (string | null)[] {
  const [, ...rows] = within(screen.getByRole('region', { name })).getAllByRole('row');
  return rows.map(({ textContent }) => textContent);
}

describe('tokens on the site', () => {
  test('are holdings of the portfolio, told apart by their networks', async () => {
    await openAsAda('/wallet/', tokens);
    await screen.findByText('$1,215.25');
    expect(rowsOf('Holdings')).toEqual([
      'Ethereum$4,000.000.00%86%2.5 ETH$10,000.00',
      'USD Coin on 2 networks$1.000.00%10%1215.25 USDC$1,215.25',
      'Tether on 2 networks$1.000.00%3%330.75 USDT$330.75',
      'Tron$0.250.00%<1%120.5 TRX$30.13',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Tether on 2 networks' }));
    expect(rowsOf('Holdings').slice(3, 5)).toEqual([
      'Ethereum250.75 USDT$250.75',
      'Tron80 USDT$80.00',
    ]);
  });

  test('are taken out of the lists and the total, folded away, and taken back', async () => {
    const hidden: unknown[] = [];
    await openAsAda(`/wallet/accounts/${etherId}`, {
      ...tokens,
      prepare: ({ services, books }) => {
        const ids = new Set<string>();
        services.on(listAccounts)(() => {
          const items = books.accounts().map((account) => ({
            ...account,
            tokens: account.tokens.map((token) => ({ ...token, isHidden: ids.has(token.tokenId) })),
          }));
          return { items, total: items.length, page: 1, pageSize: 100 };
        });
        services.on(updateAccount)(({ body: { hiddenTokens = [] } }) => {
          hidden.push(hiddenTokens);
          ids.clear();
          for (const id of hiddenTokens) ids.add(id);
          const [first] = books.accounts();
          if (first === undefined) throw new Error('there is no account');
          return first;
        });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ethereum USDC' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide USDC' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hidden (1)' }));
    expect(rowsOf('Tokens')).toEqual(['Tether250.75 USDT$250.75']);
    await userEvent.click(await screen.findByRole('button', { name: 'Show USDC' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hidden (1)' })).toBeNull());
    expect(hidden).toEqual([['USDC@ETH'], []]);
  });

  test('count in what an account is worth', async () => {
    await openAsAda('/wallet/accounts', tokens);
    await screen.findByText('$11,450.75');
    expect(rowsOf('Accounts')).toEqual([
      'EthereumEthereum250.75 USDT1200 USDC2.5 ETH$11,450.75',
      'TronTron80 USDT15.25 USDC120.5 TRX$125.38',
    ]);
  });

  test('are listed with their account, each to send and to receive', async () => {
    await openAsAda(`/wallet/accounts/${etherId}`, tokens);
    await screen.findByText('$1,200.00');
    expect(rowsOf('Tokens')).toEqual(['Tether250.75 USDT$250.75', 'USD Coin1200 USDC$1,200.00']);
    await userEvent.click(screen.getByRole('button', { name: 'Send USDC' }));
    const send = await screen.findByRole('dialog', { name: 'Send' });
    const asset = await within(send).findByRole('combobox', { name: 'From account' });
    expect(asset).toHaveTextContent('USD Coin ERC-20Ethereum1200 USDC$1,200.00');
    await userEvent.click(within(send).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Receive USDT' }));
    const receive = await screen.findByRole('dialog', { name: 'Receive' });
    expect(await within(receive).findByRole('combobox', { name: 'To account' })).toHaveTextContent(
      'Tether',
    );
  });

  test('cannot be sent where there is none left, and are not listed without any', async () => {
    const none = { 'USDT@ETH': toDecimal('0') };
    const accounts = [{ network: 'ETH', balance: toDecimal('1'), tokens: none }] as const;
    await openAsAda(`/wallet/accounts/${etherId}`, { accounts });
    expect(await screen.findByRole('button', { name: 'Send USDT' })).toBeDisabled();
  });

  test('come from the faucet of the sandbox', async () => {
    const { sandbox } = await openAsAda('/wallet/', tokens);
    await userEvent.click(await screen.findByRole('button', { name: 'Sandbox controls' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Sandbox' }));
    await userEvent.click(drawer.getByRole('combobox', { name: 'Asset' }));
    await userEvent.click(drawer.getByRole('option', { name: 'Tether (USDT)' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Get 100 USDT' }));
    await drawer.findByText('100 USDT is on its way to Ethereum.');
    expect(sandbox.books.transactions()).toMatchObject([
      { type: 'RECEIVED', tokenSymbol: 'USDT', value: '100.000000' },
    ]);
  });
});
