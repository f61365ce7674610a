import { toDecimal } from '@billfold/core';
import { createTransaction, getFees } from '@billfold/core/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recipient, startSending } from '../../test-support/send-journey.tsx';

const recipientCard = () => screen.getByRole('group', { name: 'To' });

/** The statement as `label: value`. */
function lines(): readonly string[] {
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

describe('the Review step (R-SEND-12)', () => {
  it('states what leaves which account, to whom, at which fee', async () => {
    const { toReview } = await startSending();
    await toReview('0.1');
    expect(recipientCard()).toHaveTextContent(`New addressBitcoin${recipient}${recipient}`);
    expect(lines()).toEqual([
      'From: Bitcoin 0.5 BTC available',
      // The third block takes it, and one more confirms it.
      'Arrives: about 40 minutes · 2 confirmations',
      'Amount: 0.10000000 BTC $10,000.00',
      'Blockchain fees: 0.00001000 BTC $1.00',
      'Total: 0.10001000 BTC $10,001.00',
    ]);
    expect(screen.getByText('You send').parentElement).toHaveTextContent(
      'You send0.10000000 BTC$10,000.00',
    );
  });

  it('shows the recipient in full in groups of four', async () => {
    const { toReview } = await startSending();
    await toReview();
    const drawn = screen.getByText(recipient).nextElementSibling;
    expect([...(drawn?.children ?? [])].map((group) => group.textContent)).toEqual(
      recipient.match(/.{1,4}/g),
    );
  });

  it('names the contact that is paid, above its address in full, again where it is signed, and once it is sent', async () => {
    const zoe = { name: 'Zoe', network: 'BTC', address: recipient, memo: null } as const;
    const { toReview, press, sign } = await startSending(
      {},
      {
        prepare: ({ client, walletId }) => client.contacts.create(walletId, zoe),
      },
    );
    await toReview('0.1');
    const card = `ZoeBitcoin${recipient}${recipient}`;
    expect(recipientCard()).toHaveTextContent(card);
    await press('Continue');
    expect(recipientCard()).toHaveTextContent(card);
    await press(/^Cloud encryption password/);
    await sign();
    expect(screen.getByText('Successfully Sent')).toBeVisible();
    expect(recipientCard()).toHaveTextContent(card);
  });

  it('names an own account that is paid', async () => {
    const { user, advance, press, sandbox } = await startSending({}, { balances: ['0.5', '0.25'] });
    const [first] = sandbox.books.accounts();
    const [address = ''] = sandbox.books.addresses(first?.id ?? '');
    await user.click(screen.getByRole('combobox', { name: 'From account' }));
    await user.click(screen.getByRole('option', { name: /Bitcoin 2/ }));
    await user.click(screen.getByLabelText('Recipient Address'));
    await user.paste(address);
    await press('Continue');
    await user.click(screen.getByLabelText('Amount'));
    await user.paste('0.1');
    await advance(100);
    await press('Continue');
    expect(recipientCard()).toHaveTextContent(`BitcoinBitcoin${address}${address}`);
  });

  it('says in the card of a new recipient that it is new, with what to compare', async () => {
    const { toReview } = await startSending();
    await toReview('0.1');
    expect(within(recipientCard()).getByRole('status')).toHaveTextContent(
      "You haven't sent to this address before. Compare every group with the address you were given.",
    );
  });

  it('adds up when everything is sent', async () => {
    const { press, toAmount } = await startSending();
    await toAmount();
    await press('Max');
    await press('Continue');
    expect(lines()).toEqual(
      expect.arrayContaining([
        'Amount: 0.49999000 BTC $49,999.00',
        'Total: 0.50000000 BTC $50,000.00',
      ]),
    );
  });

  it('shows at least a cent for a fee above zero', async () => {
    const { toReview } = await startSending(
      {},
      {
        prepare: ({ books }) =>
          void books.market.control({ symbol: 'BTC', price: toDecimal('100') }),
      },
    );
    await toReview('0.1');
    expect(lines()).toEqual(
      expect.arrayContaining([
        'Amount: 0.10000000 BTC $10.00',
        'Blockchain fees: 0.00001000 BTC $0.01',
        'Total: 0.10001000 BTC $10.01',
      ]),
    );
  });

  it('leaves US dollars out without a price', async () => {
    const { toReview } = await startSending(
      {},
      {
        prepare: ({ books }) => void books.market.control({ symbol: 'BTC', feed: 'unavailable' }),
      },
    );
    await toReview('0.1');
    expect(lines()).toEqual(
      expect.arrayContaining([
        'Amount: 0.10000000 BTC',
        'Blockchain fees: 0.00001000 BTC',
        'Total: 0.10001000 BTC',
      ]),
    );
  });

  it('focuses the button that goes on, described by the statement', async () => {
    const { toReview } = await startSending();
    await toReview('0.1');
    const next = screen.getByRole('button', { name: 'Continue' });
    expect(next).toHaveFocus();
    expect(next).toHaveAccessibleDescription(/Total 0\.10001000 BTC \$10,001\.00$/);
  });

  it('waits for the fee of what is reviewed', async () => {
    const { user, sandbox, toAmount, press } = await startSending();
    await toAmount();
    await user.type(screen.getByLabelText('Amount'), '0.1');
    sandbox.services.on(getFees)(() => new Promise(() => undefined));
    await press('Continue');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('0.10001000')).not.toBeInTheDocument();
  });

  it('says when its fee could not be loaded, and loads it again', async () => {
    const { user, sandbox, toAmount, press } = await startSending();
    await toAmount();
    await user.type(screen.getByLabelText('Amount'), '0.1');
    sandbox.services.fail(getFees, { status: 500, body: { errors: ['Unknown error (ID: 7)'] } });
    await press('Continue');
    expect(screen.getByText("We couldn't load the fees")).toBeVisible();
    await press('Retry');
    expect(lines()).toContain('Total: 0.10001000 BTC $10,001.00');
  });

  it('shows the new fee after it rose between review and signature (S39)', async () => {
    const { sandbox, toSign, sign } = await startSending();
    await toSign();
    expect(lines()).toContain('Total: 0.10001000 BTC · $10,001.00');
    sandbox.services.fail(createTransaction, { status: 409, body: { code: 'FEE_CHANGED' } });
    sandbox.services.on(getFees)(() => ({
      ...{ estimatedFee: toDecimal('0.009'), estimatedGasPrice: null, estimatedGasLimit: null },
      ...{ maximumAmount: toDecimal('0.5'), networkFee: null, isApproximate: false, rates: null },
      expiresAt: new Date('2026-11-20T10:00:00Z'),
    }));
    await sign();
    expect(lines()).toEqual(
      expect.arrayContaining([
        'Blockchain fees: 0.00900000 BTC $900.00It was 0.00001000 BTC',
        'Total: 0.10900000 BTC $10,900.00',
      ]),
    );
    expect(screen.getByRole('checkbox', { name: 'Send anyway' })).not.toBeChecked();
    // The notification alone says that the fee changed.
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(sandbox.books.transactions()).toEqual([]);
  });

  it.each([
    ['FEE_CHANGED', 'The fee has changed', 'Review the new numbers.'],
    ['BROADCAST_REJECTED', 'The network refused the transaction', 'Nothing was sent.'],
    ['SPENDING_BLOCKED', 'Sending is paused', 'Try again once its open sends have ended.'],
    ['INSUFFICIENT_FUNDS', 'Not enough funds', 'At most 0.4 BTC can be sent at this fee.'],
  ])('comes back after %s with what to look at', async (code, message, sentence) => {
    const { sandbox, toSign, sign } = await startSending();
    await toSign();
    const body = { code, message, errors: [sentence] };
    sandbox.services.fail(createTransaction, { status: 409, body });
    await sign();
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
    expect(lines()).toContain('Total: 0.10001000 BTC $10,001.00');
  });
});
