import { toDecimal } from '@billfold/core';
import { createTransaction, getRate } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startSending } from '../../test-support/send-journey.tsx';

const inBitcoin = () => screen.getByLabelText('Amount');
const inDollars = () => screen.getByLabelText('Amount in USD');
const swap = (to: string) => screen.getByRole('button', { name: `Switch to ${to}` });

describe('the linked USD amount (R-SEND-06, R-SEND-08)', () => {
  it('shows what the typed bitcoin are worth', async () => {
    const { user, advance, toAmount } = await startSending();
    await toAmount();
    expect(screen.getByText('≈ $0.00')).toBeVisible();
    await user.type(inBitcoin(), '0.012345');
    expect(screen.getByText('≈ $0.00')).toBeVisible();
    await advance(100);
    expect(screen.getByText('≈ $1,234.50')).toBeVisible();
  });

  it('shows what the typed dollars buy, and sends that', async () => {
    const { user, advance, press, toAmount, sign, sandbox } = await startSending();
    let sent = '';
    sandbox.services.on(createTransaction)(({ params, body, idempotencyKey }) => {
      sent = body.amount;
      return sandbox.books.send(params.accountId, idempotencyKey ?? '', body);
    });
    await toAmount();
    await user.click(swap('USD'));
    await user.type(inDollars(), '1234.567');
    expect(inDollars()).toHaveValue('1234.56');
    await advance(100);
    expect(screen.getByText('≈ 0.01234560 BTC')).toBeVisible();
    await press('Continue');
    await press('Continue');
    await press(/^Cloud encryption password/);
    await sign();
    expect(sent).toBe('0.01234560');
  });

  it('swaps the two by keyboard, changing neither', async () => {
    const { user, advance, toAmount } = await startSending();
    await toAmount();
    await user.type(inBitcoin(), '0.1');
    await advance(100);
    await user.tab();
    expect(swap('USD')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(inDollars()).toHaveValue('10000.00');
    expect(screen.getByText('≈ 0.10000000 BTC')).toBeVisible();
    expect(swap('BTC')).toHaveFocus();
    await user.keyboard(' ');
    expect(inBitcoin()).toHaveValue('0.1');
    expect(screen.getByText('≈ $10,000.00')).toBeVisible();
  });

  it('writes the maximum in dollars while those are edited', async () => {
    const { user, press, toAmount } = await startSending();
    await toAmount();
    await user.click(swap('USD'));
    await press('Max');
    expect(inDollars()).toHaveValue('49999.00');
    expect(screen.getByText('≈ 0.49999000 BTC')).toBeVisible();
  });

  it('says at the USD field what is wrong', async () => {
    const { user, press, toAmount } = await startSending();
    await toAmount();
    await user.click(swap('USD'));
    await user.type(inDollars(), '60000');
    await press('Continue');
    expect(inDollars()).toHaveFocus();
    expect(inDollars()).toHaveAccessibleDescription(
      'The amount must not exceed the maximum allowed limit.',
    );
  });

  it('is absent without a price', async () => {
    const { toAmount } = await startSending(
      {},
      {
        prepare: ({ books }) => void books.market.control({ symbol: 'BTC', feed: 'unavailable' }),
      },
    );
    await toAmount();
    expect(inBitcoin()).toBeVisible();
    expect(screen.queryByText(/≈/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Switch to USD' })).not.toBeInTheDocument();
  });

  it.each([
    [11, false, ''],
    [61, true, ' · Price is out of date'],
  ])('says when the price is of %i minutes ago', async (minutes, isTooOld, warning) => {
    const asOf = new Date(Date.UTC(2026, 10, 20, 9) - minutes * 60_000);
    const { user, toAmount } = await startSending(
      {},
      {
        prepare: ({ services }) =>
          services.on(getRate)(() => ({
            currentRate: toDecimal('100000'),
            asOf,
            stale: true,
          })),
      },
    );
    await toAmount();
    // Day and minute of the machine's time zone, which may be another day and half an hour off.
    const [day, minute] = [asOf.getDate(), asOf.getMinutes()];
    expect(inBitcoin()).toHaveAccessibleDescription(
      new RegExp(`^Price from ${day} Nov 2026, \\d\\d:${minute} GMT\\S*${warning}$`),
    );
    expect(swap('USD')).toHaveAttribute('aria-disabled', String(isTooOld));
    await user.click(swap('USD'));
    expect(screen.getByRole('textbox')).toHaveAccessibleName(isTooOld ? 'Amount' : 'Amount in USD');
  });

  it('tells the host a second after the last edit', async () => {
    const onAfterInput = vi.fn();
    const { user, advance, toAmount } = await startSending({ onAfterInput });
    await toAmount();
    await user.type(inBitcoin(), '0.1');
    await advance(999);
    expect(onAfterInput).not.toHaveBeenCalled();
    await advance(1);
    expect(onAfterInput).toHaveBeenCalledOnce();
    expect(onAfterInput.mock.calls[0]?.[0]).toMatchObject({ amountUsd: '10000.00' });
  });

  it('shows nothing of a text that is no amount yet', async () => {
    const { user, press, toAmount } = await startSending();
    await toAmount();
    await user.type(screen.getByLabelText('Amount'), '.');
    await press('Switch to USD');
    expect(screen.getByText('≈ 0.00000000 BTC')).toBeVisible();
  });
});
