import { toDecimal } from '@billfold/core';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { renderInSandbox } from '../test-support/render-in-sandbox.tsx';
import { ReceiveDialog } from './receive/receive-dialog.tsx';
import { SendDialog } from './send/send-dialog.tsx';

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const accounts = ['3', '2', '1'].map(
  (balance) =>
    ({
      network: 'ETH',
      balance: toDecimal(balance),
      tokens: { 'USDT@ETH': toDecimal(balance) },
    }) as const,
);

/** Opens `first`, uses its last account, closes it and opens `second`. */
async function reopen({
  first,
  second,
  name,
  use,
}: {
  readonly first: ReactElement;
  readonly second: ReactElement;
  readonly name: string;
  readonly use: readonly string[];
}) {
  const { user, advance, rerender } = await renderInSandbox(first, {
    accounts,
    prepare: ({ books, walletId }) => {
      const id = books.accounts()[1]?.id ?? '';
      return books.wallets.updateSettings(walletId, {
        defaultAccounts: { ETH: id, 'USDT@ETH': id },
      });
    },
  });
  await advance(0);
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(screen.getByRole('option', { name: /^Ethereum 3 1 ETH/ }));
  for (const button of use) await user.click(screen.getByRole('button', { name: button }));
  await advance(0);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await advance(80);
  rerender(second);
  await advance(0);
  await advance(0);
  return screen.getByRole('combobox', { name });
}

it('a recipient that Send is opened for begins with the default account, not the last one', async () => {
  const picker = await reopen({
    first: <SendDialog key="first" defaultOpen />,
    second: <SendDialog key="second" defaultOpen prefill={{ recipient: evm }} />,
    name: 'From account',
    use: [],
  });
  expect(picker).toHaveTextContent('Ethereum 2');
});

it('a token that Receive is opened for begins with the default account, not the last one', async () => {
  const picker = await reopen({
    first: <ReceiveDialog key="first" defaultOpen />,
    second: <ReceiveDialog key="second" defaultOpen tokenId="USDT@ETH" />,
    name: 'To account',
    use: ['Continue'],
  });
  expect(picker).toHaveTextContent('Tether ERC-20Ethereum 2');
});

it('Send that is opened for nothing begins with the last account', async () => {
  const picker = await reopen({
    first: <SendDialog key="first" defaultOpen />,
    second: <SendDialog key="second" defaultOpen />,
    name: 'From account',
    use: [],
  });
  expect(picker).toHaveTextContent('Ethereum 3');
});
