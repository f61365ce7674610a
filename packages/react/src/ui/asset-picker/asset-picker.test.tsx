import { networkCodes, toDecimal } from '@billfold/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SendDialog } from '../../dialogs/send/send-dialog.tsx';
import { type RenderOptions, renderInSandbox } from '../../test-support/render-in-sandbox.tsx';

const one = toDecimal('1');
const picker = () => screen.getByRole('combobox', { name: 'From account' });
const names = (): readonly (string | null)[] =>
  screen.getAllByRole('option').map(({ textContent }) => textContent);

async function open(accounts: NonNullable<RenderOptions['accounts']>) {
  const drawn = await renderInSandbox(<SendDialog defaultOpen />, { accounts });
  await drawn.user.click(picker());
  return drawn;
}

describe('AssetPicker', () => {
  it('lists the assets of all accounts, the most valuable first', async () => {
    await open([
      { network: 'LTC', balance: one },
      { network: 'ETH', balance: one, tokens: { 'USDT@ETH': toDecimal('9000') } },
      { network: 'BTC', balance: toDecimal('0') },
    ]);
    expect(names()).toEqual([
      'Tether ERC-20Ethereum9000 USDT$9,000.00',
      'Ethereum1 ETH$4,000.00',
      'Litecoin1 LTC$100.00',
      'Bitcoin0 BTC$0.00',
    ]);
  });

  it('always has a search, which finds by asset, symbol, account and network (R-NAV-10)', async () => {
    const { user } = await open([
      { network: 'BTC', balance: one },
      { network: 'ETH', balance: one, tokens: { 'USDT@ETH': one } },
    ]);
    const search = screen.getByRole('combobox', { name: 'Search' });
    expect(search).toHaveFocus();
    await user.type(search, 'tETH');
    expect(names()).toEqual([expect.stringMatching(/^Tether/)]);
    await user.clear(search);
    await user.type(search, 'ethereum');
    expect(names()).toHaveLength(2);
    await user.clear(search);
    await user.type(search, 'usdt{Enter}');
    expect(picker()).toHaveTextContent(/^Tether ERC-20Ethereum1 USDT/);
  });

  it('tells accounts of one asset apart by their names', async () => {
    await open([
      { network: 'BTC', balance: one },
      { network: 'BTC', balance: one },
    ]);
    expect(names()).toEqual([
      expect.stringMatching(/^Bitcoin1 BTC/),
      expect.stringMatching(/^Bitcoin 21 BTC/),
    ]);
  });

  it('marks accounts of Solana as Beta, and no others (R-NAV-12)', async () => {
    await open(networkCodes.map((network) => ({ network, balance: one })));
    const marked = names().filter((name) => name?.includes('Beta'));
    expect(marked).toEqual([expect.stringMatching(/^Solana/)]);
  });
});
