import { toDecimal } from '@billfold/core';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { WalletSettingsScreen } from './wallet-settings-screen.tsx';

test('the settings begin with the order of the list, and a move changes nothing else in it', async () => {
  const { user, advance, sandbox } = await renderInSandbox(
    <WalletSettingsScreen tab="accounts" />,
    {
      accounts: [
        { network: 'BTC', balance: toDecimal('0.00001') },
        { network: 'LTC', balance: toDecimal('0') },
        { network: 'ETH', balance: toDecimal('3'), tokens: { 'DAI@ETH': toDecimal('90') } },
      ],
    },
  );
  await advance(0);
  const card = within(screen.getByRole('region', { name: 'Accounts' }));
  // The value is that of the coins and of the token.
  const [first] = card.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Ethereum3 ETH \+ 90 DAI · \$[\d,.]+$/);
  const names = () =>
    card
      .getAllByRole('button', { name: /^Actions for / })
      .map((more) => more.getAttribute('aria-label'));
  expect(names()).toEqual(['Actions for Ethereum', 'Actions for Bitcoin', 'Actions for Litecoin']);
  await user.click(card.getByRole('button', { name: 'Actions for Litecoin' }));
  expect(screen.queryByRole('menuitem', { name: 'Move down' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
  await advance(0);
  expect(names()).toEqual(['Actions for Ethereum', 'Actions for Litecoin', 'Actions for Bitcoin']);
  const [bitcoin, litecoin, ether] = sandbox.books.accounts().map(({ id }) => id);
  const { accountOrder } = sandbox.books.wallets.settings(sandbox.walletId);
  expect(accountOrder).toEqual([ether, litecoin, bitcoin]);
});
