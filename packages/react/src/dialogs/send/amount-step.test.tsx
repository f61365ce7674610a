import { toDecimal } from '@billfold/core';
import { type FeeEstimate, getConfig, getFees } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSending } from '../../test-support/send-journey.tsx';

const field = () => screen.getByLabelText('Amount');
const next = () => screen.getByRole('button', { name: 'Continue' });
const broken = { status: 500, body: { errors: ['Unknown error (ID: 7)'] } };

describe('the Amount step (R-SEND-06 to R-SEND-11)', () => {
  it('says how much can be spent, and writes it by Max', async () => {
    const { press, toAmount } = await startSending();
    await toAmount();
    expect(field()).toHaveFocus();
    expect(field().parentElement?.parentElement).toHaveTextContent('Maximum spendable0.49999 BTC');
    await press('Max');
    expect(field()).toHaveValue('0.49999000');
  });

  it.each([
    ['0.00000999', 'The amount must be at least the minimum required.'],
    ['', 'The amount must be at least the minimum required.'],
    ['0.49999001', 'The amount must not exceed the maximum allowed limit.'],
  ])('does not go on with %j', async (amount, sentence) => {
    const { user, advance, toAmount } = await startSending();
    await toAmount();
    await user.type(field(), `${amount}{Enter}`);
    expect(field()).toHaveAccessibleDescription(sentence);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    await user.clear(field());
    await user.type(field(), '0.1');
    expect(field()).toHaveAccessibleDescription('');
    await advance(100);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Blockchain fees')).toBeVisible();
  });

  it('says at the field what is wrong, after a pause or when it is left (R-SEND-09)', async () => {
    const { user, advance, toAmount } = await startSending();
    await toAmount();
    await user.type(field(), '7');
    expect(field()).toHaveAccessibleDescription('');
    await advance(500);
    expect(field()).toHaveAccessibleDescription(
      'The amount must not exceed the maximum allowed limit.',
    );
    await user.clear(field());
    await user.type(field(), '0.0');
    await advance(500);
    expect(field()).toHaveAccessibleDescription('');
    await user.tab();
    expect(field()).toHaveAccessibleDescription(
      'The amount must be at least the minimum required.',
    );
  });

  it('says how many decimals it takes when one more is typed', async () => {
    const { user, toAmount } = await startSending();
    await toAmount();
    await user.type(field(), '0.123456789');
    expect(field()).toHaveValue('0.12345678');
    expect(field()).toHaveAccessibleDescription('Up to 8 decimals');
    expect(field()).toBeValid();
    await user.keyboard('{Backspace}');
    expect(field()).toHaveAccessibleDescription('');
  });

  it('takes digits and a point alone, and no more decimals than the network has', async () => {
    const { user, toAmount } = await startSending();
    await toAmount();
    await user.type(field(), '-1e.123456789x');
    expect(field()).toHaveValue('1.12345678');
  });

  it('names the time, the blocks and the fee of each priority, Medium at first (R-SEND-24)', async () => {
    const { toAmount } = await startSending();
    await toAmount();
    const cards = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(cards).toEqual([
      'LowFirst confirmation: about 1 hour · 6 blocksabout 0.00001000 BTC · $1.00',
      'MediumFirst confirmation: about 30 minutes · 3 blocksabout 0.00001000 BTC · $1.00',
      'HighFirst confirmation: about 10 minutes · 1 blockabout 0.00001000 BTC · $1.00',
    ]);
    expect(screen.getByRole('radio', { name: /^Medium/ })).toBeChecked();
  });

  it('keeps the recipient in sight, by the ends of its address', async () => {
    const { toAmount } = await startSending();
    await toAmount();
    expect(screen.getByText('To').parentElement).toHaveTextContent(/^To.*bc1q/);
  });

  it('calls the fees estimates for the whole balance until those of the typed amount are there', async () => {
    const { user, advance, toAmount } = await startSending();
    await toAmount();
    expect(screen.getByText('Estimated for sending your whole balance.')).toBeVisible();
    await user.type(field(), '0.1');
    await advance(100);
    expect(screen.queryByText('Estimated for sending your whole balance.')).not.toBeInTheDocument();
    const medium = screen.getByRole('radio', { name: /^Medium/ }).closest('label');
    expect(medium).toHaveTextContent(
      'MediumFirst confirmation: about 30 minutes · 3 blocks0.00001000 BTC · $1.00',
    );
    // The fees of the next amount are asked for after a pause.
    await user.type(field(), '5');
    expect(screen.getByText('For the amount you entered before.')).toBeVisible();
    await advance(100);
    expect(screen.queryByText('For the amount you entered before.')).not.toBeInTheDocument();
    await user.clear(field());
    await advance(100);
    expect(medium).toHaveTextContent('3 blocksabout 0.00001000 BTC');
  });

  it('says in the sandbox that its blocks do not keep to these times', async () => {
    const note = 'Real-network times. The sandbox is faster.';
    const { toAmount, sandbox, unmount } = await startSending();
    await toAmount();
    expect(screen.getByText(note)).toBeVisible();
    unmount();
    const data = await sandbox.client.config.get();
    const live = await startSending();
    live.sandbox.services.on(getConfig)(() => ({ data: { ...data, mode: 'live' } }));
    await live.sandbox.client.resources.config.refresh();
    await live.toAmount();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('keeps the fees and the focus in place while those of another priority load', async () => {
    const { user, sandbox, advance, events, toAmount } = await startSending();
    await toAmount();
    sandbox.services.on(getFees)(() => new Promise(() => undefined));
    await user.click(screen.getByRole('radio', { name: /^High/ }));
    await advance(100);
    expect(screen.getByRole('radio', { name: /^High/ })).toHaveFocus();
    expect(screen.getAllByText('0.00001000')).toHaveLength(3);
    expect(next()).toHaveAttribute('aria-busy', 'true');
    expect(events.at(-1)).toEqual({ type: 'fee-priority-changed', priority: 'High' });
  });

  it('leaves a rate of one’s own out, unless the host allows it (R-SEND-24)', async () => {
    const { toAmount } = await startSending();
    await toAmount();
    expect(screen.queryByRole('radio', { name: /^Custom/ })).not.toBeInTheDocument();
  });

  it('takes a rate of one’s own, within bounds that it names, and reviews its fee', async () => {
    const { user, advance, toAmount, press } = await startSending({ allowCustomFee: true });
    await toAmount();
    await user.click(screen.getByRole('radio', { name: /^Custom/ }));
    await advance(100);
    const rate = screen.getByLabelText('Fee rate');
    expect(rate).toHaveAccessibleDescription('From 1 to 100.');
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    await user.type(rate, '0.5');
    expect(rate).toHaveAccessibleDescription("Too low: the network won't relay this.");
    await user.clear(rate);
    await user.type(rate, '100.1');
    expect(rate).toHaveAccessibleDescription('More than 10× the High rate.');
    await user.clear(rate);
    await user.type(rate, '12.5');
    await user.click(field());
    await user.paste('0.1');
    await advance(100);
    await press('Continue');
    await advance(0);
    expect(screen.getByText('Blockchain fees').parentElement).toHaveTextContent('0.00001250');
  });

  it('waits for the fees before it goes on', async () => {
    const { user, toAmount } = await startSending(
      {},
      { prepare: ({ services }) => services.on(getFees)(() => new Promise(() => undefined)) },
    );
    await toAmount();
    await user.type(field(), '0.1{Enter}');
    expect(next()).toHaveAttribute('aria-busy', 'true');
    expect(field()).toBeVisible();
  });

  it('says that the fees could not be loaded, and loads them again', async () => {
    const { press, toAmount } = await startSending(
      {},
      { prepare: ({ services }) => services.fail(getFees, broken) },
    );
    await toAmount();
    expect(screen.getByText("We couldn't load the fees")).toBeVisible();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    await press('Retry');
    expect(screen.queryByText("We couldn't load the fees")).not.toBeInTheDocument();
    expect(next()).toHaveAttribute('aria-disabled', 'false');
  });
});

/** Example of EIP-55. */
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
    expect(lines()[0]).toBe('Blockchain fees: about 0.00025200 ETH $1.01');
    expect(lines()[1]).toBe('Arrives: about 3 minutes · 12 confirmations');
    const details = screen.getByRole('button', { name: 'Fee details' });
    expect(details).toHaveAttribute('aria-expanded', 'false');
    await user.click(details);
    expect(details).toHaveAttribute('aria-expanded', 'true');
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
      'Total: 0.100000000004 ETH $400.01',
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
    const { user, press, toReview } = await start(recipient.toLowerCase());
    await user.click(screen.getByLabelText('Recipient Address'));
    await user.paste(recipient.toLowerCase());
    // In Review it has one: computed from what was typed, it agrees with any mistake.
    const notice = "This address has no checksum, so we can't detect typos. Check every character.";
    expect(screen.getByText(notice)).toBeVisible();
    await press('Change recipient');
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

describe('the limits of the amount', () => {
  it('are filled in by a press on the minimum, in both currencies (R-SEND-09)', async () => {
    const { user, advance, toAmount } = await startSending();
    await toAmount();
    await user.click(screen.getByRole('button', { name: 'Minimum 0.00001 BTC' }));
    await advance(0);
    expect(screen.getByLabelText('Amount')).toHaveValue('0.00001');
    expect(screen.getByText('≈ $1.00')).toBeVisible();
  });

  it('name the fees by which the maximum is lowered at the maximum alone', async () => {
    const { user, advance, press, toAmount } = await startSending();
    await toAmount();
    await user.type(field(), '0.1');
    await advance(100);
    expect(screen.queryByText(/set aside for fees/)).not.toBeInTheDocument();
    await press('Max');
    expect(screen.getByText('0.00001 BTC set aside for fees')).toBeVisible();
  });
});

describe('the fees', () => {
  it('are open at first, and fold into a row of the chosen priority (R-SEND-06)', async () => {
    const { user, press, toAmount } = await startSending();
    await toAmount();
    await user.click(screen.getByRole('radio', { name: /^Low/ }));
    await press('Fee priority');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    const row = screen.getByRole('button', { name: /^Fee priority/ });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    expect(row).toHaveTextContent('LowFirst confirmation: about 1 hour · 6 blocks');
    await user.click(row);
    expect(screen.getByRole('radio', { name: /^Low/ })).toBeChecked();
  });
});

describe('the fee of Tron', () => {
  const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
  const inTron = {
    accounts: [{ network: 'TRX', balance: toDecimal('2586.655') }],
    recipient: tron,
  } as const;
  const charging = (estimatedFee: string, networkFee: string) => ({
    ...{ estimatedFee: toDecimal(estimatedFee), networkFee: toDecimal(networkFee) },
    ...{ estimatedGasPrice: null, estimatedGasLimit: null, rates: null },
    ...{ maximumAmount: toDecimal('2586.655'), isApproximate: false },
    expiresAt: new Date('2026-11-20T10:00:00Z'),
  });

  it('is one number on Amount, with the price of activating the recipient', async () => {
    const { sandbox, toReview, user } = await startSending({}, inTron);
    sandbox.services.on(getFees)(() => charging('0', '1.1'));
    await toReview('20');
    expect(lines().slice(3)).toEqual([
      expect.stringMatching(/^Blockchain fees: 0\.0+ TRX.*Included in the network fee$/),
      expect.stringMatching(/^Network fee: 1\.10* TRX.*Activates the recipient's account$/),
      expect.stringMatching(/^Total: 21\.10* TRX/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(lines()[0]).toMatch(/^Blockchain fees: 1\.10* TRX/);
    expect(screen.getByText("Activates the recipient's account")).toBeVisible();
  });

  it.each([
    ['0', 'Free bandwidth covers this transaction.'],
    ['0.268', 'Pays for bandwidth.'],
  ])('of %s says what pays for it', async (fee, text) => {
    const { sandbox, toReview } = await startSending({}, inTron);
    sandbox.services.on(getFees)(() => charging(fee, '0'));
    await toReview('20');
    expect(screen.getByText(text)).toBeVisible();
  });
});
