import { getConfig, getFees } from '@billfold/core/contract';
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
    expect(field().parentElement?.parentElement).toHaveTextContent(
      'Maximum spendable0.49999000 BTC',
    );
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
      'Lowabout 1 hour · 6 blocks0.00001000 BTC · $1.00',
      'Mediumabout 30 minutes · 3 blocks0.00001000 BTC · $1.00',
      'Highabout 10 minutes · 1 block0.00001000 BTC · $1.00',
    ]);
    expect(screen.getByRole('radio', { name: /^Medium/ })).toBeChecked();
  });

  it('says in the sandbox that its blocks do not keep to these times', async () => {
    const note = 'These are the times of the real network. The sandbox keeps its own.';
    const { toAmount, sandbox, unmount } = await startSending();
    await toAmount();
    expect(screen.getByText(note)).toBeVisible();
    unmount();
    const { data } = await sandbox.client.config.get({});
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
    expect(next()).toBeDisabled();
    await user.type(rate, '0.5');
    expect(rate).toHaveAccessibleDescription('The network does not pass on a rate as low as this.');
    await user.clear(rate);
    await user.type(rate, '100.1');
    expect(rate).toHaveAccessibleDescription('This is more than ten times the rate of High.');
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
    expect(screen.getByText('The fees could not be loaded')).toBeVisible();
    expect(next()).toBeDisabled();
    await press('Retry');
    expect(screen.queryByText('The fees could not be loaded')).not.toBeInTheDocument();
    expect(next()).toBeEnabled();
  });
});
