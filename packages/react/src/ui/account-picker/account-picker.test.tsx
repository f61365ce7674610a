import { networkCodes, toDecimal } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { AccountPicker } from './account-picker.tsx';

const balance = toDecimal('1');
const accountNames = (): readonly (string | null)[] =>
  screen.getAllByRole('option').map(({ textContent }) => textContent);

function Picker({ accounts }: { readonly accounts: readonly Account[] }) {
  const [id, setId] = useState<string | null>(null);
  return (
    <AccountPicker
      label="Account"
      placeholder="Choose an account"
      accounts={accounts}
      account={accounts.find((account) => account.id === id) ?? null}
      onSelect={setId}
    />
  );
}

describe('AccountPicker', () => {
  const open = async (networks: readonly (typeof networkCodes)[number][]) => {
    const accounts = networks.map((network) => ({ network, balance }));
    const drawn = await renderInSandbox(<p />, { accounts });
    drawn.rerender(<Picker accounts={drawn.sandbox.books.accounts()} />);
    await drawn.user.click(screen.getByRole('combobox', { name: 'Account' }));
    return drawn;
  };

  it('marks accounts of Solana as Beta, and no others (R-NAV-12)', async () => {
    await open(networkCodes);
    const marked = accountNames().filter((name) => name?.includes('Beta'));
    expect(marked).toEqual([expect.stringMatching(/^Solana/)]);
  });

  it('finds an account by a part of its name without case, also among two (R-NAV-10)', async () => {
    const { user } = await open(['BTC', 'ETH']);
    await user.keyboard('THER');
    expect(accountNames()).toEqual([expect.stringMatching(/^Ethereum/)]);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: 'Account' })).toHaveTextContent(/^Ethereum/);
  });

  it('offers the accounts of one network alone where the host asks for it (R-NAV-11)', async () => {
    const onSelect = vi.fn();
    const { user, sandbox, rerender } = await renderInSandbox(<p />, {
      accounts: [
        { network: 'BTC', balance },
        { network: 'ETH', balance },
        { network: 'BTC', balance },
      ],
    });
    const accounts = sandbox.books.accounts();
    rerender(
      <AccountPicker
        label="Pay out to"
        placeholder="Choose an account"
        network="BTC"
        accounts={accounts}
        account={null}
        onSelect={onSelect}
      />,
    );
    await user.click(screen.getByRole('combobox', { name: 'Pay out to' }));
    const offered = screen.getAllByRole('option');
    expect(offered).toHaveLength(2);
    for (const option of offered.slice(1)) await user.click(option);
    expect(onSelect).toHaveBeenCalledWith(accounts[2]?.id);
  });

  it('finds accounts by a part of their name in any case (R-NAV-10)', async () => {
    const { user } = await open([...networkCodes, 'BTC', 'LTC']);
    await user.type(screen.getByRole('combobox', { name: 'Search' }), 'COIN');
    expect(accountNames().map((name) => name?.slice(0, 7))).toEqual([
      ...['Bitcoin', 'Litecoi', 'Bitcoin', 'Litecoi'],
    ]);
  });
});
