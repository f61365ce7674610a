import { toDecimal } from '@billfold/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { ReceiveDialog, type ReceiveDialogProps } from './receive-dialog.tsx';

async function start(props: ReceiveDialogProps = {}, network: 'ETH' | 'SOL' | 'BTC' = 'ETH') {
  const drawn = await renderInSandbox(<ReceiveDialog defaultOpen {...props} />, {
    accounts: [{ network, balance: toDecimal('1') }],
  });
  const goOn = async () => {
    await drawn.user.click(screen.getByRole('button', { name: 'Continue' }));
    await drawn.advance(0);
  };
  return { ...drawn, goOn };
}
const picker = () => screen.getByRole('combobox', { name: 'To account' });

describe('receiving a token', () => {
  it('offers what the account can hold, the native asset first', async () => {
    const { user } = await start();
    expect(picker()).toHaveTextContent('Ethereum');
    await user.click(picker());
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual([
      'Ethereum1 ETH$4,000.00',
      'Tether ERC-20Ethereum0 USDT',
      'USD Coin ERC-20Ethereum0 USDC',
    ]);
    expect(screen.getByText("Other tokens won't appear in your wallet.")).toBeVisible();
  });

  it('does not offer tokens that their issuers ended or replaced', async () => {
    const { user } = await start();
    await user.click(picker());
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
    expect(options).toContainEqual(expect.stringMatching(/Dai/));
    expect(options.filter((text) => /BUSD|Binance USD|MATIC|Polygon/.test(text))).toEqual([]);
  });

  it('warns of that token, and of what sending it on takes', async () => {
    const { user, goOn } = await start({}, 'SOL');
    await user.click(picker());
    await user.click(screen.getByRole('option', { name: /USD Coin/ }));
    await goOn();
    expect(
      screen.getByText(
        'Send only USD Coin (USDC), a token of Solana (SPL), to this address. Any other asset, or anything sent on another network, is permanently lost.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText("You'll need a little SOL in this account to send USDC later."),
    ).toBeVisible();
  });

  it('begins with the token that it is opened for', async () => {
    await start({ tokenId: 'USDT@ETH' });
    expect(picker()).toHaveTextContent('Tether');
  });

  it('keeps the sentence of the network for its own asset', async () => {
    const { goOn } = await start();
    await goOn();
    expect(screen.getByText(/^Send only Ether \(ETH\) or ERC-20 tokens/)).toBeVisible();
    expect(screen.queryByText(/^You'll need a little/)).not.toBeInTheDocument();
  });

  it('is not offered where the network has no tokens', async () => {
    const { user } = await start({}, 'BTC');
    await user.click(picker());
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.queryByText("Other tokens won't appear in your wallet.")).not.toBeInTheDocument();
  });
});
