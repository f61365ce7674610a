import { toDecimal } from '@billfold/core';
import { type FeeEstimate, getFees } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSending } from '../../test-support/send-journey.tsx';

/** Of EIP-55's own examples. */
const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const inEther = {
  accounts: [{ network: 'ETH', balance: toDecimal('2.5') }],
} as const;

const start = (to = recipient) => startSending({}, { ...inEther, recipient: to });

/** The statement as `label: value`. */
function lines(): readonly string[] {
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

function feeOf(gasPrice: string, fee: string): FeeEstimate {
  return {
    estimatedFee: toDecimal(fee),
    estimatedGasPrice: toDecimal(gasPrice),
    estimatedGasLimit: '21000',
    maximumAmount: toDecimal('2.5'),
    networkFee: null,
    isApproximate: false,
    rates: null,
    expiresAt: new Date('2026-11-20T10:00:00Z'),
  };
}

describe('sending where the network sets the fee', () => {
  it('shows the fee first, and how it comes about on demand', async () => {
    const { user, toAmount } = await start();
    await toAmount();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(lines()[0]).toBe('Blockchain fees: 0.00025200 ETH $1.01');
    const details = screen.getByText('How the fee comes about');
    expect(details.closest('details')).not.toHaveAttribute('open');
    await user.click(details);
    expect(details.closest('details')).toHaveAttribute('open');
    expect(lines()).toEqual(
      expect.arrayContaining(['Gas price: 12.000000001 Gwei', 'Gas limit: 21000']),
    );
  });

  it('takes no more decimals than are shown', async () => {
    const { user, toAmount } = await start();
    await toAmount();
    await user.type(screen.getByLabelText('Amount'), '0.123456789');
    expect(screen.getByLabelText('Amount')).toHaveValue('0.12345678');
  });

  it('reviews lines that add up', async () => {
    const { toReview } = await start();
    await toReview('0.1');
    expect(lines().slice(2)).toEqual([
      'Amount: 0.10000000 ETH $400.00',
      'Blockchain fees: 0.00025200 ETH $1.01',
      'Total: 0.10025200 ETH $401.01',
    ]);
  });

  it('shows more digits where fewer would not add up', async () => {
    const { sandbox, toReview } = await start();
    const tiny = feeOf('0.000000000000000200', '0.0000000000042');
    sandbox.services.on(getFees)(() => tiny);
    await toReview('0.1');
    expect(lines().slice(2)).toEqual([
      'Amount: 0.100000000000 ETH $400.00',
      'Blockchain fees: 0.000000000004 ETH $0.01',
      'Total: 0.100000000004 ETH $400.00',
    ]);
  });

  it('asks for the fee again before the review, and shows the new one alone', async () => {
    const { sandbox, user, advance, press, toAmount } = await start();
    await toAmount();
    await user.type(screen.getByLabelText('Amount'), '0.1');
    await advance(100);
    sandbox.services.on(getFees)(() => feeOf('0.000000024', '0.000504'));
    await press('Continue');
    expect(lines()).toContain('Total: 0.10050400 ETH $402.02');
  });
});

describe('an address without a checksum', () => {
  it('is accepted with a notice, and reviewed in the spelling that has one', async () => {
    const { user, toReview } = await start(recipient.toLowerCase());
    await user.click(screen.getByLabelText('Recipient Address'));
    await user.paste(recipient.toLowerCase());
    // In Review it has one: computed from what was typed, it agrees with any mistake.
    const notice =
      'The address as you entered it has no checksum. The one we add cannot find a mistake. Compare every character.';
    expect(screen.getByText(notice)).toBeVisible();
    await user.clear(screen.getByLabelText('Recipient Address'));
    await toReview('0.1');
    expect(screen.getByText(notice)).toBeVisible();
    expect(screen.getByText(recipient)).toBeInTheDocument();
  });

  it('is refused where what is sent would be lost', async () => {
    const { user, press } = await start();
    await user.click(screen.getByLabelText('Recipient Address'));
    await user.paste(`0x${'0'.repeat(39)}1`);
    await press('Continue');
    expect(screen.getByLabelText('Recipient Address')).toBeInvalid();
  });
});
