import { toDecimal } from '@billfold/core';
import { updateWalletSettings } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { AssetScreen } from '../asset/asset-screen.tsx';
import { WalletSettingsScreen } from './wallet-settings-screen.tsx';

const accounts = [
  { network: 'BTC', balance: toDecimal('1') },
  { network: 'ETH', balance: toDecimal('3'), tokens: { 'USDT@ETH': toDecimal('90') } },
  { network: 'ETH', balance: toDecimal('2'), tokens: { 'USDT@ETH': toDecimal('10') } },
] as const;
const heading = { name: 'Default accounts' };
const savedIn = ({ books, walletId }: Sandbox) => books.wallets.settings(walletId).defaultAccounts;

async function show(prepare?: (sandbox: Sandbox) => unknown) {
  const drawn = await renderInSandbox(<WalletSettingsScreen />, {
    accounts,
    ...(prepare && { prepare }),
  });
  await drawn.advance(0);
  const [, first, second] = drawn.sandbox.books.accounts();
  const choose = async (asset: string, account: string) => {
    await drawn.user.click(screen.getByRole('combobox', { name: asset }));
    await drawn.user.click(screen.getByRole('option', { name: account }));
    await drawn.advance(0);
  };
  return { ...drawn, first, second, choose };
}

describe('the default accounts of the wallet settings (R-SET-01)', () => {
  it('are asked for assets that several accounts can hold', async () => {
    await show();
    const card = within(screen.getByRole('region', heading));
    expect(card.getAllByRole('combobox')).toHaveLength(2);
    for (const name of ['Ethereum', 'Tether on Ethereum'])
      expect(card.getByRole('combobox', { name })).toHaveTextContent('Highest balance');
  });

  it('are saved at once and taken back', async () => {
    const { sandbox, second, choose } = await show();
    await choose('Ethereum', second?.name ?? '');
    expect(screen.getByRole('combobox', { name: 'Ethereum' })).toHaveTextContent(
      second?.name ?? '',
    );
    await choose('Tether on Ethereum', second?.name ?? '');
    expect(savedIn(sandbox)).toEqual({ ETH: second?.id, 'USDT@ETH': second?.id });
    await choose('Ethereum', 'Highest balance');
    expect(savedIn(sandbox)).toEqual({ 'USDT@ETH': second?.id });
  });

  it('leave out an account that can no longer be used', async () => {
    const { sandbox, second, choose } = await show(({ books, walletId }) =>
      books.wallets.updateSettings(walletId, { defaultAccounts: { ETH: 'archived' } }),
    );
    await choose('Tether on Ethereum', second?.name ?? '');
    expect(savedIn(sandbox)).toEqual({ 'USDT@ETH': second?.id });
  });

  it('keep the choice as it was and say why where the service refuses', async () => {
    const { sandbox, second, choose } = await show();
    sandbox.services.fail(updateWalletSettings, { status: 400, body: { errors: ['Not now.'] } });
    await choose('Ethereum', second?.name ?? '');
    const picker = screen.getByRole('combobox', { name: 'Ethereum' });
    expect(picker).toHaveTextContent('Highest balance');
    expect(picker).toHaveAccessibleDescription(/Not now\./);
  });

  it('are not asked where there is nothing to choose', async () => {
    const { advance } = await renderInSandbox(<WalletSettingsScreen />, { preset: 'funded' });
    await advance(0);
    expect(screen.getByRole('combobox', { name: 'Currency' })).toBeVisible();
    expect(screen.queryByRole('region', heading)).not.toBeInTheDocument();
  });

  it.each([
    ['Send', 'From account'],
    ['Receive', 'To account'],
  ])('are what %s begins with on the screen of the asset', async (action, label) => {
    const { user, advance, sandbox } = await renderInSandbox(<AssetScreen symbol="USDT" />, {
      accounts,
      prepare: ({ books, walletId }) =>
        books.wallets.updateSettings(walletId, {
          defaultAccounts: { 'USDT@ETH': books.accounts()[2]?.id ?? '' },
        }),
    });
    await advance(0);
    const [button] = screen.getAllByRole('button', { name: action });
    if (button) await user.click(button);
    await advance(0);
    const { name = '' } = sandbox.books.accounts()[2] ?? {};
    expect(screen.getByRole('combobox', { name: label })).toHaveTextContent(`Tether ERC-20${name}`);
  });
});
