import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recipient, startSending } from '../../test-support/send-journey.tsx';

const field = () => screen.getByLabelText('Recipient Address');
const next = () => screen.getByRole('button', { name: 'Continue' });

describe('the Recipient step (R-SEND-03 to R-SEND-05)', () => {
  it('lists the accounts with what they hold, and waits for one', async () => {
    const { user } = await startSending({}, { balances: ['0.5', '0.00000042'] });
    expect(next()).toBeDisabled();
    expect(screen.queryByText(/permanently lost/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'From account' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Bitcoin0.5 BTC',
      'Bitcoin 20.00000042 BTC',
    ]);
    await user.click(screen.getByRole('option', { name: /Bitcoin 2/ }));
    expect(next()).toBeEnabled();
  });

  it('warns of other assets and networks (product.md 3.7)', async () => {
    await startSending();
    expect(
      screen.getByText(
        'Send only Bitcoin (BTC) to a Bitcoin address on the Bitcoin mainnet. Any other asset, or anything sent on another network, is permanently lost.',
      ),
    ).toBeVisible();
  });

  it('says without a period on blur, and with one on Continue, that the recipient is blank', async () => {
    const { user, press } = await startSending();
    await user.click(field());
    await user.tab();
    expect(field()).toHaveAccessibleDescription("Recipient Address can't be blank");
    expect(field()).toBeInvalid();
    await press('Continue');
    expect(field()).toHaveAccessibleDescription("Recipient Address can't be blank.");
    expect(field()).toHaveFocus();
  });

  it('takes the spaces off that come along when an address is pasted', async () => {
    const { user, press } = await startSending();
    await user.click(field());
    await user.paste(`  ${recipient} `);
    await press('Continue');
    await press('Back');
    expect(field()).toHaveValue(recipient);
  });

  it('goes on by Enter, and stays at a mistyped address', async () => {
    const { user } = await startSending();
    await user.type(field(), `${recipient.replace('qar0', 'qar1')}{Enter}`);
    expect(field()).toHaveAccessibleDescription('This Bitcoin address has a typing mistake in it.');
    expect(field()).toHaveFocus();
    await user.clear(field());
    expect(field()).toHaveAccessibleDescription('');
    await user.type(field(), `${recipient}{Enter}`);
    expect(screen.getByLabelText('Amount')).toBeVisible();
  });

  it('has no way back (R-SEND-02), and is spared the corrections that are made to prose', async () => {
    await startSending();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('autocomplete', 'off');
    expect(field()).toHaveAttribute('spellcheck', 'false');
  });
});
