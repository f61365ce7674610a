import { networkCodes, toDecimal } from '@billfold/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReceiveDialog } from '../receive/receive-dialog.tsx';
import { renderInSandbox } from '../test-support/render-in-sandbox.tsx';

const balance = toDecimal('1');
const accountNames = (): readonly (string | null)[] =>
  screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('AccountPicker', () => {
  const open = async (networks: readonly (typeof networkCodes)[number][]) => {
    const accounts = networks.map((network) => ({ network, balance }));
    const drawn = await renderInSandbox(<ReceiveDialog defaultOpen />, { accounts });
    await drawn.user.click(screen.getByRole('combobox', { name: 'Account' }));
    return drawn;
  };

  it('marks accounts of Solana as Beta, and no others (R-NAV-12)', async () => {
    await open(networkCodes);
    const marked = accountNames().filter((name) => name?.includes('Beta'));
    expect(marked).toEqual([expect.stringMatching(/^Solana/)]);
  });

  it('finds accounts by a part of their name in any case (R-NAV-10)', async () => {
    const { user } = await open([...networkCodes, 'BTC', 'LTC']);
    await user.type(screen.getByRole('combobox', { name: 'Search' }), 'COIN');
    expect(accountNames().map((name) => name?.slice(0, 7))).toEqual([
      ...['Bitcoin', 'Litecoi', 'Bitcoin', 'Litecoi'],
    ]);
  });
});
