import { toDecimal } from '@billfold/core';
import { createTokenTransaction, estimateTokenFee, getTokenFees } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSending } from '../../test-support/send-journey.tsx';

/** Example of EIP-55. */
const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const holding = (balance: string) =>
  ({
    accounts: [
      {
        network: 'ETH',
        balance: toDecimal(balance),
        tokens: { 'USDT@ETH': toDecimal('250.75') },
      },
    ],
  }) as const;

async function start(balance = '2.5') {
  const journey = await startSending({}, { ...holding(balance), recipient });
  const { user } = journey;
  const chooseTether = async () => {
    await user.click(screen.getByRole('combobox', { name: 'From account' }));
    await user.click(screen.getByRole('option', { name: /Tether/ }));
  };
  return { ...journey, chooseTether };
}

/** The statement as `label: value`. */
function lines(): readonly string[] {
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

describe('sending a token', () => {
  it('chooses among the assets of the accounts by keys, the most valuable first', async () => {
    const { user } = await start();
    const picker = screen.getByRole('combobox', { name: 'From account' });
    expect(picker).toHaveTextContent('Ethereum2.5 ETH$10,000.00');
    picker.focus();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(picker).toHaveTextContent('Tether ERC-20Ethereum250.75 USDT$250.75');
  });

  it('is chosen in the one picker of the dialog', async () => {
    await start();
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });

  it('takes the amount in the token and the fee in the native asset', async () => {
    const { user, advance, toAmount, chooseTether } = await start();
    await chooseTether();
    await toAmount();
    expect(screen.getByText('Maximum spendable')).toHaveTextContent('Maximum spendable250.75 USDT');
    expect(lines()[0]).toBe('Blockchain fees: about 0.00075600 ETH $3.02');
    await user.click(screen.getByRole('button', { name: 'Max' }));
    await advance(0);
    expect(screen.getByLabelText('Amount')).toHaveValue('250.750000');
  });

  it('reviews and signs both, and ends with what was sent', async () => {
    const { press, toReview, sign, chooseTether } = await start();
    await chooseTether();
    await toReview('50');
    expect(lines().slice(0, 1)).toEqual(['From: Ethereum 250.75 USDT available']);
    expect(lines().slice(2)).toEqual([
      'Amount: 50.000000 USDT $50.00',
      'Blockchain fees: 0.00075600 ETH $3.02',
      'Total: 50.000000 USDT + 0.00075600 ETH $53.02',
    ]);
    await press('Continue');
    expect(lines()).toEqual([
      'From: Ethereum',
      'You send: 50.000000 USDT · $50.00',
      'Blockchain fees: 0.00075600 ETH · $3.02',
      'Total: 50.000000 USDT + 0.00075600 ETH · $53.02',
    ]);
    await press(/^Cloud encryption password/);
    await sign();
    expect(screen.getByText('Successfully Sent')).toBeVisible();
    expect(screen.getByText('50.000000').parentElement).toHaveTextContent('50.000000 USDT');
  });

  it('states the rent of the account that a token needs at the recipient (R-SEND-12)', async () => {
    const { sandbox, user, toReview } = await startSending(
      {},
      {
        accounts: [
          { network: 'SOL', balance: toDecimal('1'), tokens: { 'USDC@SOL': toDecimal('100') } },
        ],
        recipient: '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY',
      },
    );
    const fees = {
      estimatedFee: toDecimal('0.000005'),
      gasPrice: null,
      gasLimit: null,
      nativeSymbol: 'SOL',
      nativeAvailable: toDecimal('1'),
      networkFee: toDecimal('0.00203928'),
      expiresAt: new Date('2026-11-20T10:00:00Z'),
    };
    sandbox.services.on(getTokenFees)(() => fees);
    sandbox.services.on(estimateTokenFee)(() => fees);
    await user.click(screen.getByRole('combobox', { name: 'From account' }));
    await user.click(screen.getByRole('option', { name: /USD Coin/ }));
    await toReview('50');
    expect(lines().slice(3)).toEqual([
      expect.stringMatching(/^Blockchain fees: 0\.00000500 SOL/),
      expect.stringMatching(/^Network fee: 0\.00203928 SOL .*Activates the recipient's account$/),
      expect.stringMatching(/^Total: 50\.000000 USDC \+ 0\.00204428 SOL/),
    ]);
  });

  it('says what is missing of the native asset, and does not go on', async () => {
    const { toAmount, chooseTether } = await start('0.0001');
    await chooseTether();
    await toAmount();
    expect(screen.getByRole('status')).toHaveTextContent(
      'You need about 0.000756 ETH on this account to pay the network fee.You have 0.0001 ETH. Add ETH to this account, then send your USDT.',
    );
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('shows what the server says where the fee can no longer be paid', async () => {
    const { sandbox, press, toReview, sign, chooseTether } = await start();
    await chooseTether();
    await toReview('50');
    const errors = ['You need about 0.1 ETH on this account to pay the network fee.'];
    const body = { code: 'INSUFFICIENT_NATIVE_FOR_FEE', errors };
    sandbox.services.fail(createTokenTransaction, { status: 400, body });
    await press('Continue');
    await press(/^Cloud encryption password/);
    await sign();
    expect(screen.getAllByText(errors[0] ?? '')[0]).toBeVisible();
    expect(screen.getByText('You send')).toBeVisible();
  });
});

describe('a comment for the recipient', () => {
  const solana = { accounts: [{ network: 'SOL', balance: toDecimal('1') }] } as const;
  const to = '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY';

  it('is asked for where the network has it, and reviewed', async () => {
    const { user, toReview } = await startSending({}, { ...solana, recipient: to });
    await user.type(screen.getByLabelText('Comment (optional)'), 'Order 7');
    await toReview('0.5');
    expect(lines()).toContain('Comment: Order 7');
  });

  it('is refused in its field where it is too long', async () => {
    const { user } = await startSending({}, solana);
    await user.click(screen.getByLabelText('Comment (optional)'));
    await user.paste('x'.repeat(121));
    expect(screen.getByLabelText('Comment (optional)')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('is not asked for elsewhere', async () => {
    await startSending();
    expect(screen.queryByLabelText('Comment (optional)')).not.toBeInTheDocument();
  });
});
